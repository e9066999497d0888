import json
from urllib.request import Request, urlopen

query = """query Page($after: String) {
  hotels(first: 50, after: $after) {
    nodes { slug }
    pageInfo { hasNextPage endCursor }
  }
}"""

after = None
while True:
    request = Request(
        "__ORIGIN__/graphql",
        data=json.dumps({"query": query, "variables": {"after": after}}).encode(),
        headers={"Content-Type": "application/json"},
    )
    page = json.load(urlopen(request))["data"]["hotels"]
    for hotel in page["nodes"]:
        print(hotel["slug"])
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]
