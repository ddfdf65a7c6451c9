import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import type { RestCall } from '../../identity/operations.js';
import { rowCounts } from '../../testing/database/row-counts.js';
import { forEachAtOnce } from '../../testing/requests/at-once.js';
import {
  BAD_VALUES,
  ODD_TEXTS,
  UNKNOWN_FIELDS,
  withField,
} from '../../testing/requests/bad-values.js';
import { Contract, type OpenApi } from '../../testing/requests/contract.js';
import {
  REST_NAMES,
  addressOf,
  restCallOf,
  restOperation,
} from '../../testing/requests/operation-calls.js';
import { type Refusal, findAccepted } from '../../testing/requests/refusals.js';
import { withValue } from '../../testing/requests/with-value.js';
import { FullShop } from '../../testing/shop/full-shop.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { JsonAnswer, TestVisitor } from '../../testing/test-visitor.js';

type Fields = Record<string, unknown>;
interface ErrorBody {
  error: { code: string; message: string; fields: { path: string; message: string }[] };
}

let app: TestApp;
let staff: TestVisitor;
let shop: FullShop;
let contract: Contract;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  shop = new FullShop(app, await app.signIn('admin'));
  const { body } = await staff.json<OpenApi>('GET', '/api/openapi.json');
  contract = new Contract(body);
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

/** The fields of these that an answer refuses; the path of an item is "orderItems.quantity". */
function refusalOf(answer: JsonAnswer<ErrorBody>, fields: readonly string[]): Refusal {
  const paths = answer.status === 422 ? refusedPaths(answer) : [];
  const found = paths.map((path) => path.replaceAll(/\.\d+(?=\.|$)/g, ''));
  const named = fields.filter((field) =>
    found.some((path) => path === field || path.startsWith(`${field}.`)),
  );
  return { named: new Set(named), answer };
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

const WITH_BODY = REST_NAMES.filter((name) => restOperation(name).refused).map((name) => {
  const refused = restOperation(name).refused!(BAD_VALUES);
  const fields = Object.keys(refused);
  // A wrong list hides wrong items.
  const groups = [true, false].map((isWithin) =>
    Object.fromEntries(Object.entries(refused).filter(([path]) => path.includes('.') === isWithin)),
  );
  return { name, fields, groups };
});

it('every field of every body is refused somewhere', () => {
  const covered = new Set(
    WITH_BODY.flatMap(({ fields }) => fields.map((field) => field.split('.').at(-1))),
  );
  for (const [name, fields] of Object.entries(declaredFields()))
    expect({ name, missing: fields.filter((field) => !covered.has(field)) }).toEqual({
      name,
      missing: [],
    });
});

describe.each(WITH_BODY)('$name', ({ name, fields, groups }) => {
  let valid: RestCall;
  beforeAll(async () => {
    valid = await restCallOf(name, contract, shop, staff);
  });
  const send = (body: unknown) => staff.json<ErrorBody>(...addressOf(name, contract, valid), body);
  const setting = (path: string, value: unknown) => {
    const [field = '', within] = path.split('.');
    const place = within === undefined ? [field] : [field, 0, within];
    return (body: unknown) => withValue(body, place, value);
  };

  describe('with fields that are wrong', () => {
    let before: Awaited<ReturnType<typeof rowCounts>>;
    const accepted = new Map<string, readonly unknown[]>();
    beforeAll(async () => {
      before = await rowCounts(app);
      for (const group of groups) {
        const found = await findAccepted(group, async (wrong) =>
          refusalOf(
            await send(
              Object.entries(wrong).reduce<unknown>(
                (body, [path, value]) => setting(path, value)(body),
                valid.body,
              ),
            ),
            Object.keys(group),
          ),
        );
        for (const [path, lapses] of found) accepted.set(path, lapses);
      }
    });

    it.each(fields.map((field) => ({ field })))(
      'is refused for every wrong value of $field',
      ({ field }) => {
        expect(accepted.get(field) ?? []).toEqual([]);
      },
    );

    it('is refused for a field that does not exist', async () => {
      for (const field of UNKNOWN_FIELDS)
        expectRefused(await send(withField(valid.body!, field, 1)), field);
    });

    it('writes nothing', async () => {
      expect(await rowCounts(app)).toEqual(before);
    });
  });

  it('answers values that are nested too deeply', async () => {
    const [method, path] = addressOf(name, contract, valid);
    for (const field of Object.keys(valid.body!))
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = `${open.repeat(50_000)}0${close.repeat(50_000)}`;
        const body = JSON.stringify({ ...valid.body, [field]: '@' }).replace('"@"', deep);
        const headers = { 'content-type': 'application/json' };
        const { status } = await staff.fetch(path, { method, headers, body });
        expect(status).toBe(400);
      }
  });

  it('answers whatever text is sent', async () => {
    for (const field of fields)
      await forEachAtOnce(ODD_TEXTS, async (value) => {
        const { status } = await send(setting(field, value)(valid.body));
        expect(status).toBeLessThan(500);
      });
  });
});

describe('an item of an order', () => {
  it('is refused with an unknown field, and where it is no object', async () => {
    const valid = await restCallOf('POST /orders', contract, shop, staff);
    const send = (item: unknown) =>
      staff.json<ErrorBody>('POST', '/api/orders', { ...valid.body, orderItems: [item] });
    const [item] = valid.body!['orderItems'] as [object];
    for (const field of UNKNOWN_FIELDS)
      expectRefused(await send(withField(item, field, 1)), `orderItems.0.${field}`);
    for (const other of ['tekst', 5, null, []]) expectRefused(await send(other), 'orderItems.0');
  });
});

describe('the key of an order', () => {
  it.each(['', 'źdźbło', 'x'.repeat(256), 'tabulator\tw środku'])(
    'is refused where it reads %j',
    async (key) => {
      const { body } = await restCallOf('POST /orders', contract, shop, staff);
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = await staff.json<ErrorBody>('POST', '/api/orders', body, headers);
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
