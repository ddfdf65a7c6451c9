import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parseEnv } from '../../shared/env/env.js';
import {
  type PaymentProvider,
  ProviderConflict,
  ProviderRefusal,
  ProviderUnavailable,
  UntrustedNotification,
} from './payment-provider.js';
import { openPaymentProviders } from './providers.js';

/** Too large for a double to hold exactly. */
const ORDER_ID = '9223372036854775807';
const CRC = 'a1b2c3/ąć';
const SESSION = '0b6f1c6e-7d0e-4d43-9a35-2f0a8b0f7a11';

/** The signature of a text, computed here as the documentation describes it. */
const sha384 = (literal: string) => createHash('sha384').update(literal, 'utf8').digest('hex');

interface Received {
  method: string;
  path: string;
  authorization: string | undefined;
  body: string;
}

let received: Received[];
let answer: { status: number; body: string };
let server: Server;
let provider: PaymentProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    void record(request).then(() => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provider = openPaymentProviders(
    parseEnv({
      DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
      P24_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      P24_MERCHANT_ID: '12345',
      P24_POS_ID: '67890',
      P24_CRC: CRC,
      P24_API_KEY: 'key',
      COMPANY_EMAIL: 'biuro@sklep.example',
    }),
  ).current!;
});
beforeEach(() => {
  received = [];
});
afterAll(() => void server.close());

async function record(request: IncomingMessage): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const { authorization } = headers;
  received.push({ method, path, authorization, body: await text(request) });
}

const PAYMENT = { session: SESSION, reference: ORDER_ID, amount: 146_700 };

describe('what is sent to Przelewy24', () => {
  it('opens a payment, signed over session, merchant, amount and currency', async () => {
    answer = { status: 200, body: '{"data":{"token":"AB/1"},"responseCode":0}' };
    const { token } = await provider.start({
      session: SESSION,
      amount: 146_700,
      description: 'Zaliczka, zamówienie nr 7',
      email: 'zaneta@example.com',
      returnUrl: 'https://sklep.example/zamowienie/x',
      notificationUrl: 'https://sklep.example/api/n',
      minutes: 60,
    });
    expect(provider.payUrl(token)).toMatch(/\/trnRequest\/AB%2F1$/);
    const [{ method, path, authorization, body }] = received as [Received];
    expect([method, path]).toEqual(['POST', '/api/v1/transaction/register']);
    expect(authorization).toBe(`Basic ${Buffer.from('67890:key').toString('base64')}`);
    expect(JSON.parse(body)).toEqual({
      merchantId: 12345,
      posId: 67890,
      sessionId: SESSION,
      amount: 146700,
      currency: 'PLN',
      description: 'Zaliczka, zamówienie nr 7',
      email: 'zaneta@example.com',
      country: 'PL',
      language: 'pl',
      urlReturn: 'https://sklep.example/zamowienie/x',
      urlStatus: 'https://sklep.example/api/n',
      timeLimit: 60,
      sign: sha384(
        `{"sessionId":"${SESSION}","merchantId":12345,"amount":146700,"currency":"PLN","crc":"${CRC}"}`,
      ),
    });
  });

  it('gives the address of the shop in place of one that is longer than the documented 50 characters', async () => {
    answer = { status: 200, body: '{"data":{"token":"AB"},"responseCode":0}' };
    const domain = '@example.com';
    const emails = [50, 51].map((length) => `${'a'.repeat(length - domain.length)}${domain}`);
    for (const email of emails)
      await provider.start({
        session: SESSION,
        amount: 1,
        description: 'Zaliczka',
        email,
        returnUrl: 'https://sklep.example/zamowienie/x',
        notificationUrl: 'https://sklep.example/api/n',
        minutes: 60,
      });
    const sent = received.map(({ body }) => (JSON.parse(body) as { email: string }).email);
    expect(sent).toEqual([emails[0], 'biuro@sklep.example']);
  });

  it('verifies, signed over session, order, amount and currency, with all digits of the order', async () => {
    answer = { status: 200, body: '{"data":{"status":"success"},"responseCode":0}' };
    await provider.verify(PAYMENT);
    const sign = sha384(
      `{"sessionId":"${SESSION}","orderId":${ORDER_ID},"amount":146700,"currency":"PLN","crc":"${CRC}"}`,
    );
    expect(received).toMatchObject([
      {
        method: 'PUT',
        path: '/api/v1/transaction/verify',
        body: `{"merchantId":12345,"posId":67890,"sessionId":"${SESSION}","amount":146700,"currency":"PLN","orderId":${ORDER_ID},"sign":"${sign}"}`,
      },
    ]);
  });

  it('asks for a refund under one id, with all digits of the order', async () => {
    const refund = { orderId: 1, sessionId: SESSION, amount: 5000, status: true, message: 'ok' };
    answer = { status: 201, body: JSON.stringify({ data: [refund], responseCode: 0 }) };
    await provider.refund({
      id: 'r1',
      payment: PAYMENT,
      amount: 5000,
      description: 'Zwrot',
      notificationUrl: 'https://sklep.example/api/r',
    });
    expect(received).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/transaction/refund',
        body: `{"requestId":"r1","refundsUuid":"r1","urlStatus":"https://sklep.example/api/r","refunds":[{"orderId":${ORDER_ID},"sessionId":"${SESSION}","amount":5000,"description":"Zwrot"}]}`,
      },
    ]);
  });

  it.each([
    [0, 'unpaid'],
    [1, 'paid'],
    [2, 'settled'],
    [3, 'returned'],
  ])('reads status %i as %s', async (status, state) => {
    answer = {
      status: 200,
      body: `{"data":{"status":${status},"orderId":${ORDER_ID},"amount":146700,"sessionId":"${SESSION}"}}`,
    };
    const payment = state === 'unpaid' ? null : PAYMENT;
    expect(await provider.statusOf(SESSION)).toEqual({ state, payment });
    expect(received).toMatchObject([
      { method: 'GET', path: `/api/v1/transaction/by/sessionId/${SESSION}`, body: '' },
    ]);
  });

  it('counts a session that the provider does not know as unpaid', async () => {
    answer = { status: 404, body: '{"error":"not found","code":404}' };
    expect(await provider.statusOf(SESSION)).toEqual({ state: 'unpaid', payment: null });
  });
});

