curl -s '__ORIGIN__/api/hotels?search=split&limit=3' -H 'Accept-Language: en'
