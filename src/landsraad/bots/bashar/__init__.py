"""`bashar`: rules of thumb, and a look at what others may do. A folder for each game."""
