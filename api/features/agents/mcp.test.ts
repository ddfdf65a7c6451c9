import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationOptions,
  isSpecType,
} from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { rowCounts } from '../../testing/database/row-counts.js';
import { awning } from '../../testing/factories.js';
import { RawConnection } from '../../testing/requests/raw-http.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

const VERSION = '2026-07-28';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await createTestApp();
  client = await connected(app, { mode: { pin: VERSION } });
});
afterAll(async () => {
  await client.close();
  await app.close();
});

async function connected(
  { url }: TestApp,
  versionNegotiation: VersionNegotiationOptions,
): Promise<Client> {
  const made = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation });
  await made.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  return made;
}

interface Failure {
  error: { code: string; fields?: { path: string; message: string; max?: number }[] };
}

const textOf = ({ content }: Awaited<ReturnType<Client['callTool']>>): string =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('');

/** The structured answer of a tool; fails where the tool has failed. */
async function call<Answer>(name: string, input: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: input });
  if (result.isError) throw new Error(textOf(result));
  expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
  return result.structuredContent as Answer;
}

/** What a tool says of an input that it refuses. */
async function refusal(name: string, input: Record<string, unknown>): Promise<string> {
  const result = await client.callTool({ name, arguments: input });
  expect(result.isError).toBe(true);
  return textOf(result);
}

const AGENT = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };

/** A call of every tool that succeeds. */
const CALLS: Record<string, Record<string, unknown>> = {
  search_products: { text: 'markzia kasetowa', limit: 3 },
  product: { productId: 1 },
  options: { productId: 1 },
  quote: awning(),
  shade: { ...awning(), city: 'gdansk', facade: 200, date: '2027-06-21' },
  measure_help: { category: 'rolety', readings: { width: [120, 119.5, 121], height: [150, 150] } },
  make_link: awning(),
  ask: { question: 'odstąpienie od umowy' },
  search_catalog: { meta: AGENT, catalog: { query: 'markiza' } },
  lookup_catalog: { meta: AGENT, catalog: { ids: ['MAR-0001'] } },
  get_product: { meta: AGENT, catalog: { id: 'MAR-0001' } },
};

describe('the tools', () => {
  it('are listed in a fixed order, with schemas of JSON Schema 2020-12', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS));
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { name, inputSchema, annotations } of tools) {
      const accepts = ajv.compile(inputSchema);
      expect([name, accepts(CALLS[name]), accepts.errors]).toEqual([name, true, null]);
      // The tools of UCP accept what later versions add.
      const isOpen = 'meta' in CALLS[name]!;
      expect([name, accepts({ ...CALLS[name], unknown: 1 })]).toEqual([name, isOpen]);
      expect(annotations?.readOnlyHint).toBe(name !== 'make_link');
    }
  });

  it('order nothing, and store nothing but the configuration of a link', async () => {
    const before = await rowCounts(app);
    for (const [name, input] of Object.entries(CALLS)) await call(name, input);
    const after = await rowCounts(app);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(['public.configuration']);
  });
});

describe('search_products, product and options', () => {
  it('find mistyped goods, with the price of the product page', async () => {
    const { searchedFor, products } = await call<{
      searchedFor: string;
      products: { id: number; url: string; usualPrice: string }[];
    }>('search_products', { text: 'markzia kasetowa' });
    expect(searchedFor).toContain('markiz');
    const [first] = products;
    const { data } = await app.visitor().graphql<{
      productPrices: { examples: { size: string; calculatedPrice: string }[] };
    }>(`{ productPrices(productId: ${first!.id}) { examples { size calculatedPrice } } }`);
    const usual = data.productPrices.examples.find(({ size }) => size === 'usual')!;
    expect(first).toMatchObject({
      url: `http://shop.test/produkt/${first!.id}`,
      usualPrice: usual.calculatedPrice,
    });
    const { prices, startingPoints } = await call<{
      prices: unknown[];
      startingPoints: { url: string }[];
    }>('product', { productId: 1 });
    expect(prices.length).toBeGreaterThan(1);
    expect(startingPoints[0]!.url).toMatch(/^http:\/\/shop\.test\/konfigurator\/markizy\?start=/);
  });

  it('say what a quote accepts', async () => {
    const { sizes, variants, colors, options } = await call<{
      sizes: { field: string; min: number; max: number }[];
      variants: { code: string }[];
      colors: string[];
      options: { code: string; unitPrice: string }[];
    }>('options', { productId: 1 });
    expect(sizes.map(({ field }) => field)).toEqual(['width', 'projection']);
    const configuration = {
      productId: 1,
      productType: variants[0]!.code,
      fabricColor: colors[0],
      additionalOptions: { [options[0]!.code]: true },
      ...Object.fromEntries(sizes.map(({ field, min }) => [field, min])),
    };
    const { issues, lines } = await call<{
      issues: unknown[];
      lines: { code: string; amount: string }[];
    }>('quote', configuration);
    expect(issues).toEqual([]);
    expect(lines.find(({ code }) => code === options[0]!.code)).toBeDefined();
  });
});

