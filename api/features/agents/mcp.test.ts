import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client';
import { awning } from '../../testing/factories.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await createTestApp();
  client = await connected({ mode: { pin: '2026-07-28' } });
});
afterAll(async () => {
  await client.close();
  await app.close();
});

async function connected(versionNegotiation: VersionNegotiationOptions): Promise<Client> {
  const made = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation });
  await made.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url)));
  return made;
}

/** The structured answer of a tool; fails where the tool has failed. */
async function call<Answer>(name: string, input: Record<string, unknown>): Promise<Answer> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: input });
  if (isError) throw new Error(JSON.stringify(content));
  return structuredContent as Answer;
}

describe('the tools of the shop', () => {
  it('find a product, say what can be chosen and quote as the API does', async () => {
    const found = await call<{ products: { id: number }[] }>('search_products', {
      text: 'markzia kasetowa',
    });
    const [first] = found.products;
    const chosen = await call<{ sizes: { field: string; min: number }[] }>('options', {
      productId: first!.id,
    });
    expect(chosen.sizes.map(({ field }) => field)).toEqual(['width', 'projection']);
    const { calculatedPrice, lines } = await call<{
      calculatedPrice: string;
      lines: { amount: string }[];
    }>('quote', awning());
    expect(calculatedPrice).toBe('4890.00');
    expect(lines.length).toBeGreaterThan(1);
  });
});
