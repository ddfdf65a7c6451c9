import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Customer, customerWithCart, submit } from '../../../testing/orders.js';
import { type UserErrors, change } from '../../../testing/staff.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

interface Note {
  id: number;
  text: string;
  authorName: string;
  own: boolean;
}

let app: TestApp;
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

async function placed(): Promise<Customer & { id: number; token: string }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { ...customer, id: order!.id, token: order!.token };
}

const NOTES = 'order { notes { id text authorName own } }';
type Answer = { order: { notes: Note[] } | null } & UserErrors;

const add = (who: TestVisitor, orderId: number, text: string): Promise<Answer> =>
  change(who, 'addOrderNote', { orderId, text }, NOTES);
const remove = (who: TestVisitor, noteId: number): Promise<Answer> =>
  change(who, 'deleteOrderNote', { noteId }, NOTES);

async function notesOf(who: TestVisitor, token: string): Promise<Note[] | null> {
  const { data } = await who.graphql<{ order: { notes: Note[] | null } }>(
    'query ($token: String!) { order(token: $token) { notes { id text authorName own } } }',
    { token },
  );
  return data.order.notes;
}

describe('notes about an order', () => {
  it('are stored with their author and shown to all staff, the oldest first', async () => {
    const { id, token } = await placed();
    await add(staff, id, '  Brama od podwórza.  ');
    const { order } = await add(admin, id, 'Klient woli telefon po 17.');
    expect(order!.notes).toMatchObject([
      { text: 'Brama od podwórza.', authorName: 'Piotr Pracownik', own: false },
      { text: 'Klient woli telefon po 17.', own: true },
    ]);
    expect((await notesOf(staff, token))!.map(({ own }) => own)).toEqual([true, false]);
  });

  it('can be deleted by their author only', async () => {
    const { id, token } = await placed();
    const { order } = await add(staff, id, 'Pomyłka.');
    const [note] = order!.notes;
    const refused = await admin.graphql(
      `mutation { deleteOrderNote(input: { noteId: ${note!.id} }) { userErrors { code } } }`,
    );
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await notesOf(admin, token)).toHaveLength(1);
    expect(await remove(staff, note!.id)).toEqual({ order: { notes: [] }, userErrors: [] });
    expect((await remove(staff, note!.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('are added once when a request is repeated, but the same text can be added by another request', async () => {
    const { id, token } = await placed();
    const input = { orderId: id, text: 'Nie odbiera.', idempotencyKey: randomUUID() };
    const send = (more: object = {}): Promise<Answer> =>
      change(staff, 'addOrderNote', { ...input, ...more }, NOTES);
    await Promise.all([send(), send(), send()]);
    const { order } = await send();
    expect(order!.notes).toHaveLength(1);
    const other = await send({ text: 'Odebrała sąsiadka.' });
    expect(other.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    await send({ idempotencyKey: randomUUID() });
    expect(await notesOf(staff, token)).toHaveLength(2);
  });

  it('are in the audit log when they are added and when they are deleted', async () => {
    const { id } = await placed();
    const { order } = await add(staff, id, 'Do usunięcia.');
    const noteId = order!.notes[0]!.id;
    await remove(staff, noteId);
    const entries = await app.sql(
      `select action, before ->> 'text' as before, after ->> 'text' as after, actor.name as who
         from audit_entry join user_account actor on actor.id = actor_id
        where subject_type = 'order_note' and subject_id = $1 order by audit_entry.id`,
      [String(noteId)],
    );
    const who = 'Piotr Pracownik';
    expect(entries).toEqual([
      { action: 'created', before: null, after: 'Do usunięcia.', who },
      { action: 'deleted', before: 'Do usunięcia.', after: null, who },
    ]);
  });

  it('cannot be added to an order that does not exist', async () => {
    expect((await add(staff, 999_999, 'Nie ma go.')).userErrors).toMatchObject([
      { code: 'NOT_FOUND', message: 'Nie ma zamówienia nr 999999.' },
    ]);
  });
});

describe('a customer', () => {
  it('cannot see notes, mails and shortages by any public request', async () => {
    const { visitor, customerEmail, id, token } = await placed();
    const secret = `Uciążliwy-${randomUUID()}`;
    await add(staff, id, secret);
    await staff.json('PUT', `/api/admin/orders/${id}/status`, { status: 'confirmed' });
    const { data } = await visitor.graphql<{ order: object }>(
      `query ($token: String!) { order(token: $token) {
        notes { text } mails { subject } lines { shortage } history { note actorName } } }`,
      { token },
    );
    expect(data.order).toMatchObject({
      notes: null,
      mails: null,
      lines: [{ shortage: null }],
    });
    const mails = await app.sql('select * from outgoing_mail where recipient = $1', [
      customerEmail,
    ]);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify([data, mails])).not.toContain(secret);
    for (const path of [`/api/admin/orders`, `/api/admin/orders.csv`])
      expect((await visitor.json('GET', path)).status).toBe(401);
  });
});
