import { type RequestHandler, Router } from 'express';
import type { Services } from './context.js';

/** Whether this process still takes new work. */
export interface Health {
  draining: boolean;
}

/** /healthz: the process lives. /readyz: it can do its work; not while it drains. */
export function healthChecks({ pool }: Services, health: Health): Router {
  const router = Router();
  const ready: RequestHandler = async (_req, res) => {
    const usable =
      !health.draining && (await answers(pool.query('select 1 from catalogue_version')));
    res.status(usable ? 200 : 503).json({ ready: usable });
  };
  router.get('/healthz', (_req, res) => {
    res.json({ alive: true });
  });
  router.get('/readyz', ready);
  return router;
}

const PATIENCE_MS = 2000;

async function answers(query: Promise<unknown>): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  return Promise.race([
    query.then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}
