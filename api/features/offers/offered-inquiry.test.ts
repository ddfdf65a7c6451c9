import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAwning } from '../../testing/factories.js';
import { submitInquiry } from '../../testing/inquiries.js';
import {
  type ReadOffer,
  acceptInput,
  acceptOffer,
  done,
  draftInput,
  offerAction,
  sendOffer,
} from '../../testing/offers.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
let visitor: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  staff = await app.signIn('staff');
  visitor = app.visitor();
});
afterAll(() => app.close());

/** An offer that answers a new inquiry and is sent. */
async function offered(): Promise<{ offer: ReadOffer; inquiryId: number }> {
  const inquiryId = await submitInquiry(app);
  const started = await done(offerAction(staff, 'createOffer', { inquiryId }));
  const { id: configurationId } = await saveAwning(app.visitor());
  const details = {
    customerName: 'Żaneta Gęślą',
    customerEmail: `${randomUUID()}@example.com`,
    customerPhone: '+48600100200',
    customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
    lines: [{ configurationId, quantity: 1, label: 'Taras' }],
  };
  const draft = await done(offerAction(staff, 'saveOfferDraft', draftInput(started, details)));
  return { offer: await done(sendOffer(staff, draft)), inquiryId };
}

const ask = async ({ token }: ReadOffer, text = 'Czy roleta może mieć 5 m?') => {
  const { questions } = await done(
    offerAction(visitor, 'askAboutOffer', { token, versionNumber: 1, text }),
  );
  return questions.at(-1)!.id;
};

const statusOf = async (id: number) => {
  const [row] = await app.sql<{ status: string }>('select status from inquiry where id = $1', [id]);
  return row!.status;
};

interface Entry {
  kind: string;
  number: number;
  offerId: number | null;
  title: string;
  customerName: string;
}

/** The entries of the queue about this offer or its inquiry. */
async function waiting({ offer, inquiryId }: { offer: ReadOffer; inquiryId: number }) {
  const { data } = await staff.graphql<{ callQueue: { items: Entry[] } }>(
    '{ callQueue(page: { limit: 60 }) { items { kind number offerId title customerName } } }',
  );
  return data.callQueue.items.filter(
    ({ kind, number, offerId }) =>
      offerId === offer.id || (kind === 'inquiry' && number === inquiryId),
  );
}

describe('the inquiry that an offer answers', () => {
  it('waits for the customer once the offer is sent, and leaves the queue', async () => {
    const both = await offered();
    expect(await statusOf(both.inquiryId)).toBe('waiting_for_customer');
    expect(await waiting(both)).toEqual([]);
  });

  it('is in progress while the customer waits for an answer to a question', async () => {
    const { offer, inquiryId } = await offered();
    const questionId = await ask(offer);
    expect(await statusOf(inquiryId)).toBe('in_progress');
    await done(offerAction(staff, 'answerOfferQuestion', { questionId, text: 'Tak, może.' }));
    expect(await statusOf(inquiryId)).toBe('waiting_for_customer');
  });

  it('is resolved by the acceptance and closed by the loss of the offer', async () => {
    const accepted = await offered();
    await acceptOffer(visitor, acceptInput(accepted.offer));
    expect(await statusOf(accepted.inquiryId)).toBe('resolved');
    const lost = await offered();
    const { token } = lost.offer;
    await done(offerAction(visitor, 'declineOffer', { token, versionNumber: 1, reason: 'price' }));
    expect(await statusOf(lost.inquiryId)).toBe('closed');
  });
});

describe('a question on an offer', () => {
  it('is in the queue with offer and text until it is answered', async () => {
    const both = await offered();
    const number = await ask(both.offer);
    expect(await waiting(both)).toEqual([
      {
        kind: 'question',
        number,
        offerId: both.offer.id,
        title: 'Czy roleta może mieć 5 m?',
        customerName: 'Żaneta Gęślą',
      },
    ]);
    await done(offerAction(staff, 'answerOfferQuestion', { questionId: number, text: 'Tak.' }));
    expect(await waiting(both)).toEqual([]);
  });

  it('leaves the queue once staff have answered it by telephone', async () => {
    const both = await offered();
    const call = { kind: 'question', number: await ask(both.offer) };
    await change(staff, 'takeCall', call);
    await change(staff, 'recordCall', { ...call, outcome: 'no_answer' });
    expect(await waiting(both)).toHaveLength(1);
    await change(staff, 'recordCall', { ...call, outcome: 'answered' });
    expect(await waiting(both)).toEqual([]);
    expect(await change(staff, 'takeCall', call)).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('leaves the queue when the offer is accepted or lost; one that is asked later comes into it', async () => {
    const both = await offered();
    const { token } = both.offer;
    await ask(both.offer);
    await done(offerAction(visitor, 'declineOffer', { token, versionNumber: 1, reason: 'price' }));
    expect(await waiting(both)).toEqual([]);
    await ask(both.offer, 'A gdybym wziął dwie?');
    expect(await waiting(both)).toMatchObject([{ title: 'A gdybym wziął dwie?' }]);
    expect(await statusOf(both.inquiryId)).toBe('in_progress');
  });
});