describe('a request for a refund', () => {
  const refused = (message: string) =>
    `{"error":[{"orderId":${ORDER_ID},"sessionId":"${SESSION}","amount":1,"status":false,"message":"${message}"}],"code":409}`;

  it.each([
    [
      'that was sent before',
      400,
      '{"error":"Request already exists","code":400}',
      ProviderConflict,
    ],
    ['that is being handled', 400, '{"error":"Concurrent call","code":400}', ProviderUnavailable],
    ['with wrong fields', 400, '{"error":"Invalid input parameters"}', ProviderRefusal],
    ['without funds', 409, refused('Insufficient funds available'), ProviderRefusal],
    ['of an unknown payment', 409, refused('Transaction not found'), ProviderRefusal],
  ])('%s throws an error of its own', async (_, status, body, type) => {
    answer = { status, body };
    const refund = { id: 'refund-1', payment: PAYMENT, amount: 1, description: 'Zwrot' };
    const failed = await provider
      .refund({ ...refund, notificationUrl: 'https://sklep.example/zwrot' })
      .catch((error: unknown) => error);
    // A ProviderConflict is also a ProviderRefusal.
    expect((failed as Error).constructor).toBe(type);
  });
});

describe('a refund without a notification', () => {
  const refund = { id: 'refund-1', payment: PAYMENT };

  it.each([
    [1, 'done'],
    [2, 'pending'],
    [3, 'pending'],
    [4, 'rejected'],
  ])('with status %i is %s', async (status, state) => {
    answer = {
      status: 200,
      body: `{"data":{"orderId":${ORDER_ID},"refunds":[{"requestId":null,"status":1},{"requestId":"refund-1","status":${status}}]}}`,
    };
    expect(await provider.refundStateOf(refund)).toBe(state);
    expect(received).toMatchObject([
      { method: 'GET', path: `/api/v1/refund/by/orderId/${PAYMENT.reference}`, body: '' },
    ]);
  });

  it.each([
    [200, '{"data":{"refunds":[{"requestId":"another","status":1}]}}'],
    [404, '{"error":"not found","code":404}'],
  ])('is unknown where the answer with status %i does not name it', async (status, body) => {
    answer = { status, body };
    expect(await provider.refundStateOf(refund)).toBe('unknown');
  });

  it('with an undocumented status throws ProviderUnavailable, so that the provider is asked again', async () => {
    answer = { status: 200, body: '{"data":{"refunds":[{"requestId":"refund-1","status":7}]}}' };
    await expect(provider.refundStateOf(refund)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('the refunds of a payment', () => {
  it('are those that were made, also in the panel of the provider', async () => {
    const body = `{"data":{"orderId":${ORDER_ID},"refunds":[
      {"requestId":"refund-1","batchId":7,"amount":5000,"status":1},
      {"requestId":null,"batchId":${ORDER_ID},"amount":146700,"status":1},
      {"requestId":"","batchId":9,"amount":100,"status":3}]}}`;
    answer = { status: 200, body };
    expect(await provider.refundsOf(PAYMENT)).toEqual([
      { reference: '7', id: 'refund-1', amount: 5000 },
      { reference: String(ORDER_ID), id: null, amount: 146_700 },
    ]);
  });
});

describe('an answer', () => {
  it.each([
    [400, '{"error":"CRC"}', ProviderRefusal, 'answered by 400: CRC'],
    [401, '{"error":"authentication"}', ProviderRefusal, 'answered by 401: authentication'],
    [409, '{"error":[{"message":"conflict"}]}', ProviderRefusal, 'answered by 409: conflict'],
    [429, '{}', ProviderUnavailable, 'answered by 429'],
    [500, '<html>', ProviderUnavailable, 'answered by 500'],
    [503, '', ProviderUnavailable, 'answered by 503'],
    [200, '<html>', ProviderUnavailable, 'not as documented'],
    [200, '{"data":{"status":"pending"}}', ProviderUnavailable, 'not as documented'],
  ])(
    'of %i %s throws an error of its own, with the reason of the provider',
    async (status, body, type, message) => {
      answer = { status, body };
      const failed = await provider.verify(PAYMENT).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(type);
      expect((failed as Error).message).toMatch(new RegExp(`${message}$`));
    },
  );

  const providerAt = (url: string): PaymentProvider =>
    openPaymentProviders(
      parseEnv({
        DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
        P24_URL: url,
        P24_MERCHANT_ID: '1',
        P24_POS_ID: '1',
        P24_CRC: 'x',
        P24_API_KEY: 'x',
      }),
    ).current!;

  it('that cannot come throws ProviderUnavailable', async () => {
    const closed = providerAt('http://127.0.0.1:1');
    await expect(closed.verify(PAYMENT)).rejects.toThrow(ProviderUnavailable);
  });

  it('that never comes is given up after 5 seconds', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const startedAt = performance.now();
    const { port } = silent.address() as AddressInfo;
    const verified = providerAt(`http://127.0.0.1:${port}`).verify(PAYMENT);
    await expect(verified).rejects.toThrow(ProviderUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(7000);
    silent.closeAllConnections();
    silent.close();
  });
});

const NOTIFIED = `"merchantId":12345,"posId":67890,"sessionId":"${SESSION}","amount":146700,"originAmount":146700,"currency":"PLN","orderId":${ORDER_ID},"methodId":154,"statement":"p24/ż"`;
const notification = (fields = NOTIFIED, signed = fields, crc = CRC) =>
  `{${fields},"sign":"${sha384(`{${signed},"crc":"${crc}"}`)}"}`;

const REFUND_SIGNED = `"orderId":${ORDER_ID},"sessionId":"${SESSION}","refundsUuid":"r1","merchantId":12345,"amount":5000,"currency":"PLN","status":0`;
const refundNotification = (signed = REFUND_SIGNED, crc = CRC) =>
  `{${signed},"requestId":"r1","timestamp":1764000000,"sign":"${sha384(`{${signed},"crc":"${crc}"}`)}"}`;

describe('a notification', () => {
  it('keeps all digits of the order number', () => {
    expect(provider.readNotification(notification())).toEqual(PAYMENT);
  });

  it('is read whatever the order of its fields', () => {
    const shuffled = NOTIFIED.split(',').toReversed().join(',');
    expect(provider.readNotification(notification(shuffled, NOTIFIED))).toEqual(PAYMENT);
  });

  it.each([
    ['signed with another key', notification(NOTIFIED, NOTIFIED, 'other')],
    [
      'with another amount',
      notification(NOTIFIED.replace('"amount":146700', '"amount":1'), NOTIFIED),
    ],
    ['with one more in the last digit', notification(NOTIFIED.replace('807', '808'), NOTIFIED)],
    ['of another merchant', notification(NOTIFIED.replace('12345', '12346'))],
    ['in another currency', notification(NOTIFIED.replace('PLN', 'EUR'))],
    ['with half a grosz', notification(NOTIFIED.replace('"amount":146700', '"amount":0.5'))],
    ['without a field', notification(NOTIFIED.replace(',"methodId":154', ''))],
    ['without a signature', `{${NOTIFIED}}`],
    ['that is no JSON', 'merchantId=12345'],
    ['that is nothing', ''],
    ['that is a list', '[]'],
  ])('%s is not trusted', (_, body) => {
    expect(() => provider.readNotification(body)).toThrow(UntrustedNotification);
  });

  it('of a refund says whether it was done', () => {
    const done = { id: 'r1', reference: ORDER_ID, amount: 5000, isDone: true };
    expect(provider.readRefundNotification(refundNotification())).toEqual(done);
    const rejected = refundNotification(REFUND_SIGNED.replace('"status":0', '"status":1'));
    expect(provider.readRefundNotification(rejected)).toEqual({ ...done, isDone: false });
  });

  it('of a refund that is signed with another key is not trusted', () => {
    const forged = refundNotification(REFUND_SIGNED, 'other');
    expect(() => provider.readRefundNotification(forged)).toThrow(UntrustedNotification);
  });
});
