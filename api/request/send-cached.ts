import type { Request, Response } from 'express';
import type { CachedAnswer, Encoding } from './answer-cache.js';

/** Bytes: compressing smaller answers costs more than it saves. */
const COMPRESS_FROM = 1024;

/** Sends a cached answer, compressed as the client accepts, or 304 if the client has it. */
export function sendCached(
  req: Request,
  res: Response,
  answer: CachedAnswer,
  cacheControl = answer.cacheControl,
): void {
  res.setHeader('ETag', answer.etag);
  res.vary('Accept-Encoding');
  if (isNamed(answer.etag, req.headers['if-none-match'])) {
    res.writeHead(304, { 'Cache-Control': cacheControl }).end();
    return;
  }
  const encoding = answer.body.length < COMPRESS_FROM ? null : encodingFor(req);
  const body = encoding ? answer.in(encoding) : answer.body;
  res.writeHead(answer.status, {
    'Content-Type': answer.contentType,
    'Content-Length': body.length,
    'Cache-Control': cacheControl,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Whether an If-None-Match header names a tag, weak or strong. Express's `req.fresh` would not do: it takes the
 * `Cache-Control: no-cache` that `fetch` adds to conditional requests for a wish to get the whole answer.
 */
function isNamed(etag: string, header = ''): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The best encoding that the client accepts; clients send simple headers, so quality values are not parsed. */
function encodingFor(req: Request): Encoding | null {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
