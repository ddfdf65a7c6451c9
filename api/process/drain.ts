import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Health } from '../http/health.js';

const PATIENCE_MS = 15_000;
/** Longer than the health interval of a balancer (Caddy: 2 s), which until then may still send requests. */
const GRACE_MS = 3000;

export interface Closing {
  /** Ends streams, which would otherwise stay open, and refuses new ones. */
  endStreams: () => void;
  /** Closes everything else, after all responses were sent. */
  close: () => Promise<void>;
}

/**
 * On a signal, or when the parent process is gone: finishes the requests that have begun while further ones are refused
 * with 503, for three seconds at least, then stops listening, closes and exits. After 15 seconds it exits in any case,
 * with the code 1.
 */
export function drainOn(
  signals: readonly NodeJS.Signals[],
  server: Server,
  health: Health,
  logger: Logger,
  { endStreams, close }: Closing,
): void {
  const unused = unusedConnections(server);
  const open = openResponses(server);
  const drain = async (cause: string) => {
    if (health.draining) return;
    health.draining = true;
    logger.info({ cause }, 'draining');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    endStreams();
    await Promise.all([delay(GRACE_MS), ...[...open].map((response) => closing(response))]);
    // Closes keep-alive connections after their current response.
    server.keepAliveTimeout = 1;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    });
    await close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void drain(signal));
  if (process.send) process.on('disconnect', () => void drain('parent gone'));
}

const closing = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => resolve()));

function openResponses(server: Server): ReadonlySet<ServerResponse> {
  const responses = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return responses;
}

/**
 * The connections without a request so far, which browsers open ahead of need; to Node they are not idle, and closing
 * would wait for them.
 */
function unusedConnections(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
  return sockets;
}
