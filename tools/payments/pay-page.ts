import { Router, urlencoded } from 'express';
import { isFault } from './faults.js';
import { messagePage, payPage } from './pages.js';
import { type Provider, pay } from './provider.js';

/** The pages that the buyer sees, with the amount and the buttons "Zapłać" and "Odmów". */
export function payPages(provider: Provider): Router {
  const { transactions } = provider;
  return Router()
    .get('/:token', (req, res) => {
      const transaction = transactions.withToken(req.params.token);
      if (!transaction) return void res.status(404).send(messagePage('Nie ma takiej płatności'));
      if (transaction.payments.length > 0)
        return void res.send(messagePage('Ta płatność jest już opłacona', transaction.urlReturn));
      res.send(payPage(transaction, transaction.expiresAt < Date.now()));
    })
    .post('/:token', urlencoded({ extended: false, limit: '10kb' }), (req, res) => {
      const transaction = transactions.withToken(String(req.params['token']));
      if (!transaction) return void res.status(404).send(messagePage('Nie ma takiej płatności'));
      const { decision, method, fault } = req.body as Record<string, unknown>;
      const isLate = transaction.expiresAt < Date.now() && fault !== 'after-expiry';
      if (decision === 'pay' && isLate)
        return void res
          .status(410)
          .send(messagePage('Czas na tę płatność minął', transaction.urlReturn));
      if (decision === 'pay')
        void pay(provider, transaction, Number(method) || 0, isFault(fault) ? fault : null);
      res.redirect(303, transaction.urlReturn);
    });
}
