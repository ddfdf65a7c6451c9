import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SCOPE_NAMES, isPublic } from '#engine/trade/rights/permissions';
import type { RestCall, RestName } from '../../../identity/operations.js';
import { BAD_VALUES } from '../../../testing/requests/bad-values.js';
import { Contract, type OpenApi } from '../../../testing/requests/contract.js';
import { OPENAPI_RULES } from '../../../testing/requests/openapi-rules.js';
import {
  REST_NAMES,
  addressOf,
  neededBy,
  restCallOf,
  restOperation,
} from '../../../testing/requests/operation-calls.js';
import { withValue } from '../../../testing/requests/with-value.js';
import { FullShop } from '../../../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { TestVisitor } from '../../../testing/test-visitor.js';
import { createToken } from '../../../testing/tokens.js';

let app: TestApp;
let contract: Contract;
let staff: TestVisitor;
let stranger: TestVisitor;
let shop: FullShop;
const recorded: Record<string, unknown> = {};

beforeAll(async () => {
  app = await createTestApp();
  // Everything that the operations of the API need, but the corrections that only owners make.
  await app.sql(
    `update staff_role set permissions = permissions || '{personal-data:write,settings:write,settings:read,audit:read,prices:read,prices:write,pages:read,pages:write,field:write}' where id = 'staff'`,
  );
  staff = await app.signIn('staff');
  shop = new FullShop(app, await app.signIn('admin'));
  stranger = new TestVisitor(app.url, await createToken(app, ['audit:read']));
  const { body } = await app.visitor().json<OpenApi>('GET', '/api/openapi.json');
  contract = new Contract(body);
});
afterAll(async () => {
  if (process.env['RECORD_EXAMPLES']) writeExamples();
  expect(app.logged).toEqual([]);
  await app.close();
});

/** Whether people need no account. */
const isOpen = (name: RestName) =>
  restOperation(name).access !== 'account' && neededBy(name).every(isPublic);
const needsLogin = (name: RestName) => !isOpen(name);

/** Sends a request and reads the answer, which must be as documented. */
async function call(visitor: TestVisitor, name: RestName, sent: RestCall & { init?: RequestInit }) {
  const [method, address] = addressOf(name, contract, sent);
  const response = await visitor.fetch(address, {
    method,
    ...bodyOf(sent),
    ...sent.init,
  });
  const text = await response.text();
  const type = response.headers.get('content-type');
  const isJson = type?.startsWith('application/json') ?? false;
  const isPage = type?.startsWith('text/html') || response.status === 302;
  const body: unknown = isJson ? JSON.parse(text) : isPage ? null : text || null;
  const answered = { status: response.status, type, body };
  expect(contract.faultsOf(name, answered)).toEqual([]);
  const isShown = response.ok || [409, 422].includes(response.status);
  if (isJson && isShown && name !== 'GET /openapi.json')
    recorded[`${name} ${response.status}`] ??= body;
  return answered;
}

function bodyOf({ body, file }: RestCall): RequestInit {
  if (file) {
    const form = new FormData();
    form.append('file', file, 'plik');
    return { body: form };
  }
  if (!body) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const exampleOf = (name: RestName) =>
  contract.operation(name).requestBody?.content['application/json']?.example as
    | Record<string, unknown>
    | undefined;

/** A call that succeeds, and who may make it. */
async function validCall(name: RestName): Promise<[TestVisitor, RestCall]> {
  const visitor = needsLogin(name) ? staff : app.visitor();
  return [visitor, await restCallOf(name, contract, shop, visitor)];
}

describe('the document', () => {
  it('is OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
    const isValid = ajv.compile(OPENAPI_RULES);
    isValid(contract.document);
    expect(isValid.errors ?? []).toEqual([]);
    expect(contract.schemaFaults()).toEqual([]);
  });

  it('names every parameter of a path, every tag and every operation once', () => {
    for (const [name, { parameters, tags }] of contract.operations) {
      const inPath = parameters.filter((each) => each.in === 'path').map((each) => `:${each.name}`);
      expect([name, inPath]).toEqual([name, name.match(/:\w+/g) ?? []]);
      expect(contract.document.tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(tags));
    }
    const ids = contract.operations.map(([, { operationId }]) => operationId);
    expect([...new Set(ids)]).toEqual(ids);
  });

  it('has every route that is served, and no other', () => {
    expect(contract.operations.map(([name]) => name).sort()).toEqual([...REST_NAMES].sort());
  });

  it('names who may call every operation', () => {
    const { securitySchemes } = contract.document.components;
    expect(Object.keys(securitySchemes)).toEqual(['session', 'token']);
    for (const [name, { security }] of contract.operations) {
      const isPublic = security.some((each) => Object.keys(each).length === 0);
      const scopes = security.flatMap((each) => each['token'] ?? []);
      expect([name, isPublic, scopes]).toEqual([
        name,
        isOpen(name as RestName),
        neededBy(name as RestName),
      ]);
    }
    for (const scope of SCOPE_NAMES) expect(JSON.stringify(securitySchemes)).toContain(scope);
  });
});

