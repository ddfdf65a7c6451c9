import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderInput, fillCart } from '../testing/factories.js';
import { startServerProcess } from '../testing/server-process.js';
import { type TestApp, cloneTemplate, createTestApp } from '../testing/test-app.js';
import { testPages } from '../testing/test-pages.js';
import { waitFor } from '../testing/wait-for.js';
import { startTracing } from './tracing.js';

const CUSTOMER = {
  customerName: 'Tajna Osoba',
  customerEmail: 'tajna@example.com',
  customerPhone: '600 100 200',
};

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
}

/** The body of OTLP over HTTP, as far as it is read here. */
interface Received {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const received: Received[] = [];
let collector: Server;
let app: TestApp;
let token: string;

/** All spans that reached the collector while the shop worked. */
const spans = () =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') received.push(body as Received);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const stop = startTracing(endpoint, { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 1 });

  const send = async ({ recipient }: { recipient: string }) => {
    throw new Error(`550 5.1.1 <${recipient}>: no such user`);
  };
  app = await createTestApp({
    logLevel: 'info',
    mailer: { send, close: () => undefined },
    pageSource: testPages,
  });
  const visitor = app.visitor();
  await fillCart(visitor);
  const { data } = await visitor.graphql<{ placeOrder: { order: { token: string } } }>(
    `mutation Zakup($input: PlaceOrderInput!) { placeOrder(input: $input) { order { token } } }`,
    { input: orderInput(CUSTOMER) },
  );
  ({ token } = data.placeOrder.order);
  await visitor.fetch(`/zamowienie/${token}?klucz=tajny`);
  await visitor.json('GET', '/api/cart');
  await waitFor(() => app.logged.some((line) => line.includes('send_mail')));
  await stop();
});
afterAll(async () => {
  await app.close();
  collector.close();
});

const named = (name: string): ReceivedSpan => {
  const span = spans().find((each) => each.name === name);
  if (!span) throw new Error(`no span ${name}`);
  return span;
};

it('follows a request to its operation and to the statements of that, in one trace', () => {
  const operation = named('mutation Zakup');
  const request = spans().find(({ spanId }) => spanId === operation.parentSpanId);
  expect(request).toMatchObject({ name: 'POST /graphql', kind: 2, traceId: operation.traceId });
  expect(request!.parentSpanId).toBeFalsy();
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert customer_order', 'select cart', 'commit']),
  );
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request!.traceId]));
});

it('names the trace in the lines of the log', () => {
  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  const { traceId } = named('GET /api/cart');
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'request', route: '/api/cart', trace_id: traceId }),
  );
  const failed = lines.find(({ task }) => task === 'send_mail');
  expect(failed).toMatchObject({ trace_id: named('job send_mail').traceId });
});

it('follows a job, and marks one that fails', () => {
  const job = named('job send_mail');
  expect(job).toMatchObject({ kind: 5, status: { code: 2 } });
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === job.spanId);
  expect(statements.map(({ name }) => name)).toContain('select outgoing_mail');
});

it('sends no personal data, no link of a customer and no values of statements', () => {
  const sent = JSON.stringify(received);
  // The pages of the tests have one route.
  expect(named('GET /*').traceId).toBeTruthy();
  expect(sent.includes(token)).toBe(false);
  expect(/tajn|600100200|600 100 200|4890\.00/i.exec(sent)?.[0]).toBeUndefined();
});

it('loads nothing of it in a process without an endpoint', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-tracing-'));
  const file = join(folder, 'loaded');
  const hook = `import { appendFileSync } from 'node:fs'; import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      appendFileSync(${JSON.stringify(file)}, url + '\\n');
      return next(url, context); } });`;
  const database = await cloneTemplate();
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
  });
  await server.kill();
  await database.drop();
  const loaded = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  expect(loaded).toMatch('/node_modules/graphile-worker/');
  expect(loaded).not.toMatch('/node_modules/@opentelemetry/');
});
