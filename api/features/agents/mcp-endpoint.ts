import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/express';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, localhostAllowedHostnames } from '@modelcontextprotocol/server';
import { type RequestHandler, Router, json } from 'express';
import { BODY_LIMIT } from '../../request/bound-memory.js';
import { clientAddressOf } from '../../request/request-limiter.js';
import type { Services } from '../../request/services.js';
import { isNestedTooDeep } from '../../rest/body.js';
import { AppError } from '../../shared/errors.js';
import { shopServer } from './shop-server.js';

/**
 * /mcp: the tools of the shop for assistants, by the Model Context Protocol 2026-07-28; older clients are answered too.
 * There are no sessions, and nothing of a request is kept: any process may answer it. It reads neither cookies nor
 * tokens, so everybody has the same tools.
 */
export function mcpEndpoint(services: Services): Router {
  const { hostname } = new URL(services.env.PUBLIC_URL);
  return Router().use(
    hostHeaderValidation([hostname, ...localhostAllowedHostnames()]),
    originValidation([hostname]),
    json({ limit: BODY_LIMIT }),
    oneMessageOnly,
    answer(services),
  );
}

/** Refuses lists of messages, of which one request could hold thousands, and bodies that would exceed the call stack. */
const oneMessageOnly: RequestHandler = ({ body }, _res, next) => {
  if (Array.isArray(body) || isNestedTooDeep(body)) throw new AppError('MALFORMED');
  next();
};

function answer(services: Services): RequestHandler {
  return async (req, res) => {
    const server = () => shopServer(services, clientAddressOf(req));
    // The tools never change, so nobody needs to listen for a change.
    const handler = createMcpHandler(server, { maxSubscriptions: 0 });
    await toNodeHandler(handler)(req, res, req.body);
  };
}
