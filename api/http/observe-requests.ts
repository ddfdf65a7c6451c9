import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '../request/services.js';
import { type Span, beginSpan } from '../shared/spans.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The status that nginx logs when the client closed the connection before the response. */
const CLIENT_CLOSED = 499;
/** Frequent requests that are not worth a line of the log. */
const UNLOGGED = new Set(['/healthz', '/readyz', '/assets']);

/**
 * Counts each request in the metrics, if they are on, traces it, if it is traced, and logs it as one line, both unless
 * `UNLOGGED` has its route: method, route template, status, milliseconds, request id. Neither has an address, a query
 * string or values of the path, because they may be secret tokens.
 */
export function observeRequests({ logger, metrics }: Services): RequestHandler {
  const isLogged = logger.isLevelEnabled('info');
  return (req, res, next) => {
    const id = randomUUID();
    res.locals.requestId = id;
    res.setHeader('X-Request-Id', id);
    const span = UNLOGGED.has(req.path) ? null : beginSpan('request', 'server');
    if (isLogged || metrics || span) {
      const started = performance.now();
      res.once('close', () => {
        const ms = performance.now() - started;
        const ended = describe(req, res);
        metrics?.requestEnded(ended, ms / 1000);
        if (span) endSpan(span, id, ended);
        const line = { id, ...ended, ms: Math.round(ms * 10) / 10, trace_id: span?.traceId };
        if (!UNLOGGED.has(ended.route)) logger.info(line, 'request');
      });
    }
    if (span) span.run(next);
    else next();
  };
}

type Ended = ReturnType<typeof describe>;

function endSpan(span: Span, id: string, { method, route, status }: Ended): void {
  span.rename(`${method} ${route}`);
  span.set({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'cieniomat.request_id': id,
  });
  if (status >= 500) span.fail();
  span.end();
}

function describe(req: Request, res: Response) {
  return {
    method: METHODS.has(req.method) ? req.method : 'other',
    route: routeOf(req, res),
    status: res.writableFinished ? res.statusCode : CLIENT_CLOSED,
  };
}

type RouteName = string | ((path: string) => string);

/** Names the route for logs and metrics where Express has no template. */
export function underName(name: RouteName): RequestHandler {
  return (_req, res, next) => {
    res.locals.route = name;
    next();
  };
}

/** The template of the route that answered, such as "/produkt/:id". */
function routeOf(req: Request, res: Response): string {
  const named = res.locals.route;
  if (named !== undefined) return typeof named === 'string' ? named : named(req.path);
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? req.baseUrl + path : req.baseUrl || 'none';
}
