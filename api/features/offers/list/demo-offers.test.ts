import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revealToken } from '../../../testing/customer-links.js';
import { readOwnOffer } from '../../../testing/offers.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

test('the demo shop has offers in every state, each with its page and its PDF', async () => {
  const { data } = await staff.graphql<{
    offers: { items: { id: number; state: string }[] };
  }>('{ offers(sort: oldest) { items { id state } } }');
  const { items } = data.offers;
  expect(items.map(({ state }) => state)).toEqual(['accepted', 'lost', 'sent', 'draft']);
  for (const { id, state } of items) {
    const token = await revealToken(staff, 'Offer', id);
    const own = await readOwnOffer(app.visitor(), token);
    expect(own?.state ?? 'draft').toBe(state);
    expect(own?.order?.totalAmount).toBe(state === 'accepted' ? own?.totalAmount : undefined);
    expect((await staff.fetch(`/api/admin/offers/${id}/1.pdf`)).status).toBe(200);
  }
});

test('the order of the accepted demo offer names it', async () => {
  const { data } = await staff.graphql<{
    offers: { items: { id: number; order: { history: { note: string | null }[] } }[] };
  }>('{ offers(filter: { state: accepted }) { items { id order { history { note } } } } }');
  const [{ id, order } = { id: 0, order: { history: [] } }] = data.offers.items;
  expect(order.history[0]?.note).toBe(`Oferta nr\u00a0${id}, wersja 1`);
});
