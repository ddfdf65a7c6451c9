const CONNECTIONS = 4;

/**
 * Fetches all pages of the sitemap, then all brochures, then all pictures and drawings on the pages. After each of
 * these three steps it yields what was fetched. Throws for an answer that is not a success.
 */
export async function* tour(shopUrl: string): AsyncGenerator<string> {
  const sitemap = await (await get(`${shopUrl}/sitemap.xml`)).text();
  const paths = allOf(sitemap, /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
  const html: string[] = [];
  await inParallel(paths, async (path) => {
    html.push(await (await get(shopUrl + path)).text());
  });
  yield `all ${paths.length} pages`;

  const categories = paths.flatMap((path) => /^\/produkty\/(\w+)$/.exec(path)?.[1] ?? []);
  const products = paths.flatMap((path) => /^\/produkt\/(\d+)$/.exec(path)?.[1] ?? []);
  const brochures = [...categories, ...products.map((id) => `produkt-${id}`)];
  await inParallel(brochures, (name) => discard(`${shopUrl}/katalog/${name}.pdf`));
  yield `all ${brochures.length} brochures`;

  const addresses = html.flatMap((page) =>
    allOf(page, /(\/zdjecia\/[^"\s,)]+|\/rysunki\/[^"\s,)]+)/g),
  );
  const pictures = [...new Set(addresses)];
  await inParallel(pictures, (path) => discard(shopUrl + path));
  yield `all ${pictures.length} pictures and drawings`;
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

async function discard(url: string): Promise<void> {
  await (await get(url)).arrayBuffer();
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!.replaceAll('&amp;', '&'));
}
