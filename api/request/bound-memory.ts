import type { Request, RequestHandler, Response } from 'express';
import { networkOf } from '../shared/rate-limit.js';
import { clientAddressOf, Shares } from './request-limiter.js';
import type { Services } from './services.js';

const MB = 1024 * 1024;
/** A quarter of the heap of `npm start`; one address may hold a quarter of that. */
const LIMITS = { perAddress: 24 * MB, perProcess: 96 * MB };
/** What any request holds beside its body: its context, and an answer of the usual size. */
const BYTES_PER_REQUEST = MB / 8;
/** The greatest body that is not an upload. */
export const BODY_LIMIT = '1mb';
/** The greatest body of any route: an upload, for a body that does not tell its length. */
const LARGEST_BODY = 20 * MB;
/** How long a client may take to read an answer that is complete. */
const UNREAD_MS = 60_000;

/** The memory, in bytes, that requests hold; `countsAddresses` false: only the limit of the process applies. */
export const memoryShares = (countsAddresses: boolean): Shares =>
  new Shares({ ...LIMITS, ...(!countsAddresses && { perAddress: Infinity }) });

/** Holds a share of the memory until the response is closed. Throws TOO_MANY_REQUESTS or UNAVAILABLE. */
export function holdMemory(
  { memory }: Pick<Services, 'memory'>,
  req: Request,
  res: Response,
  bytes: number,
): void {
  res.once('close', memory.take(networkOf(clientAddressOf(req)), bytes));
}

/**
 * Bounds the memory of all requests that are received, waiting or not read to the end: more are refused, and a
 * connection whose client leaves a complete answer unread is cut.
 */
export function boundMemory(
  services: Pick<Services, 'memory'>,
  unreadMs = UNREAD_MS,
): RequestHandler {
  return (req, res, next) => {
    holdMemory(services, req, res, BYTES_PER_REQUEST + bodySizeOf(req));
    cutUnread(res, unreadMs);
    next();
  };
}

function bodySizeOf({ headers }: Request): number {
  if (headers['transfer-encoding'] !== undefined) return LARGEST_BODY;
  return Math.min(Number(headers['content-length'] ?? 0), LARGEST_BODY);
}

/** Counts from `end`, so that a file or list that is still being written is not cut. */
function cutUnread(res: Response, unreadMs: number): void {
  const end = res.end.bind(res);
  res.end = ((...rest: Parameters<Response['end']>) => {
    const timer = setTimeout(() => res.destroy(), unreadMs).unref();
    res.once('close', () => clearTimeout(timer));
    return end(...rest);
  }) as Response['end'];
}
