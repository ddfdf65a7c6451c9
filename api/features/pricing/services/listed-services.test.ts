import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Listed {
  id: number;
  text: string;
  unit: string;
  unitPrice: string;
  vat: string;
  version: number;
}

interface Answer {
  listedServices: Listed[];
  userErrors: { code: string; path: string[] | null }[];
}

const FIELDS = 'id text unit unitPrice vat version';

let app: TestApp;
let owner: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signIn('admin');
});
afterAll(() => app.close());

async function change(name: 'create' | 'update' | 'delete', input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}ListedServiceInput`;
  const { data, errors } = await owner.graphql<{ answer: Answer }>(
    `mutation ($input: ${type}!) { answer: ${name}ListedService(input: $input) {
      listedServices { ${FIELDS} } userErrors { code path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

const price = (text: string = randomUUID()) => ({
  text,
  unit: 'hour',
  unitPrice: '120.00',
  vat: 'full',
});

/** A new service of the price list. */
async function created(): Promise<Listed> {
  const input = price();
  const { listedServices } = await change('create', input);
  return listedServices.find(({ text }) => text === input.text)!;
}

describe('the price list of services', () => {
  it('has services from the start, by text', async () => {
    const { data } = await (
      await app.signIn('staff')
    ).graphql<{ listedServices: Listed[] }>(`{ listedServices { ${FIELDS} } }`);
    expect(data.listedServices).toContainEqual(
      expect.objectContaining({ text: 'Przewód do sterowania', unit: 'metre', vat: 'goods' }),
    );
    const texts = data.listedServices.map(({ text }) => text);
    expect(texts).toEqual(texts.toSorted((one, other) => one.localeCompare(other, 'pl')));
  });

  it('is added to, changed and deleted from', async () => {
    const { id, version, ...service } = await created();
    expect(service).toMatchObject({ unit: 'hour', unitPrice: '120.00', vat: 'full' });
    const next = { ...price(), unit: 'set', unitPrice: '99,5', vat: 'goods' };
    const { listedServices } = await change('update', { id, version, ...next });
    expect(listedServices).toContainEqual({ ...next, id, unitPrice: '99.50', version: 2 });
    const stale = await change('update', { id, version, ...price() });
    expect(stale.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    const left = await change('delete', { id });
    expect(left.listedServices.map((each) => each.id)).not.toContain(id);
    expect(await change('delete', { id })).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('has each text once', async () => {
    const [{ text }, { id, version }] = [await created(), await created()];
    const refused = { userErrors: [{ code: 'BAD_USER_INPUT', path: ['text'] }] };
    expect(await change('create', price(text))).toMatchObject(refused);
    expect(await change('update', { id, version, ...price(text) })).toMatchObject(refused);
  });
});
