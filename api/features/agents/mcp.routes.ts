import type { RequestHandler, Router } from 'express';
import type { Services } from '../../request/services.js';

/** /mcp, imported at its first use: it takes half a second to load, and a process may never need it. */
export function mcp(services: Services): RequestHandler {
  let endpoint: Promise<Router> | undefined;
  return async (req, res, next) => {
    endpoint ??= import('./mcp-endpoint.js').then(({ mcpEndpoint }) => mcpEndpoint(services));
    (await endpoint)(req, res, next);
  };
}