describe('quote', () => {
  it('gives the receipt, warnings and repairs of the API', async () => {
    const input = awning({ additionalOptions: { windSensor: true }, controlType: 'manual' });
    const fields = `calculatedPrice net vat vatRate lines { code label quantity unitPrice amount formula }
      warnings { code field message repair { field value label } }`;
    const { data } = await app
      .visitor()
      .graphql<{ priceQuote: { warnings: { repair: object }[] } }>(
        `query ($input: ConfigurationInput!) { priceQuote(input: $input) { ${fields} } }`,
        { input },
      );
    expect(data.priceQuote.warnings[0]!.repair).toBeTruthy();
    expect(await call('quote', input)).toMatchObject(data.priceQuote);
  });

  it('names for what cannot be made the nearest that can', async () => {
    const { calculatedPrice, issues } = await call<{
      calculatedPrice: null;
      issues: { field: string; max: number; repair: { value: string } }[];
    }>('quote', awning({ width: 9999 }));
    expect(calculatedPrice).toBeNull();
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ field: 'width', repair: { value: String(issues[0]!.max) } });
  });
});

describe('shade, measure_help and ask', () => {
  it('give the shade of a terrace through a day, and the sun on a window', async () => {
    const { terraceArea, hours } = await call<{
      terraceArea: number;
      hours: { time: string; sunlight: string; shadedArea: number }[];
    }>('shade', CALLS['shade']!);
    const noon = hours.find(({ time }) => time === '13:00')!;
    expect(noon.sunlight).toBe('shining');
    expect(noon.shadedArea).toBeGreaterThan(0);
    expect(noon.shadedArea).toBeLessThanOrEqual(terraceArea);
    const window = { productId: 5, width: 120, height: 150, date: '2027-06-21', facade: 90 };
    const { sunOnWall } = await call<{ sunOnWall: { from: string; to: string }[] }>(
      'shade',
      window,
    );
    expect(sunOnWall.map(({ to }) => Number(to.split(':')[0]))).toEqual([expect.any(Number)]);
    expect(Number(sunOnWall[0]!.to.split(':')[0])).toBeLessThan(15);
  });

  it('tell what to measure, and the size to order from the readings', async () => {
    const help = await call<{ lengths: { target: string }[]; sizes?: { width: number } }>(
      'measure_help',
      { category: 'rolety' },
    );
    expect(help.lengths.map(({ target }) => target)).toContain('width');
    expect(help.sizes).toBeUndefined();
    const { sizes, warnings } = await call<{ sizes: { width: number }; warnings: string[] }>(
      'measure_help',
      { category: 'rolety', readings: { width: [120, 123.5, 121] } },
    );
    expect(sizes.width).toBeLessThan(120);
    expect(warnings[0]).toContain('3,5');
  });

  it('quote sentences that stand on the pages they name', async () => {
    const { quotations } = await call<{ quotations: { text: string; url: string }[] }>('ask', {
      question: 'odstąpienie od umowy',
    });
    expect(quotations.map(({ url }) => url)).toContain('http://shop.test/odstapienie');
    for (const { text, url } of quotations) {
      const slug = new URL(url).pathname.slice(1);
      const { data } = await app.visitor().graphql<{
        textPage: { description: string; contentHtml: string; blocks: object[] } | null;
      }>('query ($slug: ID!) { textPage(slug: $slug) { description contentHtml blocks { rows { text textHtml } } } }', { slug });
      if (!data.textPage) continue;
      const page = wordsOf(JSON.stringify(data.textPage).replaceAll(/<[^>]*>|\\n/g, ' '));
      expect(page).toContain(wordsOf(text));
    }
    expect(await call('ask', { question: 'hipopotam' })).toMatchObject({ quotations: [] });
  });
});

/** The words of a text, without what lies between them. */
const wordsOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

describe('make_link', () => {
  it('gives a link that opens the configuration at the quoted price', async () => {
    const { url, calculatedPrice } = await call<{ url: string; calculatedPrice: string }>(
      'make_link',
      awning(),
    );
    expect(calculatedPrice).toBe('4890.00');
    const opened = await app.visitor().fetch(new URL(url).pathname, { redirect: 'manual' });
    expect(opened.headers.get('location')).toMatch(/^\/konfigurator\/markizy\?configuration=/);
  });

  it('is counted as a change by the network address', async () => {
    const limited = await createTestApp({
      databaseUrl: app.databaseUrl,
      env: { WRITES_PER_MINUTE: '1' },
    });
    const other = await connected(limited, { mode: { pin: VERSION } });
    const link = () => other.callTool({ name: 'make_link', arguments: awning() });
    expect((await link()).isError).toBeFalsy();
    expect(JSON.parse(textOf(await link()))).toMatchObject({
      error: { code: 'TOO_MANY_REQUESTS' },
    });
    await other.close();
    await limited.close();
  });
});

