import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { authRoutes, onlyWithToken } from './auth.js';
import { type Document, Documents } from './documents.js';
import { type Fault, isFault } from './faults.js';
import { createKeys } from './keys.js';
import { pages } from './pages.js';
import { sessionRoutes } from './sessions.js';
import { type Account, type Session, type System, refuse } from './system.js';

export interface StandInOptions {
  account: Account;
  /** The file in which documents are stored; without one they are lost when the stand-in ends. */
  file?: string;
}

export interface StandIn {
  url: string;
  /** The documents that have got a number from KSeF. */
  accepted(): Document[];
  /** The number of all documents, accepted or not. */
  received(): number;
  close(): Promise<void>;
}

/**
 * Starts a server that behaves like KSeF as far as the shop uses it, without legal effect, and with faults on request.
 */
export async function startStandIn({ account, file }: StandInOptions): Promise<StandIn> {
  const documents = new Documents(file ?? null);
  const keys = await createKeys();
  const state = {
    sessions: new Map<string, Session>(),
    tokens: new Set<string>(),
    next: new Set<Fault>(),
  };
  const system: System = { account, keys, documents, ...state };
  const app = express()
    .disable('x-powered-by')
    .use(faults(system))
    .use('/qr', pages(documents))
    .use(outage(system))
    .use(express.json({ limit: '5mb' }))
    .get(
      '/v2/security/public-key-certificates',
      (_req, res) => void res.json(state.next.delete('no-keys') ? [] : keys.published),
    )
    .use('/v2/auth', authRoutes(system))
    .use('/v2/sessions', sessionRoutes(system))
    .get('/v2/invoices/ksef/:number', onlyWithToken(system), (req, res) => {
      const found = documents.withNumber(String(req.params['number']));
      if (found) res.type('xml').send(found.xml);
      else refuse(res, 400, 'Nie ma takiego dokumentu.');
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    accepted: () => documents.accepted(),
    received: () => documents.count(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** `POST /faults/{name}` switches a fault on, `DELETE /faults/{name}` off. */
const faults =
  ({ next }: System): RequestHandler =>
  (req, res, pass) => {
    const fault = /^\/faults\/([a-z-]+)$/.exec(req.path)?.[1];
    if (fault === undefined) return pass();
    if (!isFault(fault)) return void res.status(404).end();
    if (req.method === 'DELETE') next.delete(fault);
    else next.add(fault);
    res.status(204).end();
  };

const outage =
  ({ next }: System): RequestHandler =>
  (_req, res, pass) => {
    if (next.has('outage')) res.status(503).end();
    else pass();
  };
