import json
from urllib.request import Request, urlopen

query = """query Price($document: String!) {
  rateLimit { limit remaining resetAt }
  operationCost(document: $document) { cost mostPerOperation isAllowed }
}"""
document = "{ hotels(first: 100) { nodes { id name } } }"

request = Request(
    "__ORIGIN__/graphql",
    data=json.dumps({"query": query, "variables": {"document": document}}).encode(),
    headers={"Content-Type": "application/json"},
)
response = urlopen(request)
answer = json.load(response)
price = answer["data"]["operationCost"]
cost = answer["extensions"]["cost"]
print("would cost", price["cost"], "of", price["mostPerOperation"])
print("asking cost", cost["requested"], "left", cost["remaining"])
print("reset in", response.headers["x-ratelimit-reset"], "s")
