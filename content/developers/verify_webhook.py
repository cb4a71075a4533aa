import hashlib
import hmac
import time

TOLERANCE = 300  # Seconds that a delivery may be old.


def is_from_stellwerk(body, header, secrets, now=None):
    """Checks the header Stellwerk-Signature, such as t=1795167003,v1=5f8c…

    body: the request body as bytes, exactly as received
    secrets: secret of the endpoint; during a change, the old and the new one
    now: Unix time in seconds
    """
    fields = [field.partition("=")[::2] for field in header.split(",")]
    sent = next((value for name, value in fields if name == "t"), "")
    if not sent.isdecimal():
        return False
    if abs((time.time() if now is None else now) - int(sent)) > TOLERANCE:
        return False
    given = [value.encode() for name, value in fields if name == "v1"]
    signed = f"{sent}.".encode() + body
    for secret in secrets:
        mac = hmac.new(secret.encode(), signed, hashlib.sha256)
        expected = mac.hexdigest().encode()
        if any(hmac.compare_digest(expected, one) for one in given):
            return True
    return False
