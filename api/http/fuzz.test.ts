import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSchema } from '../graphql/schema.js';
import type { OpenApi } from '../testing/requests/contract.js';
import {
  brokenAddress,
  brokenBody,
  brokenEnvelope,
  graphqlTargets,
  nullEverywhere,
  restTargets,
} from '../testing/requests/fuzz-requests.js';
import {
  RawConnection,
  type RawAnswer,
  type RawRequest,
  describe,
} from '../testing/requests/raw-http.js';
import { FullShop } from '../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { testPages } from '../testing/test-pages.js';
import type { TestVisitor } from '../testing/test-visitor.js';

/** The same inputs in every run; FUZZ_SEED=n tries others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Half of the connections in the database pool of the app. */
const CONNECTIONS = 4;
/** How often a request is sent that is answered by 503: on a busy machine the database may answer too late. */
const ATTEMPTS = 4;
/** Operations that could end the session that the other requests need, or change its role. */
const ENDS_SESSIONS = /logout|endSession|disableAccount|updateAccount|setPassword/i;
/** Requests that cost the server as much as some hundred others, for password hashes, files or PDFs. */
const COSTLY =
  /login|password|import|pictures|\.pdf|\.csv|worksheets|katalog|oferta|modele|createAccount/i;
const COSTLY_INPUTS = 150;
const OUTAGE = /timeout|Connection terminated/i;

let app: TestApp;
let admin: TestVisitor;
let document: OpenApi;
beforeAll(async () => {
  app = await createTestApp({ pageSource: testPages });
  admin = await app.signIn('admin');
  document = (await admin.json<OpenApi>('GET', '/api/openapi.json')).body;
});
afterAll(() => app.close());

async function inputs(): Promise<RawRequest[]> {
  const valid = await graphqlTargets(createSchema(), new FullShop(app, admin));
  const targets = [...restTargets(document), ...valid].filter(
    ({ name }) => !ENDS_SESSIONS.test(name),
  );
  const cheap = targets.filter(({ name }) => !COSTLY.test(name));
  const costly = targets.filter(({ name }) => COSTLY.test(name));
  const address = brokenAddress(document);
  const isCostly = ({ target }: RawRequest) => COSTLY.test(target);
  const some = (arbitrary: fc.Arbitrary<RawRequest>, numRuns: number) =>
    fc.sample(arbitrary, { numRuns, seed: SEED });
  return [
    ...nullEverywhere(cheap),
    ...some(brokenBody(cheap), 13_000),
    ...some(brokenBody(costly), COSTLY_INPUTS),
    ...some(brokenEnvelope, 3_000),
    ...some(
      address.filter((input) => !isCostly(input)),
      4_000,
    ),
    ...some(address.filter(isCostly), COSTLY_INPUTS),
  ].filter(({ target }) => !ENDS_SESSIONS.test(decoded(target)));
}

const decoded = (target: string) =>
  target.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );

/** Whether an answer shows a failure or a part of a stack trace; openapi.json itself lists the code of failures. */
const isFailure = ({ target }: RawRequest, { status, body }: RawAnswer) =>
  status >= 500 ||
  (!target.includes('openapi.json') && /INTERNAL_SERVER_ERROR|node_modules/.test(body));

const isOutage = ({ status, body }: RawAnswer) => status === 503 && body.includes('UNAVAILABLE');

async function failuresOf(requests: readonly RawRequest[]): Promise<string[]> {
  const failures: string[] = [];
  const waiting = requests[Symbol.iterator]();
  const signedIn = ['cookie', admin.cookieHeader] as const;
  const send = async () => {
    const connection = new RawConnection(new URL(app.url));
    for (const request of waiting) {
      const hasCookie = request.headers.some(([name]) => name === 'cookie');
      const headers = hasCookie ? request.headers : [signedIn, ...request.headers];
      let answer = await connection.send({ ...request, headers });
      for (let attempt = 1; attempt < ATTEMPTS && isOutage(answer); attempt++)
        answer = await connection.send({ ...request, headers });
      if (isFailure(request, answer))
        failures.push(`${answer.status} to ${describe(request)}: ${answer.body.slice(0, 300)}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  return failures;
}

it(`answers 20,000 broken requests without a failure (FUZZ_SEED=${SEED})`, async () => {
  const requests = await inputs();
  expect(requests.length).toBeGreaterThanOrEqual(20_000);
  expect((await failuresOf(requests)).slice(0, 20)).toEqual([]);
  expect(app.logged.filter((line) => !OUTAGE.test(line))).toEqual([]);

  expect((await app.visitor().fetch('/readyz')).status).toBe(200);
  const { data } = await admin.graphql('{ me { role { id } } product(id: 1) { id } }');
  expect(data).toMatchObject({ me: { role: { id: 'admin' } } });
}, 600_000);
