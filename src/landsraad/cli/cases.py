"""The command `cases`: runs adjudication cases and reports which fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from landsraad.cli.common import (
    JsonOption,
    LanguageOption,
    LoadOption,
    describe_exception,
    print_json,
    progress_bar,
)
from landsraad.cli.files import load_games
from landsraad.kernel.errors import BadCase

if TYPE_CHECKING:
    from landsraad.kernel.cases import Case


def cases(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Case files or folders.")],
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Tell each case in sentences, with its verdict.")
    ] = False,
    as_json: JsonOption = False,
    load: LoadOption = None,
    language: LanguageOption,
) -> None:
    """Run adjudication cases and tell which fail.

    Example: landsraad cases tests/cases
    """
    load_games(load)
    if explain:
        raise typer.Exit(explain_cases(paths, language.value))
    with progress_bar() as show:
        results = [result for path in paths for result in run_cases(path, show)]
    failed = [result for result in results if result["problems"]]
    passed = len(results) - len(failed)
    if as_json:
        print_json({"passed": passed, "failed": len(failed), "cases": results}, pretty=True)
    else:
        for result in failed:
            print_failure(result)
        typer.echo(f"{passed} passed, {len(failed)} failed")
    raise typer.Exit(1 if failed else 0)


def run_cases(path: Path, show: Callable[[str], None]) -> Iterator[dict[str, Any]]:
    """The result of each case in a file or folder; an unreadable file counts as a failed case."""
    from landsraad.kernel.cases import case_files, read_cases

    try:
        files = case_files(path)
    except BadCase as error:
        yield case_result(path, None, [str(error)])
        return
    for file in files:
        show(file.name)
        try:
            found = read_cases(file)
        except BadCase as error:
            yield case_result(file, None, [str(error)])
        except Exception as error:  # a file can hold anything
            yield case_result(file, None, [f"{file}: {describe_exception(error)}"])
        else:
            yield from [case_result(file, case, problems_of(case)) for case in found]


def explain_cases(paths: Sequence[Path], language: str) -> int:
    """Tell every case in sentences; 1 if one fails or cannot be read, else 0."""
    from landsraad.kernel.cases import case_files, read_cases

    failed = 0
    for path in paths:
        try:
            found = [case for file in case_files(path) for case in read_cases(file)]
        except BadCase as error:
            typer.echo(" ".join(str(error).split()))
            failed = 1
            continue
        for case in found:
            failed |= bool(problems_of(case))
            typer.echo(told(case, language) + "\n")
    return failed


def told(case: Case, language: str) -> str:
    """A case in sentences; an exception in the code of a game ends only this one."""
    from landsraad.explaining import explain_case

    lines: list[str] = []
    try:
        lines.extend(explain_case(case, language))
    except Exception as error:
        lines.append(describe_exception(error))
    return "\n".join(lines)


def problems_of(case: Case) -> Sequence[str]:
    """What is wrong with a case; an exception in the code of a game fails only this case."""
    from landsraad.kernel.cases import run_case

    try:
        return run_case(case).problems
    except Exception as error:
        return [describe_exception(error)]


def case_result(file: Path, case: Case | None, problems: Sequence[str]) -> dict[str, Any]:
    """One entry of the JSON output; without a case it is about the whole file."""
    about = {"id": None, "title": None} if case is None else {"id": case.id, "title": case.title}
    return {"file": str(file), **about, "problems": list(problems)}


def print_failure(result: dict[str, Any]) -> None:
    if result["id"]:
        typer.echo(f"{result['file']}: {result['id']} {result['title']}")
    for problem in result["problems"]:
        typer.echo(f"{'  ' if result['id'] else ''}{' '.join(problem.split())}")
