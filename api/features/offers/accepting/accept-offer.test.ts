import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { awning, saveAwning } from '../../../testing/factories.js';
import { type MailedApp, createMailedApp, sendWaitingMails } from '../../../testing/mails.js';
import {
  type ReadOffer,
  acceptInput,
  acceptOffer,
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

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', WRITES_PER_MINUTE: '0' });
  staff = await shop.app.signIn('staff');
});
afterAll(() => shop.close());

const drafted = async () =>
  draftOffer(staff, {
    configurationId: (await saveAwning(shop.app.visitor())).id,
    email: `${randomUUID()}@example.com`,
  });

const sent = async () => done(sendOffer(staff, await drafted()));

const discount = { discount: '90.00', discountReason: 'Stały klient' };

const accept = (offer: ReadOffer, overrides: Record<string, unknown> = {}) =>
  acceptOffer(shop.app.visitor(), acceptInput(offer, overrides));

const ordersOf = async ({ id }: ReadOffer) =>
  shop.app.sql<{ id: number }>(
    `select placed.id from customer_order placed join order_event event on event.order_id = placed.id
     where event.note like $1`,
    [`Oferta nr\u00a0${id}, %`],
  );

const expire = ({ id }: ReadOffer) =>
  shop.app.sql(
    `with gone as (update offer set valid_until = $2 where id = $1)
     update offer_version set valid_until = $2 where offer_id = $1`,
    [id, addDays(polishClock(new Date()).day, -1)],
  );

const raisePrice = (by: number) =>
  shop.app.sql(`update product set base_price = base_price + $2 where id = $1`, [
    awning()['productId'],
    by,
  ]);

describe('an accepted offer', () => {
  it('becomes the order of its version: lines, discount, schedule, stock and mails', async () => {
    const terms = { ...discount, depositPercent: 50, depositDays: 3 };
    const draft = draftInput(await drafted(), terms);
    const offer = await done(
      sendOffer(staff, await done(offerAction(staff, 'saveOfferDraft', draft))),
    );
    const { order, offer: accepted } = await accept(offer, { deliveryNote: 'Brama od ulicy' });
    expect(order).toMatchObject({ totalAmount: '4800.00' });
    expect(accepted).toMatchObject({ state: 'accepted', order, versions: [{ state: 'accepted' }] });
    const [placed] = await shop.app.sql(
      `select discount, discount_reason, delivery_note, cart_id, deposit_percent, deposit_days, consents,
         (select sum(amount) from instalment where order_id = placed.id) as planned,
         (select line.id from order_line line where line.order_id = placed.id) as line
       from customer_order placed join order_account account on account.order_id = placed.id where placed.id = $1`,
      [order!.id],
    );
    expect(placed).toMatchObject({
      discount: '90.00',
      discount_reason: 'Stały klient',
      delivery_note: 'Brama od ulicy',
      cart_id: null,
      deposit_percent: 50,
      deposit_days: 3,
      planned: '4800.00',
      line: offer.versions[0]!.lines[0]!.lineId,
      consents: [{ code: 'terms' }, { code: 'made_to_measure' }],
    });
    const mail = await shop.mailTo(String(offer['customerEmail']), 'Otrzymaliśmy zamówienie');
    const text = mail.text!.replaceAll('\u00a0', ' ');
    expect(text).toContain('Rabat (Stały klient)');
    expect(text).toContain('4 800 zł');
  });

  it('promises its term of delivery in mails, on the page and in the PDF of the order', async () => {
    const draft = draftInput(await drafted(), { termWeeksFrom: 6, termWeeksTo: 8 });
    const offer = await done(
      sendOffer(staff, await done(offerAction(staff, 'saveOfferDraft', draft))),
    );
    const { token } = (await accept(offer)).order!;
    const { data } = await shop.app
      .visitor()
      .graphql<{ order: { id: number } }>(
        'query ($token: String!) { order(token: $token) { id termWeeksFrom termWeeksTo } }',
        { token },
      );
    expect(data.order).toMatchObject({ termWeeksFrom: 6, termWeeksTo: 8 });
    const to = String(offer['customerEmail']);
    const placed = await shop.mailTo(to, 'Otrzymaliśmy zamówienie');
    const confirmed = { status: 'confirmed' };
    await staff.json('PUT', `/api/admin/orders/${data.order.id}/status`, confirmed);
    await sendWaitingMails(shop.app);
    for (const { text } of [placed, await shop.mailTo(to, 'zostało potwierdzone')]) {
      const mailText = text!.replace(/\s+/g, ' ');
      expect(mailText).toContain('zgodniony termin dostawy to 6–8 tygodni od przyjęcia oferty.');
      expect(mailText).not.toContain('2–4');
    }
    const paper = await shop.app.visitor().fetch(`/api/orders/${token}.pdf`);
    const [text] = pageTexts(Buffer.from(await paper.arrayBuffer()));
    expect(text!.replace(/\s/g, ' ')).toContain('6–8 tygodni od przyjęcia oferty');
  });

  it('costs what was shown, whatever the price list says by then', async () => {
    const offer = await sent();
    await raisePrice(1000);
    const { order } = await accept(offer);
    await raisePrice(-1000);
    expect(order!.totalAmount).toBe(offer.totalAmount);
  });

  it('keeps the building that staff agreed on, whatever is sent', async () => {
    const building = { buildingKind: 'house', buildingArea: '120.00' };
    const { order } = await accept(await sent(), building);
    const rows = await shop.app.sql(
      'select building_kind, building_area from customer_order where id = $1',
      [order!.id],
    );
    expect(rows).toEqual([{ building_kind: null, building_area: null }]);
  });

  it('makes one order, however often it is accepted, also at the same time', async () => {
    const offer = await sent();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(offer)));
    const again = await accept(offer);
    const orders = new Set([...answers, again].map(({ order }) => order?.id));
    expect(orders.size).toBe(1);
    expect([...answers, again].flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await ordersOf(offer)).toHaveLength(1);
  });

  it.each(['acceptsTerms', 'acknowledgesMadeToMeasure'])('needs the consent %s', async (path) => {
    const offer = await sent();
    expect(await accept(offer, { [path]: false })).toMatchObject({
      order: null,
      userErrors: [{ code: 'CONSENT_REQUIRED', path: [path] }],
    });
  });
});

