import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import {
  type ReadOffer,
  done,
  draftInput,
  draftOffer,
  offerAction,
  readOwnOffer,
  revised,
  sendOffer,
} from '../../../testing/offers.js';
import { pageTexts } from '../../../testing/pdf.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { remindOffers } from './remind-offers.js';

let shop: MailedApp;
let staff: TestVisitor;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({
    PUBLIC_URL: 'https://shop.test',
    WRITES_PER_MINUTE: '0',
    COMPANY_EMAIL: 'biuro@shop.test',
  });
  staff = await shop.app.signIn('staff');
  visitor = shop.app.visitor();
});
afterAll(() => shop.close());

const saved = async (overrides: Record<string, unknown> = {}) =>
  (await saveAwning(visitor, overrides)).id;

const drafted = async () =>
  draftOffer(staff, { configurationId: await saved(), email: `${randomUUID()}@example.com` });

const save = (offer: ReadOffer, overrides: Record<string, unknown>) =>
  offerAction(staff, 'saveOfferDraft', draftInput(offer, overrides));

const sent = async (overrides: Record<string, unknown> = {}) =>
  done(sendOffer(staff, await done(save(await drafted(), overrides))));

const newsOf = async ({ id }: ReadOffer) =>
  (
    await shop.app.sql<{ news: string }>(
      'select news from offer_event where offer_id = $1 order by id',
      [id],
    )
  ).map(({ news }) => news);

const mailText = async (offer: ReadOffer, subject: string) =>
  (await shop.mailTo(String(offer['customerEmail']), subject)).text!.replaceAll('\u00a0', ' ');

