import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../../testing/factories.js';
import {
  type ReadOffer,
  done,
  draftOffer,
  offerAction,
  readOwnOffer,
  sendOffer,
} from '../../../testing/offers.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  staff = await app.signIn('staff');
  visitor = app.visitor();
});
afterAll(() => app.close());

const sent = async () =>
  done(
    sendOffer(
      staff,
      await draftOffer(staff, {
        configurationId: (await saveAwning(app.visitor())).id,
        email: `${randomUUID()}@example.com`,
      }),
    ),
  );

const decline = ({ token }: ReadOffer, why: object) =>
  offerAction(visitor, 'declineOffer', { token, versionNumber: 1, ...why });

const lose = ({ id, version }: ReadOffer, why: object) =>
  offerAction(staff, 'loseOffer', { offerId: id, version, ...why });

const stateOf = async ({ token }: ReadOffer) => (await readOwnOffer(visitor, token))?.state;

async function lostCounts(): Promise<Record<string, number>> {
  const { data } = await staff.graphql<{
    offerFunnel: { lost: { reason: string; count: number }[] };
  }>('query ($input: OfferFunnelInput!) { offerFunnel(input: $input) { lost { reason count } } }', {
    input: { from: '2002-01-01T00:00:00Z', to: '2002-02-01T00:00:00Z' },
  });
  return Object.fromEntries(data.offerFunnel.lost.map(({ reason, count }) => [reason, count]));
}

describe('the reason of a lost offer', () => {
  it('is chosen by the customer, and counted in the statistics of offers', async () => {
    for (const why of [
      { reason: 'price' },
      { reason: 'price', note: 'O 500 zł.' },
      { reason: 'term' },
      { reason: 'competitor' },
      { reason: 'resigned', note: ' ' },
      { reason: 'other', note: 'Sprzedaję dom.' },
    ]) {
      const offer = await sent();
      expect(await decline(offer, why)).toMatchObject({
        offer: { state: 'lost' },
        userErrors: [],
      });
      await app.sql(`update offer set sent_at = '2002-01-02T12:00:00Z' where id = $1`, [offer.id]);
    }
    expect(await lostCounts()).toEqual({
      price: 2,
      term: 1,
      competitor: 1,
      resigned: 1,
      other: 1,
    });
  });

  it.each([
    ['the customer', decline],
    ['staff', lose],
  ])('must be explained by %s if it is none of the usual ones', async (_who, end) => {
    const offer = await sent();
    for (const why of [
      { reason: 'other' },
      { reason: 'other', note: null },
      { reason: 'other', note: ' \n ' },
    ])
      expect(await end(offer, why)).toMatchObject({
        offer: { state: 'sent' },
        userErrors: [{ code: 'BAD_USER_INPUT', path: ['note'] }],
      });
    expect(await end(offer, { reason: 'other', note: 'Sprzedaję dom.' })).toMatchObject({
      offer: { state: 'lost' },
      userErrors: [],
    });
  });

  it.each([{ reason: 'no_answer' }, { reason: 'unknown' }, {}])(
    'cannot be %j for the customer',
    async (why) => {
      const offer = await sent();
      await expect(decline(offer, why)).rejects.toThrow(/reason/);
      expect(await stateOf(offer)).toBe('sent');
    },
  );

  it('may be `no_answer` for staff', async () => {
    expect(await done(lose(await sent(), { reason: 'no_answer' }))).toMatchObject({
      state: 'lost',
      lostReason: 'no_answer',
    });
  });
});
