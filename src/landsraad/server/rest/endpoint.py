"""Endpoint: one operation of REST; how it is reached, what it takes and what it answers.

    endpoints = Endpoints("guests")

    @endpoints.add("PATCH /api/me", "The guest under the new name.")
    async def rename(visitor: Visitor, body: NewName) -> Me:
        \"\"\"Take another name; everybody at my tables sees it.\"\"\"

The function says the rest: `body` is the shape of the body (with `| None` it can be left out), what
it returns the shape of the answer; its other arguments are found in the path or in the query. The
access rules know the endpoint by its method and path. The OpenAPI document is made from all this.

A visitor is admitted before anything of what they send is read.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from types import NoneType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from landsraad.protocol import EventCount
from landsraad.server.rest.reading import Upload, decode, read_body, read_text
from landsraad.server.rest.visitor import admit

Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])

IN_PATHS: Final[Mapping[str, Any]] = {
    "table": Annotated[
        str,
        Meta(description="The address of the table.", examples=["kP3v0oQYc1mZ7b2D"], max_length=80),
    ],
    "seat": Annotated[str, Meta(description="A seat.", examples=["atreides"], max_length=80)],
    "sequence": EventCount,
}
"""What stands in brackets in a path."""


class Endpoint:
    """One operation.

    Attributes:
        what: method and path, as the access rules have it.
        outcome: what the answer is, in words.
        status: of the answer.
        tag: of the OpenAPI document.
        answer: shape of the answer; NoneType if it has none.
        body: shape of the body; None if it takes none.
        in_path: types of what stands in brackets in the path.
        in_query: types of what can stand in the query; `defaults` are for what does not.
    """

    def __init__(
        self, what: str, call: Callable[..., Awaitable[Any]], outcome: str, status: int, tag: str
    ) -> None:
        hints = get_type_hints(call, include_extras=True)
        hints.pop("visitor")
        self.what = what
        self.method, self.path = what.split(" ")
        self.call = call
        self.outcome = outcome
        self.status = status
        self.tag = tag
        self.description = inspect.cleandoc(call.__doc__ or "")
        self.answer = hints.pop("return")
        self.body = hints.pop("body", None)
        self.uploaded = get_origin(self.body) is Upload
        if self.uploaded:
            (self.body,) = get_args(self.body)
        self.in_path = {name: IN_PATHS[name] for name in re.findall(r"{(\w+)}", self.path)}
        self.in_query = {name: hints[name] for name in hints if name not in self.in_path}
        self.arguments = hints.keys()
        signature = inspect.signature(call).parameters
        self.defaults = {name: signature[name].default for name in self.in_query}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.respond(Request(scope, receive))
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        """Carry it out for whoever asks, if they may."""
        visitor = await admit(request, self.what)
        arguments = self.read_address(request)
        if self.uploaded:
            arguments["body"] = Upload(request)
        elif self.body is not None:
            arguments["body"] = decode(await read_body(request), self.body)
        answer = await self.call(visitor, **arguments)
        if self.answer is NoneType:
            return Response(None, self.status, visitor.headers)
        content = msgspec.json.encode(answer)
        return Response(content, self.status, visitor.headers, "application/json")

    def read_address(self, request: Request) -> dict[str, Any]:
        """The arguments of the function that stand in the path or in the query."""
        texts = {**request.query_params, **request.path_params}
        read = {
            name: read_text(name, texts[name], shape)
            for name, shape in (self.in_path | self.in_query).items()
            if name in texts
        }
        return {name: value for name, value in read.items() if name in self.arguments}


class Endpoints:
    """All endpoints with one tag."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.all: list[Endpoint] = []

    def add(self, what: str, outcome: str, status: int = 200) -> Callable[[Function], Function]:
        """Make an endpoint of a function."""

        def added(function: Function) -> Function:
            self.all.append(Endpoint(what, function, outcome, status, self.tag))
            return function

        return added
