import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditedColumns } from '../../testing/audited-columns.js';
import { saveAwning, productInput } from '../../testing/factories.js';
import { done, draftOffer, sendOffer } from '../../testing/offers.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { SUBJECTS } from './audit-labels.js';
import type { ValueKind } from './column-label.js';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

async function ask<T>(document: string, variables?: Record<string, unknown>): Promise<T> {
  const { data, errors } = await admin.graphql<Record<string, T>>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0]!;
}

const mutate = <T>(name: string, type: string, payload: string, input: object): Promise<T> =>
  ask<T>(`mutation ($input: ${type}!) { ${name}(input: $input) { ${payload} } }`, { input });

interface Change {
  column: string;
  label: string;
  kind: string;
  before: unknown;
  after: unknown;
}

/** The changes of a column in the latest entry of a table, as [label, kind, before, after]. */
async function changesOf(subjectType: string, column: string): Promise<unknown[][]> {
  const { items } = await ask<{ items: { changes: Change[] }[] }>(
    `query ($filter: AuditFilter) { auditEntries(filter: $filter, page: { limit: 1 }) {
       items { changes { column label kind before after } } } }`,
    { filter: { subjectType } },
  );
  return items[0]!.changes
    .filter((change) => change.column === column)
    .map(({ label, kind, before, after }) => [
      label.replaceAll('\u00a0', ' '),
      kind,
      before,
      after,
    ]);
}

const saveDraft = (version: number, entries: { key: string; value: string }[]) =>
  mutate<{ draft: { version: number } }>(
    'savePriceListDraft',
    'SavePriceListDraftInput',
    'draft { version }',
    { version, entries },
  );

it('the changed figures of a price list are named in Polish', async () => {
  const { draft } = await saveDraft(0, [{ key: 'electric', value: '950' }]);
  await saveDraft(draft.version, [
    { key: 'pergole.option.zipGuides', value: '470' },
    { key: 'zaluzje.factor.z90', value: '1.15' },
  ]);
  expect(await changesOf('price_list_draft', 'data')).toEqual([
    ['Ceny i mnożniki: Pergole: Prowadnice ZIP', 'money', '450.00', '470.00'],
    ['Ceny i mnożniki: Żaluzje: Wariant: Z90', 'factor', '1.10', '1.15'],
  ]);
});

it('specifications are named by their own names, also where only their order changes', async () => {
  const fabric = { name: 'Tkanina', value: 'akryl' };
  const drive = { name: 'Napęd', value: 'korba' };
  const product = 'product { id version }';
  const { product: made } = await mutate<{ product: { id: number; version: number } }>(
    'createProduct',
    'CreateProductInput',
    product,
    productInput({ specifications: [fabric] }),
  );
  const update = (version: number, specifications: object[]) =>
    mutate<{ product: { version: number } }>('updateProduct', 'UpdateProductInput', product, {
      id: made.id,
      version,
      specifications,
    });
  const { product: changed } = await update(made.version, [
    { ...fabric, value: 'poliester' },
    drive,
  ]);
  expect(await changesOf('product', 'specifications')).toEqual([
    ['Specyfikacja: Tkanina', 'text', 'akryl', 'poliester'],
    ['Specyfikacja: Napęd', 'text', null, 'korba'],
  ]);
  await update(changed.version, [drive, { ...fabric, value: 'poliester' }]);
  expect(await changesOf('product', 'specifications')).toEqual([
    ['Specyfikacja', 'list', ['Tkanina', 'Napęd'], ['Napęd', 'Tkanina']],
  ]);
});

it('rule, filter and sums of a scheduled price change are named in Polish', async () => {
  const change = { filter: { category: 'rolety' }, percent: 7, rounding: 'nines' };
  const { preview } = await ask<{ preview: { seen: string } }>(
    `query ($input: PreviewPriceChangeInput!) { priceChangePreview(input: $input) { preview { seen } } }`,
    { input: change },
  );
  await mutate('schedulePriceChange', 'SchedulePriceChangeInput', 'userErrors { code }', {
    ...change,
    at: new Date(Date.now() + 86_400_000),
    seen: preview.seen,
    note: 'Nowy sezon',
  });
  expect(await changesOf('scheduled_price_change', 'rule')).toEqual([
    ['Sposób zmiany: O ile procent', 'number', null, 7],
    ['Sposób zmiany: Ceny podstawowe', 'flag', null, true],
    ['Sposób zmiany: Ceny za m²', 'flag', null, true],
    ['Sposób zmiany: Zaokrąglenie', 'price_rounding', null, 'nines'],
  ]);
  expect(await changesOf('scheduled_price_change', 'filter')).toEqual([
    ['Wybór produktów: Stan', 'product_state', null, 'active'],
    ['Wybór produktów: Kategoria', 'category', null, 'rolety'],
  ]);
  const sums = await changesOf('scheduled_price_change', 'sums');
  expect(sums.map(([label, kind]) => [label, kind])).toEqual([
    ['Sumy cen: Podstawowe przed zmianą', 'money'],
    ['Sumy cen: Podstawowe po zmianie', 'money'],
    ['Sumy cen: Za m² przed zmianą', 'money'],
    ['Sumy cen: Za m² po zmianie', 'money'],
  ]);
});

it('the company that issues an offer is named in Polish', async () => {
  const { id: configurationId } = await saveAwning(app.visitor());
  const email = `${randomUUID()}@example.com`;
  await done(sendOffer(admin, await draftOffer(admin, { configurationId, email })));
  const issuer = await changesOf('offer_version', 'issuer');
  expect(issuer).toContainEqual(['Wystawca: Miejscowość', 'text', null, 'Łódź']);
  expect(issuer.map(([, kind]) => kind)).not.toContain('data');
});

it('consents are named in Polish, with their version and time', async () => {
  const { order } = await submit(await customerWithCart(app));
  const { id: actor } = await ask<{ id: number }>('{ me { id } }');
  const consents = [{ code: 'terms', version: '2026-11-26', givenAt: '2026-11-26T10:00:00.000Z' }];
  await app.sql('begin');
  await app.sql(`select set_config('cieniomat.actor', $1, true)`, [String(actor)]);
  await app.sql(`update customer_order set consents = '[]' where id = $1`, [order!.id]);
  await app.sql('update customer_order set consents = $2 where id = $1', [
    order!.id,
    JSON.stringify(consents),
  ]);
  await app.sql('commit');
  expect(await changesOf('customer_order', 'consents')).toEqual([
    ['Zgody: regulamin (wersja z 26 listopada 2026)', 'time', null, '2026-11-26T10:00:00.000Z'],
  ]);
});

/** The kinds of values that are lists of texts or codes. */
const LISTS = new Set<ValueKind | undefined>(['list', 'transfer_reasons', 'variants', 'fabrics']);

it('every audited column of nested data has labels for its values', async () => {
  const nested = (await auditedColumns(app)).filter(({ isJson }) => isJson);
  const labelled = ({ table, column }: { table: string; column: string }) => {
    const label = SUBJECTS[table]?.columns[column];
    return label?.valuesOf !== undefined || LISTS.has(label?.kind);
  };
  expect(nested.length).toBeGreaterThan(7);
  expect(nested.filter((it) => !labelled(it))).toEqual([]);
});
