import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Health } from '../http/health.js';

const PATIENCE_MS = 15_000;

export interface Closing {
  /** Ends what would stay open for ever; from then on nothing of the kind is opened. */
  letGo: () => void;
  /** Closes the rest, once all answers have been given. */
  close: () => Promise<void>;
}

/** On a signal, or when the process that started us is gone: no new work, finish what is open, close, end. */
export function drainOn(
  signals: readonly NodeJS.Signals[],
  server: Server,
  health: Health,
  logger: Logger,
  { letGo, close }: Closing,
): void {
  const drain = async (cause: string) => {
    if (health.draining) return;
    health.draining = true;
    logger.info({ cause }, 'draining');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    letGo();
    // Who is being answered still need not stay for more.
    server.keepAliveTimeout = 1;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void drain(signal));
  if (process.send) process.on('disconnect', () => void drain('parent gone'));
}