describe.each(REST_NAMES)('%s', (name) => {
  it('answers a valid request as documented', async () => {
    const [visitor, sent] = await validCall(name);
    if (sent.body) expect(contract.takes(name, sent.body)).toBe(true);
    const { status } = await call(visitor, name, sent);
    expect(status).toBeLessThan(400);
    expect(contract.exampleFaults(name)).toEqual([]);
  });

  it('has an example of its answer', () => {
    const { responses } = contract.operation(name);
    const unshown = Object.entries(responses)
      .filter(([, { content }]) => content?.['application/json'])
      .filter(([, { content }]) => content!['application/json']!.example === undefined)
      .map(([status]) => `${name} ${status}`);
    if (!process.env['RECORD_EXAMPLES'])
      expect(unshown).toEqual(name === 'GET /openapi.json' ? [`${name} 200`] : []);
  });

  it('refuses unauthorised callers as documented', async () => {
    const refusals = await Promise.all([
      ...(needsLogin(name) ? [call(app.visitor(), name, {})] : []),
      call(stranger, name, {}),
    ]);
    const statuses = refusals.map(({ status }) => status);
    expect(statuses).toEqual(needsLogin(name) ? [401, 403] : [403]);
  });

  it('refuses an invalid path as documented', async () => {
    const { parameters } = contract.operation(name);
    const visitor = needsLogin(name) ? staff : app.visitor();
    for (const parameter of parameters.filter((each) => each.in === 'path')) {
      const { body } = exampleOf(name) ? { body: exampleOf(name)! } : {};
      for (const value of ['nic', '0', '%00', '%E0%A4%A']) {
        const sent = { params: { [parameter.name]: value }, ...(body && { body }) };
        expect((await call(visitor, name, sent)).status).toBeGreaterThanOrEqual(400);
      }
    }
    const queried = parameters.filter((each) => each.in === 'query' && each.name !== 'returnTo');
    for (const { name: field, schema } of queried) {
      if (isFreeText(schema)) continue;
      expect(await call(visitor, name, { query: `?${field}=%00nic` })).toMatchObject({
        status: 422,
      });
    }
  });

  it('refuses a wrong body as documented', async () => {
    const { requestBody } = contract.operation(name);
    if (!requestBody) return;
    const visitor = needsLogin(name) ? staff : app.visitor();
    const statusOf = async (init: RequestInit) => (await call(visitor, name, { init })).status;
    const plain = { 'content-type': 'text/plain' };
    expect(await statusOf({ body: 'nic', headers: plain })).toBe(415);
    if (!requestBody.content['application/json']) {
      expect(await statusOf({ body: new FormData() })).toBe(422);
      return;
    }
    const headers = { 'content-type': 'application/json' };
    expect(await statusOf({ body: '{', headers })).toBe(400);
    expect(await statusOf({ body: '[]', headers })).toBe(400);
    expect(await statusOf({ body: '{"nieznane":1}', headers })).toBe(422);
    expect(await statusOf({ body: `"${'x'.repeat(1_100_000)}"`, headers })).toBe(413);
  });
});

/** Whether the schema allows any text, so that no text is a wrong value. */
function isFreeText(schema: object): boolean {
  const { type, enum: values, pattern } = schema as Record<string, unknown>;
  return type === 'string' && !values && !pattern;
}

const WITH_BODY = REST_NAMES.filter((name) => restOperation(name).refused);

it.each(WITH_BODY)('what the document says of the body of %s is true', async (name) => {
  const [visitor, valid] = await validCall(name);
  for (const [path, listed] of Object.entries(restOperation(name).refused!(BAD_VALUES))) {
    const [field = '', within] = path.split('.');
    const place = within === undefined ? [field] : [field, 0, within];
    const bodies = listed.map((value) => withValue(valid.body, place, value));
    const refused = bodies.find((body) => !contract.takes(name, body));
    expect([path, refused]).not.toEqual([path, undefined]);
    const sent = { ...valid, body: refused as Record<string, unknown> };
    expect(await call(visitor, name, sent)).toMatchObject({ status: 422 });
  }
});

const REFUSALS = REST_NAMES.flatMap((name) =>
  (restOperation(name).refusals ?? []).map((refusal) => ({ name, ...refusal })),
);

describe.each(REFUSALS)('$name answers $status', ({ name, status, code, call: prepare }) => {
  it(`as documented: ${code}`, async () => {
    const [visitor, right] = await validCall(name);
    const wrong = await prepare(shop, visitor);
    const sent = {
      ...right,
      ...wrong,
      ...(wrong.body && { body: { ...right.body, ...wrong.body } }),
    };
    expect(await call(visitor, name, sent)).toMatchObject({ status, body: { error: { code } } });
  });
});

describe('the page of the documentation', () => {
  const read = async (path: string) => {
    const response = await app.visitor().fetch(path);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };

  it('is served from this origin alone, under the strict policy', async () => {
    const { status, headers, text } = await read('/api/docs/');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|https?:|\son\w+=/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    for (const file of files) {
      const answer = await read(new URL(file, 'http://x/api/docs/').pathname);
      expect([file, answer.status]).toEqual([file, 200]);
    }
  });

  it('is found without the slash, and serves no other file', async () => {
    const { status, headers } = await read('/api/docs');
    expect([status, headers.get('location')]).toEqual([301, '/api/docs/']);
    for (const file of ['index.html', 'package.json', '../openapi.json', 'swagger-ui.js'])
      expect((await read(`/api/docs/${encodeURIComponent(file)}`)).status).toBe(404);
  });
});

function writeExamples(): void {
  const file = fileURLToPath(new URL('examples.generated.ts', import.meta.url));
  const examples = Object.entries(recorded).map(([name, body]) => [name, firstOf(body)]);
  writeFileSync(
    file,
    `// What the demo shop has answered, recorded by \`npm run openapi:examples\`; not edited.
export const EXAMPLES: Readonly<Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(examples), null, 2)};
`,
  );
}

/** Two items are enough to show a list. */
const firstOf = (body: unknown): unknown => (Array.isArray(body) ? body.slice(0, 2) : body);
