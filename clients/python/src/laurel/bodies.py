import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Literal, TypeAlias
from urllib.parse import quote

Upload: TypeAlias = bytes | Path | BinaryIO | tuple[str, bytes]
"""A file to upload: bytes, a path, a file opened in binary mode, or a name and bytes."""

BodyKind: TypeAlias = Literal["json", "form", "either"]
"""`form`: multipart; `either`: multipart if there is a file, otherwise JSON."""


def write_body(body: Any, kind: BodyKind) -> tuple[bytes, str]:
    """Returns a body that can be sent repeatedly, so files are read first, and its content type."""
    if kind == "json" or (kind == "either" and not any(is_upload(each) for each in body.values())):
        return json.dumps(body, allow_nan=False).encode(), "application/json"
    return write_form(body)


def is_upload(value: object) -> bool:
    return isinstance(value, bytes | Path | tuple) or hasattr(value, "read")


def write_form(fields: Mapping[str, Any]) -> tuple[bytes, str]:
    boundary = secrets.token_hex(16)
    parts = bytearray()
    for name, value in fields.items():
        filename = ""
        if is_upload(value):
            file, content = read_upload(value)
            filename = f'; filename="{quote_name(file)}"'
        else:
            content = (value if isinstance(value, str) else json.dumps(value)).encode()
        disposition = f'Content-Disposition: form-data; name="{quote_name(name)}"{filename}'
        kind = "\r\nContent-Type: application/octet-stream" if filename else ""
        parts += f"--{boundary}\r\n{disposition}{kind}\r\n\r\n".encode() + content + b"\r\n"
    parts += f"--{boundary}--\r\n".encode()
    return bytes(parts), f"multipart/form-data; boundary={boundary}"


def read_upload(upload: Upload) -> tuple[str, bytes]:
    if isinstance(upload, bytes):
        return "file", upload
    if isinstance(upload, tuple):
        return upload
    if isinstance(upload, Path):
        return upload.name, upload.read_bytes()
    name = getattr(upload, "name", "file")
    return Path(name).name if isinstance(name, str) else "file", upload.read()


def quote_name(name: str) -> str:
    """Escapes a name as browsers do (HTML, section 4.10.21.8)."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def part(value: int | str) -> str:
    """Escapes a path segment. Some segments would address another resource."""
    text = str(value)
    if text in ("", ".", ".."):
        raise ValueError(f"“{text}” cannot be a part of a path.")
    return quote(text, safe="")
