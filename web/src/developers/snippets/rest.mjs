const response = await fetch('__ORIGIN__/api/hotels?search=split&limit=3', {
  headers: { 'Accept-Language': 'en' },
});
for (const { slug, name, city } of await response.json()) console.log(slug, name, city);
console.log('next page:', response.headers.get('link') ?? 'none');
