import json
from urllib.request import Request, urlopen


def ask(query, variables=None):
    request = Request(
        "__ORIGIN__/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={"Content-Type": "application/json"},
    )
    return json.load(urlopen(request))["data"]


# 1. A cursor, before anything is copied.
start = ask("{ listingChanges { pageInfo { endCursor } } }")
since = start["listingChanges"]["pageInfo"]["endCursor"]

# 2. The copy: all pages.
copy, after, more = {}, None, True
while more:
    page = ask(
        """query Page($after: String) {
          hotels(first: 50, after: $after) { nodes { id slug name } pageInfo { hasNextPage endCursor } }
        }""",
        {"after": after},
    )["hotels"]
    copy.update({hotel["id"]: hotel for hotel in page["nodes"]})
    more, after = page["pageInfo"]["hasNextPage"], page["pageInfo"]["endCursor"]


# 3. Follow: call this every few minutes and keep what it returns.
def follow(since):
    more = True
    while more:
        page = ask(
            """query Changes($since: String!) {
              listingChanges(since: $since) { nodes { hotelId hotel { id slug name } } pageInfo { hasNextPage endCursor } }
            }""",
            {"since": since},
        )["listingChanges"]
        for change in page["nodes"]:
            if change["hotel"]:
                copy[change["hotelId"]] = change["hotel"]
            else:
                copy.pop(change["hotelId"], None)
        more, since = page["pageInfo"]["hasNextPage"], page["pageInfo"]["endCursor"]
    return since


since = follow(since)
print(len(copy), "listings, up to", since)
