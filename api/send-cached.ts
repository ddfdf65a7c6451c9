import type { Request, Response } from 'express';
import type { CachedAnswer } from './read-cache.js';

/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM = 1024;

/** Sends an answer from memory, compressed or not at all as the client's headers allow. */
export function sendCached(req: Request, res: Response, answer: CachedAnswer): void {
  res.setHeader('ETag', answer.etag);
  res.vary('Accept-Encoding');
  if (req.headers['if-none-match'] === answer.etag) {
    res.writeHead(304).end();
    return;
  }
  const compressed =
    answer.body.length >= COMPRESS_FROM &&
    /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
  const body = compressed ? answer.gzip : answer.body;
  res.writeHead(answer.status, {
    'Content-Type': answer.contentType,
    'Content-Length': body.length,
    'Cache-Control': answer.cacheControl,
    ...(compressed && { 'Content-Encoding': 'gzip' }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
