"""Judges credentials with openbadgeslib and PDFs with pyHanko, which share no code with the service.

Reads one question in JSON from its input and writes the verdicts in JSON. Nothing is fetched: the documents of the
issuer are in the question.
"""

import base64
import io
import json
import sys

from asn1crypto import pem, x509
from openbadgeslib.ob3 import OB3LdpVerifier, OB3VerificationError
from openbadgeslib.ob3.did import resolve_verification_method
from openbadgeslib.ob3.ldp import _hash_data, document_loader, verify_data_integrity_proof
from openbadgeslib.verify import verify_badge
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

asked = json.load(sys.stdin)


def download(url):
    return asked["documents"][url].encode()


def verdict_of(problem):
    text = str(problem)
    if "Credential status 'revocation' is set" in text:
        return "revoked"
    return "expired" if "has expired" in text else "refused"


def judge_credential(text):
    document = json.loads(text)
    try:
        issuer = document["issuer"]["id"]
        OB3LdpVerifier.for_issuer_did(issuer).verify(
            text, check_status=True, verify_status_list=False, download=download
        )
        judge_list(document["credentialStatus"]["statusListCredential"], issuer)
    except OB3VerificationError as problem:
        return verdict_of(problem)
    return "valid"


def judge_list(url, issuer):
    """Checks the proof of a list, which openbadgeslib does by itself only for lists in a JWT."""
    status = json.loads(download(url))
    method = status["proof"]["verificationMethod"]
    if status["issuer"] != issuer or method.split("#")[0] != issuer:
        raise OB3VerificationError("the list is of another issuer")
    verify_data_integrity_proof(status, resolve_verification_method(method, download))


def judge_picture(data):
    result = verify_badge(
        base64.b64decode(data), resolve_did=True, check_status=True, verify_status_list=False, download=download
    )
    return "valid" if result.valid and result.trusted else verdict_of(result.reason)


def judge_pdf(data):
    reader = PdfFileReader(io.BytesIO(base64.b64decode(data)))
    trusted = [x509.Certificate.load(pem.unarmor(asked["authority"].encode())[2])]
    context = ValidationContext(trust_roots=trusted, allow_fetching=False)
    (signature,) = reader.embedded_signatures
    status = validate_pdf_signature(signature, context)
    names = reader.root["/Names"]["/EmbeddedFiles"]["/Names"]
    attached = names[1].get_object()["/EF"]["/F"].get_object().data
    return {
        "intact": status.intact,
        "valid": status.valid,
        "trusted": status.trusted,
        "unchanged": bool(status.docmdp_ok),
        "coverage": status.coverage.name,
        "attached": attached.decode(),
    }


def hash_data(text):
    """Returns what the proof of a document signs, by the canonical form of pyld."""
    document = json.loads(text)
    proof = {"@context": document["@context"], **document.pop("proof")}
    del proof["proofValue"]
    return _hash_data(document, proof, document_loader(None)).hex()


def each(kind, judge):
    return {name: judge(value) for name, value in asked.get(kind, {}).items()}


json.dump(
    {
        "credentials": each("credentials", judge_credential),
        "pictures": each("pictures", judge_picture),
        "pdfs": each("pdfs", judge_pdf),
        "signed": each("signed", hash_data),
    },
    sys.stdout,
)
