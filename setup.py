"""How the engine is compiled.

mypyc translates every module of the package whose first line is ``# compiled`` to C, as one group, so that calls
between them are C calls. Each module becomes a C file of its own, so that all cores compile, and the linker optimises
across them where it can. Without a C compiler, or with BURGHER_PURE=1, nothing is compiled and the same files run
interpreted. A compiler that is there and fails is an error: a broken engine must not pass for a slow one.
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# distutils is imported after setuptools, which brings its own.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import DistutilsError, CCompilerError  # isort: skip
from distutils.sysconfig import customize_compiler, get_python_inc  # isort: skip

PACKAGE = Path("src", "burgher")
MARK = "# compiled"
# The shared library that holds the whole group. It lies in the package, not beside it at the top of site-packages.
GROUP = "burgher.engine"
METADATA_COMMANDS = {"dist_info", "egg_info", "sdist", "clean"}


def compiled_sources() -> list[str]:
    """The modules to compile. The mark is in the files, so that no list has to follow them."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open(encoding="utf-8") as source:
            if source.readline().rstrip() == MARK:
                found.append(str(path))
    return found


def can_compile(*flags: str) -> bool:
    """Whether a C file that includes Python's header can be made into a library here, with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            made = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[get_python_inc()], extra_preargs=list(flags)
            )
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_preargs=list(flags))
        except (DistutilsError, CCompilerError, OSError):
            return False
    return True


def why_interpreted() -> str | None:
    """Why this install will not be compiled; None when it will be."""
    if os.environ.get("BURGHER_PURE") == "1":
        return "BURGHER_PURE=1"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    if not can_compile():
        return "no C compiler with Python's headers was found"
    return None


class BuildPython(build_py):
    def run(self) -> None:
        # In a checkout, what an earlier build left would shadow a source that changed or is no longer compiled.
        if self.editable_mode:
            for path in PACKAGE.rglob("*"):
                if path.suffix in (".so", ".pyd"):
                    path.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compiles as many C files at once as there are cores, the largest first, and says how far it has come."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def side_by_side(sources: list[str], *args: object, **kwargs: object) -> list[str]:
            made: dict[str, list[str]] = {}

            def compile_one(source: str) -> None:
                made[source] = one_after_another([source], *args, **kwargs)
                if len(sources) > 1:
                    tell_progress(len(made), len(sources))

            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                list(pool.map(compile_one, sorted(sources, key=os.path.getsize, reverse=True)))
            return [name for source in sources for name in made[source]]

        self.compiler.compile = side_by_side
        super().build_extensions()


def tell_progress(done: int, total: int) -> None:
    """On a terminal every file counts; in a log every quarter does."""
    if sys.stderr.isatty():
        print(f"\rCompiling the engine: {done} of {total} files", end="\n" if done == total else "", file=sys.stderr)
    elif done * 4 // total > (done - 1) * 4 // total:
        print(f"Compiling the engine: {done} of {total} files", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """The compiled engine: one library with all the code, and a small one for each module's name."""
    # Translating takes a while, and these need none of it.
    if METADATA_COMMANDS.intersection(sys.argv):
        return []
    sources = compiled_sources()
    reason = why_interpreted() if sources else "no module is marked to be compiled"
    if reason:
        print(f"burgher: installing the interpreted engine (the same games, slower): {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # What is compiled is checked; what it leads to may need packages that building does without.
    flags = ["--config-file", "pyproject.toml", "--follow-imports", "silent"]
    modules = mypycify([*flags, *sources], group_name=GROUP, opt_level="3", multi_file=True)
    if sys.platform != "win32":
        # Nobody else calls the engine's functions, and nobody looks at it with a debugger.
        flags = ["-fvisibility=hidden", "-g0"]
        optimise_when_linking = [flag for flag in ("-flto=auto",) if can_compile(flag)]
        for module in modules:
            # mypyc gives all modules the same list, and seeks the group's header as if its name had no dots.
            module.extra_compile_args = [*module.extra_compile_args, *flags, *optimise_when_linking]
            module.extra_link_args = [*module.extra_link_args, *optimise_when_linking]
            module.include_dirs = [*module.include_dirs, str(Path("build", *GROUP.split(".")[:-1]))]
    return modules


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython})
