import json
import sys

sys.path.insert(0, "content/developers")
sys.dont_write_bytecode = True

from create_transfer import create_transfer, load_certificate  # noqa: E402
from verify_webhook import is_from_stellwerk  # noqa: E402

mode, *rest = sys.argv[1:]
if mode == "verify":
    for index in range(0, len(rest), 4):
        body, header, secrets, now = rest[index : index + 4]
        genuine = is_from_stellwerk(body.encode(), header, secrets.split(" "), int(now))
        print(str(genuine).lower())
else:
    api, token, body, key, folder = rest
    tls = load_certificate(f"{folder}/client.pem", f"{folder}/client.key")
    status, answer = create_transfer(api, token, tls, json.loads(body), key)
    print(status)
    print(json.dumps(answer))