describe('an input', () => {
  it.each([
    ['search_products', 'text', { text: 'x'.repeat(101) }],
    ['search_products', 'text', { text: null }],
    ['search_products', 'limit', { text: 'markiza', limit: 25 }],
    ['product', 'productId', { productId: 999_999 }],
    ['options', 'productId', { productId: '1' }],
    ['quote', 'productId', awning({ productId: 2 ** 40 })],
    ['quote', 'additionalOptions', awning({ additionalOptions: { windSensor: 'tak' } })],
    ['quote', 'width', awning({ width: 1e9 })],
    ['quote', 'fabricColor', awning({ fabricColor: { text: 'x' } })],
    ['shade', 'width', { ...CALLS['shade'], width: 9999 }],
    ['shade', 'date', { ...CALLS['shade'], date: '2027-02-30' }],
    ['shade', 'facade', { ...CALLS['shade'], facade: 360 }],
    ['shade', 'city', { ...CALLS['shade'], city: 'berlin' }],
    ['measure_help', 'category', { category: 'parasole' }],
    ['measure_help', 'readings', { category: 'rolety', readings: { width: Array(9).fill(1) } }],
    ['make_link', 'projection', awning({ projection: null })],
    ['make_link', 'unknown', awning({ unknown: 1 })],
    ['ask', 'question', { question: '' }],
  ])('of %s is refused for its %s', async (name, field, input) => {
    const before = await rowCounts(app);
    expect(await refusal(name, input)).toContain(field);
    expect(await rowCounts(app)).toEqual(before);
  });

  it('that cannot be made is refused with its limits', async () => {
    const { error } = JSON.parse(await refusal('make_link', awning({ width: 9999 }))) as Failure;
    expect(error.code).toBe('CONFIGURATION_INVALID');
    expect(error.fields).toEqual([
      expect.objectContaining({ path: 'width', max: expect.any(Number) }),
    ]);
  });
});

describe('the protocol', () => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': VERSION,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  };
  const HEADERS = {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': VERSION,
  };
  const send = (method: string, headers: Record<string, string> = {}, params = {}) =>
    app
      .visitor()
      .json<{ result: Record<string, unknown> }>(
        'POST',
        '/mcp',
        { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
        { ...HEADERS, 'mcp-method': method, ...headers },
      );

  it('answers server/discover, and says how long the list of tools is valid', async () => {
    const { status, body } = await send('server/discover');
    expect(status).toBe(200);
    expect(isSpecType.DiscoverResult(body.result)).toBe(true);
    expect(body.result['supportedVersions']).toContain(VERSION);
    const listed = (await send('tools/list')).body.result;
    expect(isSpecType.ListToolsResult(listed)).toBe(true);
    expect(listed).toMatchObject({
      resultType: 'complete',
      ttlMs: 3_600_000,
      cacheScope: 'public',
    });
  });

  it('answers older clients', async () => {
    const older = await connected(app, { mode: 'legacy' });
    expect((await older.listTools()).tools).toHaveLength(Object.keys(CALLS).length);
    const { structuredContent } = await older.callTool({ name: 'quote', arguments: awning() });
    expect(structuredContent).toMatchObject({ calculatedPrice: '4890.00' });
    await older.close();
  });

  it.each(['GET', 'DELETE'])('has no sessions: %s is not allowed', async (method) => {
    const { status } = await app.visitor().fetch('/mcp', { method, headers: HEADERS });
    expect(status).toBe(405);
  });

  it('keeps no stream open', async () => {
    const { status, body } = await send('subscriptions/listen', {}, { notifications: {} });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('-32603')]);
  });

  it('refuses another site in a browser, and another host', async () => {
    expect((await send('tools/list', { origin: 'http://shop.test' })).status).toBe(200);
    expect((await send('tools/list', { origin: 'https://evil.example' })).status).toBe(403);
    const raw = new RawConnection(new URL(app.url));
    const headers = [['host', 'evil.example']] as const;
    const answer = await raw.send({ method: 'GET', target: '/mcp', headers });
    raw.close();
    expect(answer.status).toBe(403);
  });

  it.each([
    [
      413,
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', x: 'x'.repeat(1_100_000) }),
    ],
    [400, '{"jsonrpc"'],
    [400, JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'tools/list' }])],
    [
      400,
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'['.repeat(9999)}${']'.repeat(9999)}}`,
    ],
    [400, 'null'],
  ])('answers %i to a body that it cannot take', async (expected, body) => {
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    const { status } = await app.visitor().fetch('/mcp', { method: 'POST', headers, body });
    expect(status).toBe(expected);
    expect(app.logged).toEqual([]);
  });
});
