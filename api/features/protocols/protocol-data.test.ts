import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { pageTexts } from '../../testing/pdf.js';
import {
  plannedVisit,
  protocolInput,
  saveProtocol,
  sendPhotograph,
  signInFitter,
  signProtocol,
  signature,
} from '../../testing/protocols.js';
import { exists, forget } from '../../testing/retention.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { visitAction } from '../../testing/visits.js';

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const entriesOf = (type: string, id: string) =>
  app.sql<{ action: string; before: object | null; after: object | null }>(
    'select action, before, after from audit_entry where subject_type = $1 and subject_id = $2 order by id',
    [type, id],
  );

/** The signed protocol of a visit about something, with a photograph. */
async function signed(about: { kind: string; number: number }, line: object) {
  const visit = await plannedVisit(admin, about);
  const fitter = await signInFitter(app, visit.crewId);
  const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0], wall: 416, ...line });
  await saveProtocol(fitter, input);
  const photograph = { table: 'visit_photograph', id: randomUUID() };
  await sendPhotograph(fitter, visit.id, photograph.id);
  await signProtocol(fitter, input.id);
  return { visit, fitter, protocol: { table: 'protocol', id: input.id }, photograph };
}

it('what a fitter writes and signs is recorded in the audit log, without the signature', async () => {
  const { order } = await submit(await customerWithCart(app));
  const { protocol, photograph } = await signed({ kind: 'order', number: order!.id }, {});
  const entries = await entriesOf('protocol', protocol.id);
  expect(entries).toMatchObject([
    { action: 'created', after: { id: protocol.id } },
    { action: 'changed', after: { signed_name: 'Anna Lis' } },
    { action: 'changed', after: { change_version: 2 } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('strokes');
  expect(await entriesOf('visit_photograph', photograph.id)).toMatchObject([
    { action: 'created', after: { moment: 'before' } },
  ]);
});

it('protocols and photographs are given to the customer of an inquiry, and deleted for them', async () => {
  const who = `${randomUUID()}@example.com`;
  const number = await submitInquiry(app, { email: who });
  const about = { kind: 'inquiry', number };
  const { protocol, photograph } = await signed(about, { family: 'markizy', lineId: undefined });
  const path = `/api/admin/personal-data.json?who=${encodeURIComponent(who)}`;
  const { rows } = JSON.parse(await (await admin.fetch(path)).text()) as {
    rows: Record<string, object[]>;
  };
  expect(rows['Protocol']).toMatchObject([{ id: protocol.id, signedName: 'Anna Lis' }]);
  expect(rows['VisitPhotograph']).toMatchObject([{ id: photograph.id }]);
  const { data } = await admin.graphql<{ personalData: { goingCount: number } }>(
    'query ($input: PersonInput!) { personalData(input: $input) { goingCount } }',
    { input: { who } },
  );
  await admin.graphql(
    'mutation ($input: ErasePersonalDataInput!) { erasePersonalData(input: $input) { userErrors { code } } }',
    { input: { who, seenCount: data.personalData.goingCount } },
  );
  for (const row of [protocol, photograph]) expect(await exists(app, row)).toBe(false);
  expect(await entriesOf('protocol', protocol.id)).toEqual([]);
});

// The last one: sessions of staff end with it, too.
it('signatures and photographs are deleted after five years, who signed stays', async () => {
  const { order } = await submit(await customerWithCart(app));
  const about = { kind: 'order', number: order!.id };
  const { visit, fitter, protocol, photograph } = await signed(about, {});
  await visitAction(
    fitter,
    'acceptChangeBySignature',
    { orderId: order!.id, version: 2, expectedTotal: '4950.00', ...signature() },
    'change { state }',
  );
  const strokes = async () =>
    (
      await app.sql(
        `select (select strokes is not null from protocol where id = $1) as protocol,
         (select strokes is not null from order_version where order_id = $2 and number = 2) as version`,
        [protocol.id, order!.id],
      )
    )[0];
  const after = (days: number) => new Date(Date.now() + (5 * 365.25 + days) * 86_400_000);
  await forget(app, after(-2));
  expect(await strokes()).toEqual({ protocol: true, version: true });
  expect(await exists(app, photograph)).toBe(true);
  await forget(app, after(2));
  expect(await strokes()).toEqual({ protocol: false, version: false });
  expect(await exists(app, photograph)).toBe(false);
  const [row] = await app.sql<{ token: string }>('select token from visit where id = $1', [
    visit.id,
  ]);
  const paper = await app.visitor().fetch(`/api/visits/${row!.token}/protocol.pdf`);
  const text = pageTexts(Buffer.from(await paper.arrayBuffer())).join('\n');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Anna Lis, .*Obraz podpisu usunięto/s);
});
