# export OBALA_KEY=obala_…
import json
import os
from urllib.request import Request, urlopen

query = "{ viewer { hotels { id name isActive } } }"

request = Request(
    "__ORIGIN__/graphql",
    data=json.dumps({"query": query}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['OBALA_KEY']}",
        "Content-Type": "application/json",
    },
)
answer = json.load(urlopen(request))
if "errors" in answer:
    raise RuntimeError(answer["errors"][0]["message"])
for hotel in answer["data"]["viewer"]["hotels"]:
    print(hotel["id"], hotel["name"], hotel["isActive"])
