import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { forEachAtOnce } from '../../testing/requests/at-once.js';
import { ODD_TEXTS, UNKNOWN_FIELDS, withField } from '../../testing/requests/bad-values.js';
import { BODIES, type BodyCase, ORDER_ITEM } from '../../testing/requests/rest-bodies.js';
import { type Refusal, findAccepted } from '../../testing/requests/refusals.js';
import { rowCounts } from '../../testing/database/row-counts.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { JsonAnswer, TestVisitor } from '../../testing/test-visitor.js';

type Fields = Record<string, unknown>;
interface ErrorBody {
  error: { code: string; message: string; fields: { path: string; message: string }[] };
}

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

function expectRefused(answer: JsonAnswer<ErrorBody>, path: string): void {
  const paths = refusedPaths(answer);
  expect(paths.filter((found) => found === path || found.startsWith(`${path}.`))).not.toEqual([]);
}

function refusedPaths({ status, body }: JsonAnswer<ErrorBody>): string[] {
  expect(status).toBe(422);
  expect(body.error.code).toMatch(/^(BAD_USER_INPUT|CONFIGURATION_INVALID)$/);
  for (const { message } of body.error.fields) expect(message).toMatch(/\S/);
  expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|\.ts:\d/);
  return body.error.fields.map((field) => field.path);
}

/** The fields that an answer refuses, of the object at the path `at`; without `at`, of the whole body. */
function refusalOf(answer: JsonAnswer<ErrorBody>, at = ''): Refusal {
  const paths = answer.status === 422 ? refusedPaths(answer) : [];
  const within = paths.filter((path) => path.startsWith(at));
  const named = within.map((path) => path.slice(at.length).split('.')[0] ?? '');
  return { named: new Set(named), answer };
}

/** The values that each field must refuse, with null and a missing value where the field is required. */
function wrongValues({ fields, required }: Pick<BodyCase, 'fields' | 'required'>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, listed]) => [
      field,
      required.includes(field) ? [...listed, null, undefined] : listed,
    ]),
  );
}

/** The fields of all request bodies that have class-validator rules. */
function declaredFields(): Record<string, string[]> {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<{ name: string }, { propertyName: string }[]>;
  };
  return Object.fromEntries(
    [...validationMetadatas]
      .filter(([{ name }]) => name.endsWith('Body'))
      .map(([{ name }, rules]) => [
        name,
        [...new Set(rules.map(({ propertyName }) => propertyName))].sort(),
      ]),
  );
}

it('every field of every body has its case', () => {
  for (const [name, fields] of Object.entries(declaredFields())) {
    const covered =
      name === 'OrderItemBody'
        ? Object.keys(ORDER_ITEM.fields)
        : BODIES.filter((body) => body.name === name).flatMap((body) => Object.keys(body.fields));
    expect({ name, covered }).toEqual({ name, covered: expect.arrayContaining(fields) });
  }
});

describe.each(BODIES)('$method $path', ({ method, path, valid, fields, required }) => {
  const send = (body: unknown, headers?: Record<string, string>) =>
    staff.json<ErrorBody>(method, path, body, headers);

  describe('with fields that are wrong', () => {
    let before: Awaited<ReturnType<typeof rowCounts>>;
    let accepted: Awaited<ReturnType<typeof findAccepted>>;
    beforeAll(async () => {
      before = await rowCounts(app);
      accepted = await findAccepted(wrongValues({ fields, required }), async (values) =>
        refusalOf(await send({ ...valid(), ...values })),
      );
    });

    it.each(Object.keys(fields).map((field) => ({ field })))(
      'is refused for every wrong value of $field',
      ({ field }) => {
        expect(accepted.get(field) ?? []).toEqual([]);
      },
    );

    it('is refused for a field that does not exist', async () => {
      for (const field of UNKNOWN_FIELDS)
        expectRefused(await send(withField(valid(), field, 1)), field);
    });

    it('writes nothing', async () => {
      expect(await rowCounts(app)).toEqual(before);
    });
  });

  it('answers values that are nested too deeply', async () => {
    for (const field of Object.keys(fields))
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = `${open.repeat(50_000)}0${close.repeat(50_000)}`;
        const body = JSON.stringify({ ...valid(), [field]: '@' }).replace('"@"', deep);
        const headers = { 'content-type': 'application/json' };
        const { status } = await staff.fetch(path, { method, headers, body });
        expect(status).toBe(400);
      }
  });

  it('answers whatever text is sent', async () => {
    for (const field of Object.keys(fields))
      await forEachAtOnce(ODD_TEXTS, async (value) => {
        const { status } = await send({ ...valid(), [field]: value });
        expect(status).toBeLessThan(500);
      });
  });
});

describe('an item of an order', () => {
  const send = (item: unknown) =>
    staff.json<ErrorBody>('POST', '/api/orders', {
      ...BODIES.find(({ path }) => path === '/api/orders')!.valid(),
      orderItems: [item],
    });

  let accepted: Awaited<ReturnType<typeof findAccepted>>;
  beforeAll(async () => {
    accepted = await findAccepted(wrongValues(ORDER_ITEM), async (values) =>
      refusalOf(await send({ ...ORDER_ITEM.valid(), ...values }), 'orderItems.0.'),
    );
  });

  it.each(Object.keys(ORDER_ITEM.fields))('is refused for every wrong value of %s', (field) => {
    expect(accepted.get(field) ?? []).toEqual([]);
  });

  it('is refused with an unknown field, and where it is no object', async () => {
    for (const field of UNKNOWN_FIELDS)
      expectRefused(await send(withField(ORDER_ITEM.valid(), field, 1)), `orderItems.0.${field}`);
    for (const item of ['tekst', 5, null, []]) expectRefused(await send(item), 'orderItems.0');
  });
});

describe('the key of an order', () => {
  it.each(['', 'źdźbło', 'x'.repeat(256), 'tabulator\tw środku'])(
    'is refused where it reads %j',
    async (key) => {
      const { valid } = BODIES.find(({ path }) => path === '/api/orders')!;
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = await staff.json<ErrorBody>('POST', '/api/orders', valid(), headers);
      expectRefused(answer, 'idempotencyKey');
    },
  );
});

describe('an id in a path', () => {
  it.each(['0', '-1', '1.5', 'abc', '%00', '999999', '1e3', '99999999999', '__proto__'])(
    '%s is not an id',
    async (id) => {
      const status: Fields = { status: 'confirmed' };
      const answers = [
        await staff.json('PUT', `/api/admin/orders/${id}/status`, status),
        await staff.json('GET', `/api/products/${id}`),
        await staff.json('DELETE', `/api/cart/${id}`),
        await staff.json('DELETE', `/api/cart/${randomUUID()}`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    },
  );
});

describe('a filter of orders', () => {
  it.each([
    ['status=nic', 'status'],
    ['status=', 'status'],
    ['status=pending&status=shipped', 'status'],
    [`text=${'x'.repeat(101)}`, 'text'],
    ['nieznane=1', 'nieznane'],
    ['__proto__=1', '__proto__'],
    ['status[$ne]=x', 'status[$ne]'],
  ])('?%s is refused', async (query, path) => {
    expectRefused(await staff.json<ErrorBody>('GET', `/api/admin/orders?${query}`), path);
  });

  it.each(['text=%00', 'text=%25', 'text=%ED%A0%80', "text=' or 1=1 --", 'text=%F0%9F%98%80'])(
    '?%s is answered',
    async (query) => {
      expect((await staff.json('GET', `/api/admin/orders?${query}`)).status).toBe(200);
    },
  );
});
