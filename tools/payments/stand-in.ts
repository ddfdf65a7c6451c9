import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { api } from './api.js';
import { isNextFault } from './faults.js';
import type { Merchant } from './merchant.js';
import { Notifications } from './notifications.js';
import { payPages } from './pay-page.js';
import { type Provider, resumeNotifications } from './provider.js';
import { type Transaction, Transactions } from './transactions.js';

export interface StandInOptions {
  merchant: Merchant;
  /** How many milliseconds a minute between two notifications takes here; 1000 by default. */
  minuteMs?: number;
  /** The file in which transactions are stored; without one they are lost when the stand-in ends. */
  file?: string;
  /** Returns the origin to which notifications are sent, instead of that of the URL which the shop registered. */
  shopOrigin?: () => string;
}

export interface StandIn {
  url: string;
  transactions(): Transaction[];
  close(): Promise<void>;
}

/** Starts a server that behaves like Przelewy24 but moves no money, with faults on request. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { merchant, minuteMs = 1000, file = null, shopOrigin = null } = options;
  const transactions = new Transactions(file);
  const notifications = new Notifications({ merchant, minuteMs, shopOrigin });
  const provider: Provider = { merchant, transactions, notifications, next: new Set() };
  const app = express()
    .disable('x-powered-by')
    .use('/api/v1', api(provider))
    .use('/trnRequest', payPages(provider))
    .post('/faults/:fault', (req, res) => {
      const { fault } = req.params;
      if (isNextFault(fault)) provider.next.add(fault);
      res.status(isNextFault(fault) ? 204 : 404).end();
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  resumeNotifications(provider);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    transactions: () => transactions.all(),
    async close() {
      server.closeAllConnections();
      server.close();
      await notifications.close();
    },
  };
}
