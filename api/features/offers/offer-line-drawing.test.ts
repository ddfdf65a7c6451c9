import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { draftOffer } from '../../testing/offers.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('the goods of an offer are drawn before there is an order', async () => {
  const staff = await app.signIn('staff');
  const { id: configurationId } = await saveAwning(app.visitor());
  const offer = await draftOffer(staff, { configurationId, email: 'anna@example.com' });
  const { lineId } = offer.versions[0]!.lines[0]!;
  const drawing = await app.visitor().fetch(`/rysunki/zamowienie/${lineId}.svg`);
  expect(drawing.status).toBe(200);
  expect(await drawing.text()).toContain('<svg');
});
