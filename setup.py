"""How the engine is compiled.

mypyc translates every module of the package whose first line is ``# compiled`` to C, as one group, so that calls
between them are C calls. Without a C compiler, or with BURGHER_PURE=1, nothing is compiled and the same files run
interpreted. A compiler that is there and fails is an error: a broken engine must not pass for a slow one.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
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


def can_compile() -> bool:
    """Whether a C file that includes Python's header compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
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

    modules = mypycify(["--config-file", "pyproject.toml", *sources], group_name=GROUP, opt_level="3")
    if sys.platform != "win32":
        # Nobody else calls the engine's functions; a compiler that knows that puts small ones where they are called.
        for module in modules:
            module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPython})
