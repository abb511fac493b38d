"""Server: tables over HTTP and WebSocket, and where they are stored."""
