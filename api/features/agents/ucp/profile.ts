import type { Env } from '../../../shared/env/env.js';

/** The release of the Universal Commerce Protocol that the shop follows. */
const UCP_VERSION = '2026-08-25';
/** The path of permalinks: /kup/<items>. */
export const PERMALINK_PATH = '/kup';

const SPEC = `https://ucp.dev/${UCP_VERSION}`;

/** What the shop can do for shopping agents, by capability. Checkout is not among it: orders are placed in the shop. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': {
    spec: `${SPEC}/specification/shopping/catalog/search`,
    schema: `${SPEC}/schemas/shopping/catalog_search.json`,
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: `${SPEC}/specification/shopping/catalog/lookup`,
    schema: `${SPEC}/schemas/shopping/catalog_lookup.json`,
  },
} as const;

/** The profile at /.well-known/ucp. It has no keys, because the shop signs nothing. */
export function ucpProfile({ PUBLIC_URL }: Env): object {
  const version = UCP_VERSION;
  const service = {
    version,
    spec: `${SPEC}/specification/overview`,
    transport: 'mcp',
    schema: `${SPEC}/services/shopping/mcp.openrpc.json`,
    endpoint: `${PUBLIC_URL}/mcp`,
  };
  const permalink = {
    version,
    spec: `${SPEC}/specification/permalink`,
    schema: `${SPEC}/schemas/shopping/permalink.json`,
    config: { endpoint: `${PUBLIC_URL}${PERMALINK_PATH}` },
  };
  const capabilities = Object.entries(CAPABILITIES).map(([name, addresses]) => [
    name,
    [{ version, ...addresses }],
  ]);
  return {
    ucp: {
      version,
      services: { 'dev.ucp.shopping': [service] },
      capabilities: {
        ...Object.fromEntries(capabilities),
        // The protocol knows permalinks over HTTPS only.
        ...(PUBLIC_URL.startsWith('https:') && { 'dev.ucp.shopping.permalink': [permalink] }),
      },
      payment_handlers: {},
    },
    keys: [],
  };
}

/** The `ucp` block of an answer by a capability. */
export const ucpBlock = (capability: keyof typeof CAPABILITIES, status?: 'error') => ({
  version: UCP_VERSION,
  ...(status && { status }),
  capabilities: { [capability]: [{ version: UCP_VERSION }] },
});
