import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { toPublicError } from '../../request/public-error.js';
import type { Services } from '../../request/services.js';
import { AppError, toErrorBody } from '../../shared/errors.js';
import { ask } from './tools/ask.js';
import { options, product, searchProducts } from './tools/goods.js';
import { measureHelp, shade } from './tools/place.js';
import { makeLink, quote } from './tools/quote.js';
import type { Tool } from './tools/tool.js';
import { getProduct, lookupCatalog, searchCatalog } from './ucp/catalog-tools.js';

/** In the order in which they are listed. None places an order: what a customer gets is a link into the configurator. */
const TOOLS: readonly Tool[] = [
  searchProducts,
  product,
  options,
  quote,
  shade,
  measureHelp,
  makeLink,
  ask,
  searchCatalog,
  lookupCatalog,
  getProduct,
];

/** How long a client may keep the list of tools. */
const LISTED_MS = 60 * 60 * 1000;

/** The MCP server of one request; `address` is the network address of the caller. */
export function shopServer(services: Services, address: string): McpServer {
  const server = new McpServer(
    { name: 'cieniomat', title: services.content.company.name, version: '1.0.0' },
    {
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': { ttlMs: LISTED_MS, cacheScope: 'public' } },
    },
  );
  for (const { name, description, inputSchema, stores, run } of TOOLS)
    server.registerTool(
      name,
      { description, inputSchema, annotations: { readOnlyHint: !stores, openWorldHint: false } },
      async (input: object): Promise<CallToolResult> => {
        try {
          const snapshot = await services.catalogue.current();
          return answer(await run({ services, snapshot, address }, input));
        } catch (error) {
          return failure(services, name, error);
        }
      },
    );
  return server;
}

const answer = (value: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: { ...value },
});

/** What the caller may read of an error; others are logged and masked, as in every API of the shop. */
function failure({ logger }: Services, tool: string, error: unknown): CallToolResult {
  const known = toPublicError(error);
  if (!known || known.status >= 500) logger.error({ err: error, tool }, 'a tool failed');
  const body = toErrorBody(known ?? new AppError('INTERNAL_SERVER_ERROR'));
  return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
}