describe('an acceptance at the same time as', () => {
  it('the sending of a new version: exactly one of them takes effect', async () => {
    for (let round = 0; round < 4; round += 1) {
      const next = await revised(staff, await sent(), discount);
      const [accepted, sending] = await Promise.all([
        accept(next, { versionNumber: 1 }),
        sendOffer(staff, next),
      ]);
      const isAccepted = accepted.order !== null;
      expect(sending.userErrors.length > 0).toBe(isAccepted);
      const offer = (await readOwnOffer(shop.app.visitor(), next.token))!;
      expect(offer.state).toBe(isAccepted ? 'accepted' : 'sent');
      expect(offer.totalAmount).toBe(isAccepted ? '4890.00' : '4800.00');
      expect(await ordersOf(offer)).toHaveLength(isAccepted ? 1 : 0);
    }
  });

  it('the loss of the offer: exactly one of them takes effect', async () => {
    const offer = await sent();
    const { id, version } = offer;
    const [accepted, lost] = await Promise.all([
      accept(offer),
      offerAction(staff, 'loseOffer', { offerId: id, version, reason: 'price' }),
    ]);
    expect(accepted.userErrors.length + lost.userErrors.length).toBe(1);
    expect(await ordersOf(offer)).toHaveLength(accepted.order ? 1 : 0);
  });
});

