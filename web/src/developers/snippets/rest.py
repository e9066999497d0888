import json
from urllib.request import Request, urlopen

request = Request(
    "__ORIGIN__/api/hotels?search=split&limit=3",
    headers={"Accept-Language": "en"},
)
response = urlopen(request)
for hotel in json.load(response):
    print(hotel["slug"], hotel["name"], hotel["city"])
print("next page:", response.headers["link"] or "none")