const pdf = async (reader: TestVisitor, path: string) => {
  const response = await reader.fetch(path);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const today = () => polishClock(new Date()).day;

describe('a sent offer', () => {
  it('is available to the customer, by mail and on its page', async () => {
    const offer = await sent({ text: 'Dziękuję za rozmowę.' });
    const text = await mailText(offer, 'Oferta nr');
    for (const expectedText of [
      'Dziękuję za rozmowę.',
      '4 890 zł',
      '2–4 tygodnie od przyjęcia oferty',
      `/oferta/${offer.token}`,
    ])
      expect(text).toContain(expectedText);
    expect(await readOwnOffer(visitor, offer.token)).toMatchObject({
      state: 'sent',
      versions: [{ state: 'sent', text: 'Dziękuję za rozmowę.' }],
      history: null,
      authorName: null,
    });
  });

  it('is replaced by the next version, which is mailed with its difference', async () => {
    const offer = await sent();
    const [line] = offer.versions[0]!.lines;
    const wider = [
      { lineId: line!.lineId, configurationId: await saved({ width: 450 }), quantity: 1 },
    ];
    const draft = await revised(staff, offer, { lines: wider });
    expect((await readOwnOffer(visitor, offer.token))!.versions).toHaveLength(1);
    const twice = await done(
      save(draft, {
        lines: draft.versions[1]!.lines.map(({ lineId }) => ({
          lineId,
          quantity: 2,
          label: 'Taras',
        })),
      }),
    );
    const next = await done(sendOffer(staff, twice));
    expect(next).toMatchObject({
      currentVersion: 2,
      totalAmount: '10380.00',
      versions: [{ state: 'replaced' }, { state: 'sent', difference: { difference: '5490.00' } }],
    });
    expect(next.versions[1]!.difference!.lines).toMatchObject([{ kind: 'changed' }]);
    const text = await mailText(offer, 'nowa wersja');
    expect(text).toContain('400 cm → 450 cm');
    expect(await newsOf(offer)).toEqual(['created', 'sent', 'sent']);
  });

  it('has no difference once a line is changed back', async () => {
    const offer = await sent();
    const [line] = offer.versions[0]!.lines;
    const lines = (quantity: number, lineId: string) => [{ lineId, quantity, label: 'Taras' }];
    const two = await revised(staff, offer, { lines: lines(2, line!.lineId) });
    const back = await done(save(two, { lines: lines(1, two.versions[1]!.lines[0]!.lineId) }));
    expect(back.versions[1]).toMatchObject({
      lines: [{ lineId: line!.lineId }],
      difference: { lines: [], difference: '0.00' },
    });
  });

  it.each([
    ['without an e-mail', { customerEmail: null }, 'customerEmail'],
    ['without goods', { lines: [] }, 'lines'],
    ['with a last day that has passed', { validUntil: '2026-01-01' }, 'validUntil'],
    ['with incomplete data of a company', { companyName: 'Cień sp. z o.o.' }, 'companyTaxNumber'],
  ])('cannot be made from a draft %s', async (_case, overrides, path) => {
    const draft = await done(save(await drafted(), overrides));
    const { offer, userErrors } = await sendOffer(staff, draft);
    expect(userErrors.map((error) => error.path?.join('.'))).toContain(path);
    expect(offer).toMatchObject({ state: 'draft' });
  });

  it('never changes', async () => {
    const offer = await sent();
    expect(await save(offer, { text: 'inny' })).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
  });
});

describe('the time', () => {
  const endsIn = async ({ id }: ReadOffer, days: number) =>
    shop.app.sql(
      `with other as (update offer set valid_until = $2 where id = $1)
       update offer_version set valid_until = $2, remind_on = $3 where offer_id = $1`,
      [id, addDays(today(), days), addDays(today(), days - 3)],
    );
  const remind = () => {
    const { orm, logger } = shop.app.services;
    return remindOffers(orm.em.fork(), logger, new Date());
  };

  it('decides that an offer has expired after its last day', async () => {
    const offer = await sent();
    await endsIn(offer, 0);
    expect(await readOwnOffer(visitor, offer.token)).toMatchObject({ state: 'sent' });
    await endsIn(offer, -1);
    expect(await readOwnOffer(visitor, offer.token)).toMatchObject({ state: 'expired' });
    const { data } = await staff.graphql<{ offers: { items: { id: number }[] } }>(
      '{ offers(filter: { state: expired }) { items { id } } }',
    );
    expect(data.offers.items).toContainEqual({ id: offer.id });
  });

  it('triggers a reminder three days before the last day, once, on any number of nodes', async () => {
    const offer = await sent();
    await endsIn(offer, 3);
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await remind()).toBe(0);
    expect(await mailText(offer, 'jest ważna do')).toContain('4 890 zł');
    expect(await newsOf(offer)).toContain('reminded');
  });

  it('triggers a reminder of the current version, whatever the next draft says', async () => {
    const offer = await sent();
    const next = await revised(staff, offer, { customerEmail: null, customerName: 'Ktoś inny' });
    const { customerEmail, customerName } = offer;
    expect(next).toMatchObject({
      customerEmail,
      customerName,
      versions: [{ customerEmail }, { customerEmail: null, customerName: 'Ktoś inny' }],
    });
    await endsIn(offer, 3);
    expect(await remind()).toBe(1);
    expect(await mailText(offer, 'jest ważna do')).toContain('Dzień dobry!');
  });

  it('triggers no reminder of an expired or decided offer', async () => {
    const [expired, lost] = [await sent(), await sent()];
    await endsIn(expired, -1);
    await endsIn(lost, 2);
    await done(
      offerAction(staff, 'loseOffer', { offerId: lost.id, version: lost.version, reason: 'term' }),
    );
    expect(await remind()).toBe(0);
  });
});

