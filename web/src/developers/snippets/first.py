import json
from urllib.request import Request, urlopen

query = "{ hotels(first: 3) { nodes { id name city pricePerNight } } }"

request = Request(
    "__ORIGIN__/graphql",
    data=json.dumps({"query": query}).encode(),
    headers={"Content-Type": "application/json"},
)
data = json.load(urlopen(request))["data"]
for hotel in data["hotels"]["nodes"]:
    print(f"{hotel['name']}, {hotel['city']}: {hotel['pricePerNight']} €")
