import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { customerWithCart, submit } from '../../../testing/orders.js';
import { pageTexts } from '../../../testing/pdf.js';
import {
  plannedVisit,
  protocolInput,
  saveProtocol,
  sendPhotograph,
  signInFitter,
  signProtocol,
} from '../../../testing/protocols.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { tokenOf } from '../../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

async function visitOfOrder(kind: string) {
  const order = (await submit(await customerWithCart(app))).order!;
  const visit = await plannedVisit(staff, { kind: 'order', number: order.id }, { kind });
  return { order, visit, fitter: await signInFitter(app, visit.crewId) };
}

const read = async (visitor: TestVisitor, path: string) => {
  const answer = await visitor.fetch(path);
  if (answer.status !== 200) return { status: answer.status, text: '' };
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: 200, text: pageTexts(bytes).join('\n').replaceAll('\u00a0', ' ') };
};

it('a signed measuring is mailed to the customer as a PDF, and stays as it was signed', async () => {
  const { order, visit, fitter } = await visitOfOrder('measuring');
  const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0], wall: 416 });
  const checklist = [{ code: 'power', answer: 'no' }];
  await saveProtocol(fitter, { ...input, checklist, remark: 'Klucz u dozorcy' });
  const own = `/api/visits/${await tokenOf(app, visit.id)}/protocol.pdf`;
  expect((await read(app.visitor(), own)).status).toBe(404);
  await signProtocol(fitter, input.id);

  const { text } = await read(app.visitor(), own);
  for (const said of [
    'Protokół pomiaru',
    `Zamówienie nr ${order.id}`,
    '410 cm (było 400 cm)',
    'Wolna ściana: 416 cm',
    'Uwagi: Ściana z cegły.',
    'Klucz u dozorcy',
    'Anna Lis',
  ])
    expect(text).toContain(said);
  expect(text).toMatch(/Zasilanie 230 V[^]*nie/);

  const [mail] = await app.sql<{ content: { files: { name: string; base64: string }[] } }>(
    `select content from outgoing_mail where order_id = $1 and subject like 'Podpisany protokół%'`,
    [order.id],
  );
  const [file] = mail!.content.files;
  expect(file!.name).toBe(`protokol-measuring-${order.id}.pdf`);
  expect(pageTexts(Buffer.from(file!.base64, 'base64')).join('\n')).toContain('Protokół pomiaru');

  await app.sql(`update customer_order set customer_name = 'Inny Klient' where id = $1`, [
    order.id,
  ]);
  await app.sql(`update order_line set product_name = 'Inny towar' where order_id = $1`, [
    order.id,
  ]);
  const later = await read(staff, `/api/admin/visits/${visit.id}/protocol.pdf`);
  expect(later.text).toBe(text);
});

it('the protocol of an installation has its pieces, defects and photographs', async () => {
  const { order, visit, fitter } = await visitOfOrder('installation');
  const serialNumbers = [`${order.id}-1-1`];
  const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0], serialNumbers });
  const defects = [{ id: randomUUID(), text: 'Rysa na kasecie', dueOn: '2027-03-20' }];
  const lines = [{ ...input.lines[0], readings: [] }];
  await saveProtocol(fitter, { ...input, lines, defects });
  await sendPhotograph(fitter, visit.id, randomUUID(), 'moment=after&caption=Korba');
  const { text } = await read(staff, `/api/admin/visits/${visit.id}/protocol.pdf`);
  for (const said of [
    'Protokół odbioru montażu',
    `${order.id}-1-1`,
    'do 20 marca 2027',
    'Rysa na kasecie',
    'Po pracy: Korba',
    'Klient jeszcze nie podpisał',
  ])
    expect(text).toContain(said);
});

it('a visit without a protocol has no paper', async () => {
  const { visit } = await visitOfOrder('service');
  expect((await read(staff, `/api/admin/visits/${visit.id}/protocol.pdf`)).status).toBe(404);
  expect((await read(staff, `/api/admin/visits/${randomUUID()}/protocol.pdf`)).status).toBe(404);
});
