import { type RequestHandler, Router } from 'express';
import { recentShortage } from '../database/connections.js';
import { CatalogueVersion } from '../features/catalogue/catalogue-version.entity.js';
import type { Services } from '../request/services.js';
import { toErrorBody, unavailable } from '../shared/errors.js';
import { VERSION } from '../shared/project-files.js';
import { answerWith } from './errors.js';

/** Whether this process still accepts new work. */
export interface Health {
  draining: boolean;
}

/** Once the process drains, refuses every further request with 503 and closes its connection. */
export const refuseWhileDraining =
  (health: Health): RequestHandler =>
  (_req, res, next) => {
    if (!health.draining) return next();
    res.setHeader('Connection', 'close');
    answerWith(res, unavailable()).json(toErrorBody(unavailable()));
  };

/** GET /healthz: whether the process is alive, and its version. GET /readyz: whether it can serve requests, else the reason why not. */
export function healthChecks({ orm, pool }: Services, health: Health): Router {
  const router = Router();
  const obstacle = async (): Promise<string | null> => {
    if (health.draining) return 'draining';
    if (!(await answers(orm.em.fork().count(CatalogueVersion))))
      return 'the database does not answer';
    const code = recentShortage(pool);
    return code && (SHORTAGES[code] ?? `the database refuses work (SQLSTATE ${code})`);
  };
  const ready: RequestHandler = async (_req, res) => {
    const reason = await obstacle();
    if (reason === null) res.json({ ready: true });
    else res.status(503).json({ ready: false, reason });
  };
  router.get('/healthz', (_req, res) => {
    res.json({ alive: true, version: VERSION });
  });
  router.get('/readyz', ready);
  return router;
}

const SHORTAGES: Readonly<Record<string, string>> = {
  '53100': "the database's disk is full",
  '53200': 'the database is out of memory',
  '53300': 'the database has too many connections',
};

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
