# export OBALA_WEBHOOK_SECRET=whsec_…
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["OBALA_WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_genuine(headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    # Older than five minutes: perhaps somebody sends it a second time.
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    message = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, message, hashlib.sha256).digest()).decode()
    # While a secret is being changed there may be several signatures.
    signatures = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(signature, f"v1,{expected}") for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        # Answer at once, work later: after ten seconds the delivery counts as failed.
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            for change in event["data"].get("changes", []):
                print(event["type"], change["kind"], change["slug"], flush=True)


server = HTTPServer(("", 8080), Receiver)
print("ready", flush=True)
server.serve_forever()
