import json
import ssl
import time
import uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def load_certificate(cert, key):
    """What every connection needs: certificate and key as PEM files."""
    tls = ssl.create_default_context()
    tls.load_cert_chain(cert, key)
    return tls


def create_transfer(api, token, tls, transfer, key=None):
    """Sends a transfer. Every attempt has the same key, so it is carried out once.

    key: of the request; store it with the order before the first attempt
    """
    headers = {
        "Authorization": f"Bearer {token}",
        "Content-Type": "application/json",
        "Idempotency-Key": key or str(uuid.uuid4()),
    }
    body = json.dumps(transfer).encode()
    for attempt in range(1, 6):
        seconds = 0.2 * 2**attempt
        try:
            request = Request(f"{api}/transfers", body, headers, method="POST")
            with urlopen(request, timeout=10, context=tls) as answer:
                return answer.status, json.load(answer)
        except HTTPError as error:
            if (error.code != 429 and error.code < 500) or attempt == 5:
                return error.code, json.load(error)
            seconds = max(seconds, float(error.headers.get("Retry-After", 0)))
        except (OSError, HTTPException):
            if attempt == 5:
                raise
        time.sleep(seconds)
