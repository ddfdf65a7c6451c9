import { type Request, type RequestHandler, type Response, Router, text } from 'express';
import { readExactJson } from '../../api/adapters/payments/exact-json.js';
import { type Fields, refuse } from './answer.js';
import { authorizationOf } from './merchant.js';
import { type Provider, pay } from './provider.js';
import { refund, listRefunds } from './refunds.js';
import { signed } from './sign.js';
import type { Transaction } from './transactions.js';

const BLIK = 154;
/** In characters, as documented. */
const LONGEST_EMAIL = 50;
const MINUTE_MS = 60_000;

/** The API for merchants, as the documentation of Przelewy24 describes it. */
export function api(provider: Provider): Router {
  return Router()
    .use(onlyMerchant(provider))
    .use(text({ type: 'application/json', limit: '100kb' }))
    .get('/testAccess', (_req, res) => void res.json({ data: true, error: '' }))
    .post('/transaction/register', (req, res) => register(provider, fieldsOf(req), res))
    .put('/transaction/verify', (req, res) => verify(provider, fieldsOf(req), res))
    .get('/transaction/by/sessionId/:session', (req, res) =>
      tellStatus(provider.transactions.withSession(req.params.session), res),
    )
    .get('/refund/by/orderId/:orderId', (req, res) =>
      listRefunds(provider, req.params.orderId, res),
    )
    .post('/transaction/refund', (req, res) => refund(provider, fieldsOf(req), res));
}

function onlyMerchant({ merchant }: Provider): RequestHandler {
  const expected = authorizationOf(merchant);
  return (req, res, next) => {
    if (req.headers.authorization === expected) next();
    else refuse(res, 401, 'Incorrect authentication');
  };
}

function fieldsOf({ body }: Request): Fields {
  try {
    return readExactJson(String(body)) as Fields;
  } catch {
    return {};
  }
}

async function register(provider: Provider, fields: Fields, res: Response): Promise<void> {
  const { merchant, transactions, next } = provider;
  const { sessionId, merchantId, posId, amount, currency } = fields;
  if (merchantId !== merchant.merchantId || posId !== merchant.posId)
    return refuse(res, 400, 'merchantId or posId');
  if (fields['sign'] !== signed({ sessionId, merchantId, amount, currency }, merchant.crc))
    return refuse(res, 400, 'Incorrect CRC value');
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0) return refuse(res, 400, 'amount');
  if (String(fields['email']).length > LONGEST_EMAIL) return refuse(res, 400, 'email');
  if (next.delete('registration-refused')) return refuse(res, 400, 'Channel is disabled');
  if (transactions.withSession(sessionId)) return refuse(res, 409, 'sessionId is known');
  const transaction = transactions.add({
    sessionId: String(sessionId),
    amount: Number(amount),
    description: String(fields['description']),
    email: String(fields['email']),
    urlReturn: String(fields['urlReturn']),
    urlStatus: String(fields['urlStatus']),
    expiresAt: Date.now() + Number(fields['timeLimit']) * MINUTE_MS,
  });
  if (next.delete('paid-before-answer')) await pay(provider, transaction, BLIK);
  res.json({ data: { token: transaction.token }, responseCode: 0 });
}

function verify({ merchant, transactions }: Provider, fields: Fields, res: Response): void {
  const { sessionId, orderId, amount, currency } = fields;
  if (fields['sign'] !== signed({ sessionId, orderId, amount, currency }, merchant.crc))
    return refuse(res, 400, 'Incorrect CRC value');
  const transaction = transactions.withSession(sessionId);
  const payment = transaction?.payments.find((each) => each.orderId === String(orderId));
  if (!transaction || !payment || transaction.amount !== amount)
    return refuse(res, 400, 'There is no such payment');
  if (transaction.failingVerifications > 0) {
    transaction.failingVerifications -= 1;
    transactions.save();
    return refuse(res, 500, 'Undefined error');
  }
  payment.isVerified = true;
  transactions.save();
  res.json({ data: { status: 'success' }, responseCode: 0 });
}

function tellStatus(transaction: Transaction | undefined, res: Response): void {
  if (!transaction) return refuse(res, 404, 'Transaction not found');
  const { payments, sessionId, amount, email } = transaction;
  const payment = payments.find(({ isVerified }) => !isVerified) ?? payments.at(-1);
  const isReturned = Boolean(payment?.refunds.length);
  const status = payment ? (payment.isVerified ? (isReturned ? 3 : 2) : 1) : 0;
  const body = { statement: '', sessionId, status, amount, currency: 'PLN', clientEmail: email };
  // The id must be written as a number, but JSON.stringify would round a number of this size.
  const head = JSON.stringify(body).slice(0, -1);
  res.type('json').send(`{"data":${head},"orderId":${payment?.orderId ?? 0}},"responseCode":0}`);
}