describe('the page of an offer', () => {
  it('does not show an offer that was closed before it was sent', async () => {
    const { id, version, token } = await drafted();
    await done(offerAction(staff, 'loseOffer', { offerId: id, version, reason: 'resigned' }));
    expect(await readOwnOffer(visitor, token)).toBeNull();
  });

  const open = (reader: TestVisitor, token: string) =>
    reader.graphql('mutation ($input: OpenOfferInput!) { openOffer(input: $input) }', {
      input: { token },
    });

  it('is counted as opened once for each version, and not for staff', async () => {
    const offer = await sent();
    await open(staff, offer.token);
    expect(await newsOf(offer)).toEqual(['created', 'sent']);
    await open(visitor, offer.token);
    await open(visitor, offer.token);
    expect(await newsOf(offer)).toEqual(['created', 'sent', 'opened']);
  });

  it('accepts a question once, and shows and mails its answer', async () => {
    const offer = await sent();
    const question = { token: offer.token, versionNumber: 1, text: 'Czy montaż jest w cenie?' };
    await done(offerAction(visitor, 'askAboutOffer', question));
    const withQuestion = await done(offerAction(visitor, 'askAboutOffer', question));
    expect(withQuestion.questions).toMatchObject([{ text: question.text, answer: null }]);
    const forStaff = await shop.mailTo('biuro@shop.test', `${offer.id}: pytanie klienta`);
    expect(forStaff.text).toContain(`https://shop.test/admin/offers?offer=${offer.id}`);
    const answer = { questionId: withQuestion.questions[0]!.id, text: 'Tak, podstawowy.' };
    await done(offerAction(staff, 'answerOfferQuestion', answer));
    expect(await offerAction(staff, 'answerOfferQuestion', answer)).toMatchObject({
      offer: { id: offer.id, questions: [{ answer: answer.text }] },
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect(await mailText(offer, 'odpowiedź')).toContain('Tak, podstawowy.');
    expect(await readOwnOffer(visitor, offer.token)).toMatchObject({
      questions: [{ answer: 'Tak, podstawowy.', answeredByName: null }],
    });
  });
});

describe('the PDF of a version', () => {
  it('shows what is offered, and stays byte-equal whatever happens to the offer', async () => {
    const offer = await sent({ text: 'Zapraszamy do salonu.' });
    const path = `/api/offers/${offer.token}/1.pdf`;
    const { bytes } = await pdf(visitor, path);
    const text = pageTexts(bytes)
      .join(' ')
      .replaceAll(/[\s\u00a0]+/g, ' ');
    for (const expectedText of [
      'Oferta nr',
      'Ważna do',
      'Termin dostawy',
      'Zapraszamy do salonu.',
      '4 890 zł',
      'Zaliczka',
    ])
      expect(text).toContain(expectedText);
    await done(sendOffer(staff, await revised(staff, offer, { text: 'Nowy tekst' })));
    expect((await pdf(visitor, path)).bytes.equals(bytes)).toBe(true);
  });

  it('of a draft is for staff only', async () => {
    const { id, token } = await drafted();
    expect((await pdf(visitor, `/api/offers/${token}/1.pdf`)).status).toBe(404);
    expect((await pdf(staff, `/api/admin/offers/${id}/1.pdf`)).status).toBe(200);
    expect((await pdf(visitor, `/api/admin/offers/${id}/1.pdf`)).status).toBe(401);
  });
});

describe('the funnel', () => {
  it('counts the offers sent in a period by their results', async () => {
    const day = '2001-01-02T12:00:00Z';
    const [open, lost] = [await sent(), await sent()];
    await done(
      offerAction(staff, 'loseOffer', { offerId: lost.id, version: lost.version, reason: 'price' }),
    );
    await shop.app.sql('update offer set sent_at = $1, opened_at = $1 where id = $2', [
      day,
      open.id,
    ]);
    await shop.app.sql('update offer set sent_at = $1 where id = $2', [day, lost.id]);
    const { data } = await staff.graphql<{ offerFunnel: object }>(
      `query ($input: OfferFunnelInput!) { offerFunnel(input: $input) {
        sent { count amount } opened { count } asked { count } accepted { count } expired { count }
        lost { reason count amount } } }`,
      { input: { from: '2001-01-01T00:00:00Z', to: '2001-02-01T00:00:00Z' } },
    );
    expect(data.offerFunnel).toEqual({
      sent: { count: 2, amount: '9780.00' },
      opened: { count: 1 },
      asked: { count: 0 },
      accepted: { count: 0 },
      expired: { count: 0 },
      lost: [{ reason: 'price', count: 1, amount: '4890.00' }],
    });
  });
});