describe('an offer that cannot be accepted', () => {
  it.each([
    ['an expired one', expire],
    [
      'a lost one',
      ({ id, version }: ReadOffer) =>
        done(offerAction(staff, 'loseOffer', { offerId: id, version, reason: 'term' })),
    ],
    [
      'a version that was replaced',
      async (offer: ReadOffer) => done(sendOffer(staff, await revised(staff, offer, discount))),
    ],
  ])('%s is refused', async (_case, change) => {
    const offer = await sent();
    await change(offer);
    const { order, userErrors } = await accept(offer);
    expect({ order, userErrors }).toMatchObject({
      order: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect(await ordersOf(offer)).toEqual([]);
  });

  it('is a draft, which the customer does not see', async () => {
    const offer = await revised(staff, await sent(), discount);
    expect(await accept(offer, { versionNumber: 2 })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('an acceptance by telephone', () => {
  const record = (offer: ReadOffer, overrides: Record<string, unknown> = {}) => {
    const {
      token: _token,
      acceptsTerms: _terms,
      acknowledgesMadeToMeasure: _made,
      ...fields
    } = acceptInput(offer, { versionNumber: offer.versions.length });
    const { id: offerId, version } = offer;
    return offerAction(staff, 'recordOfferAcceptance', {
      ...fields,
      offerId,
      version,
      note: 'Zgoda w\u00a0rozmowie',
      ...overrides,
    });
  };

  it('makes the order of a draft that was never sent, once', async () => {
    const offer = await drafted();
    const accepted = await done(record(offer));
    expect(accepted).toMatchObject({
      state: 'accepted',
      order: { totalAmount: '4890.00' },
      versions: [{ state: 'accepted', consentWay: 'phone', decisionNote: 'Zgoda w\u00a0rozmowie' }],
    });
    expect((await done(record(offer))).order).toEqual(accepted.order);
    expect(await ordersOf(offer)).toHaveLength(1);
    expect(await readOwnOffer(shop.app.visitor(), offer.token)).toMatchObject({
      versions: [{ state: 'accepted' }],
    });
  });

  it('of the new draft ends the version that was sent', async () => {
    const offer = await revised(staff, await sent(), discount);
    expect(await done(record(offer))).toMatchObject({
      totalAmount: '4800.00',
      versions: [{ state: 'replaced' }, { state: 'accepted' }],
    });
  });

  it('of a lost offer is refused, and the error asks staff for a new version', async () => {
    const { id: offerId, version } = await sent();
    const lost = await done(offerAction(staff, 'loseOffer', { offerId, version, reason: 'price' }));
    expect((await record(lost)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('Przygotuj nową wersję') },
    ]);
  });

  it('of the new draft opens a lost offer again', async () => {
    const { id: offerId, version } = await sent();
    const loss = { offerId, version, reason: 'price', note: 'Za drogo' };
    const lost = await done(offerAction(staff, 'loseOffer', loss));
    expect(await done(record(await revised(staff, lost, discount)))).toMatchObject({
      state: 'accepted',
      lostReason: null,
      lostNote: null,
      order: { totalAmount: '4800.00' },
    });
  });

  /**
   * Dates the creation and the sending of the offer's versions `sentAgo` days back, and sets the last day of the offer
   * to `validFor` days from now.
   */
  const moved = ({ id }: ReadOffer, sentAgo: number, validFor: number) =>
    shop.app.sql(
      `with one as (update offer set valid_until = $3 where id = $1)
       update offer_version set valid_until = $3, created_at = now() - $2 * interval '1 day',
         sent_at = case when sent_at is null then null else now() - $2 * interval '1 day' end where offer_id = $1`,
      [id, sentAgo, addDays(polishClock(new Date()).day, validFor)],
    );
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  it('on the last day may be recorded after it, and begins the term of delivery', async () => {
    const offer = await sent();
    await moved(offer, 9, -1);
    const at = daysAgo(1);
    const accepted = await done(record(offer, { at }));
    expect(accepted).toMatchObject({ state: 'accepted', versions: [{ decidedAt: at }] });
    const { data } = await shop.app
      .visitor()
      .graphql('query ($token: String!) { order(token: $token) { offerAcceptedAt } }', {
        token: accepted.order!.token,
      });
    expect(data).toEqual({ order: { offerAcceptedAt: at } });
  });

  it.each([
    ['before the version was sent', 3, 5, daysAgo(4)],
    ['before the draft was begun', 3, 5, daysAgo(4)],
    ['after the last day', 9, -2, daysAgo(1)],
    ['now, after the last day', 9, -1, null],
  ])('%s is refused, naming the field with the time', async (name, sentAgo, validFor, at) => {
    const offer = await (name.includes('draft') ? drafted() : sent());
    await moved(offer, sentAgo, validFor);
    expect(await record(offer, { at })).toMatchObject({
      offer: { id: offer.id, order: null },
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['at'] }],
    });
    expect(await ordersOf(offer)).toEqual([]);
  });

  it.each([
    ['in the future', { at: new Date(Date.now() + 3_600_000) }, 'at'],
    ['without an address', { customerAddress: '' }, 'customerAddress'],
  ])('%s is refused', async (_case, overrides, path) => {
    const offer = await drafted();
    const refused = await record(offer, overrides).catch((error: Error) => error.message);
    expect(JSON.stringify(refused)).toContain(path);
    expect(await ordersOf(offer)).toEqual([]);
  });
});

describe('a declined offer', () => {
  it('is reported to the shop with the reason, or with the words of the customer alone', async () => {
    const texts = [];
    for (const why of [{ reason: 'competitor' }, { reason: 'other', note: 'Sprzedaję dom.' }]) {
      const { id, token } = await sent();
      await done(
        offerAction(shop.app.visitor(), 'declineOffer', { token, versionNumber: 1, ...why }),
      );
      const mail = await shop.mailTo('kontakt@cieniomat.example', `${id}: odrzucona`);
      texts.push(mail.text!.replace(/\s+/g, ' '));
    }
    expect(texts[0]).toContain('zrezygnował na stronie oferty. Powód: inna firma.');
    expect(texts[1]).toContain('Sprzedaję dom.');
    expect(texts[1]).not.toContain('Powód');
  });

  it('is lost with the customer’s reason, and may be offered again', async () => {
    const offer = await sent();
    const { token } = offer;
    const input = { token, versionNumber: 1, reason: 'price', note: 'Za drogo' };
    expect(await done(offerAction(shop.app.visitor(), 'declineOffer', input))).toMatchObject({
      state: 'lost',
      lostReason: null,
    });
    const { data } = await staff.graphql<{ adminOffer: ReadOffer }>(
      'query ($id: Int!) { adminOffer(id: $id) { id version lostReason lostNote } }',
      { id: offer.id },
    );
    expect(data.adminOffer).toMatchObject({ lostReason: 'price', lostNote: 'Za drogo' });
    const again = await done(
      sendOffer(staff, await revised(staff, { ...offer, ...data.adminOffer }, discount)),
    );
    expect(again).toMatchObject({ state: 'sent', lostReason: null });
    expect((await accept(again)).order).toMatchObject({ totalAmount: '4800.00' });
  });
});

describe('a member of staff who is signed in on the page of the customer', () => {
  const auditedBy = (table: string, id: number) =>
    shop.app.sql<{ who: string; action: string }>(
      `select actor.name as who, action from audit_entry join user_account actor on actor.id = actor_id
        where subject_type = $1 and subject_id = $2 order by audit_entry.id desc limit 1`,
      [table, String(id)],
    );
  const nameOfStaff = async () =>
    (await staff.graphql<{ me: { name: string } }>('{ me { name } }')).data.me.name;

  it('is named in history and audit log by who accepts', async () => {
    const offer = await sent();
    const { order } = await acceptOffer(staff, acceptInput(offer));
    const who = await nameOfStaff();
    const { history } = (await readOwnOffer(staff, offer.token))!;
    expect(history!.at(-1)).toMatchObject({ news: 'accepted', actorName: who });
    expect(await auditedBy('offer', offer.id)).toEqual([{ who, action: 'changed' }]);
    expect(await auditedBy('customer_order', order!.id)).toEqual([{ who, action: 'created' }]);
  });

  it('is named in the history and the audit log after asking and declining', async () => {
    const who = await nameOfStaff();
    const offer = await sent();
    const own = { token: offer.token, versionNumber: 1 };
    await done(offerAction(staff, 'askAboutOffer', { ...own, text: 'Kiedy?' }));
    expect(await auditedBy('offer', offer.id)).toEqual([{ who, action: 'changed' }]);
    await done(offerAction(staff, 'declineOffer', { ...own, reason: 'price' }));
    const { history } = (await readOwnOffer(staff, offer.token))!;
    expect(history!.slice(-2)).toMatchObject([
      { news: 'asked', actorName: who },
      { news: 'lost', actorName: who },
    ]);
  });

  it('has opened it by a call that is recorded', async () => {
    const { id, token } = await sent();
    const document = 'mutation ($id: Int!) { revealOfferLink(input: { offerId: $id }) { path } }';
    const { data } = await staff.graphql(document, { id });
    expect(data).toEqual({ revealOfferLink: { path: `/oferta/${token}` } });
    expect(await auditedBy('offer', id)).toEqual([{ who: await nameOfStaff(), action: 'opened' }]);
  });
});

it('each save of a draft is recorded, also one that changes only the label of a line', async () => {
  const draft = await drafted();
  const saves = async () =>
    (
      await shop.app.sql(
        `select 1 from audit_entry where subject_type = 'offer_version' and action = 'changed'
           and subject_id = (select id::text from offer_version where offer_id = $1)`,
        [draft.id],
      )
    ).length;
  const before = await saves();
  const lines = draft.versions[0]!.lines.map(({ lineId, quantity }) => ({
    lineId,
    quantity,
    label: 'Balkon',
  }));
  await done(offerAction(staff, 'saveOfferDraft', draftInput(draft, { lines })));
  expect(await saves()).toBe(before + 1);
});
