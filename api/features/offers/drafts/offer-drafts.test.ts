import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { projectRow, saveAwning, saveProject } from '../../../testing/factories.js';
import { submitInquiry } from '../../../testing/inquiries.js';
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
import { forget } from '../../../testing/retention.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const saved = async (overrides: Record<string, unknown> = {}) =>
  (await saveAwning(app.visitor(), overrides)).id;

const drafted = async () =>
  draftOffer(staff, { configurationId: await saved(), email: 'zaneta@example.com' });

const save = (offer: ReadOffer, overrides: Record<string, unknown>) =>
  offerAction(staff, 'saveOfferDraft', draftInput(offer, overrides));

const today = () => polishClock(new Date()).day;

describe('a new offer', () => {
  it('is an empty draft with the usual terms, valid for two weeks', async () => {
    const offer = await done(offerAction(staff, 'createOffer', {}));
    expect(offer).toMatchObject({
      state: 'draft',
      currentVersion: 1,
      totalAmount: '0.00',
      customerName: null,
      validUntil: addDays(today(), 14),
      inquiryId: null,
      order: null,
      history: [{ news: 'created', versionNumber: 1 }],
    });
    expect(offer.versions).toMatchObject([
      {
        state: 'draft',
        lines: [],
        depositPercent: 30,
        termWeeksFrom: 2,
        termWeeksTo: 4,
        difference: null,
      },
    ]);
  });

  it('takes over the customer and the configuration of an inquiry', async () => {
    const configurationId = await saved();
    const inquiryId = await submitInquiry(app, {
      name: 'Żaneta Gęślą',
      email: 'zaneta@example.com',
      phone: '600 100 200',
      configurationId,
    });
    const offer = await done(offerAction(staff, 'createOffer', { inquiryId }));
    expect(offer).toMatchObject({
      customerName: 'Żaneta Gęślą',
      customerEmail: 'zaneta@example.com',
      customerPhone: '+48600100200',
      inquiryId,
      totalAmount: '4890.00',
    });
    expect(offer.versions[0]!.lines).toMatchObject([{ configurationId, quantity: 1 }]);
  });

  it('takes over the windows of a project', async () => {
    const projectId = await saveProject(app.visitor(), [
      projectRow({ quantity: 2 }),
      projectRow({ label: 'Kuchnia', width: 100 }),
    ]);
    const offer = await done(offerAction(staff, 'createOffer', { projectId }));
    expect(offer.versions[0]!.lines).toMatchObject([
      { label: 'Salon', quantity: 2 },
      { label: 'Kuchnia', quantity: 1 },
    ]);
  });

  it.each([
    ['an unknown inquiry', { inquiryId: 999_999 }],
    ['an unknown project', { projectId: '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11' }],
  ])('is refused for %s', async (_case, input) => {
    expect(await offerAction(staff, 'createOffer', input)).toMatchObject({
      offer: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('the key of a new offer', () => {
  const create = (input: object, who = staff) => offerAction(who, 'createOffer', input);

  it('makes one offer, however often the request is sent, also at the same time', async () => {
    const inquiryId = await submitInquiry(app);
    const input = { inquiryId, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(input)));
    const again = await create(input);
    expect(new Set([...answers, again].map(({ offer }) => offer?.id)).size).toBe(1);
    expect(again.userErrors).toEqual([]);
    const made = await app.sql('select 1 from offer where inquiry_id = $1', [inquiryId]);
    expect(made).toHaveLength(1);
  });

  it('belongs to one request and one person', async () => {
    const idempotencyKey = crypto.randomUUID();
    const offer = await done(create({ idempotencyKey }));
    const inquiryId = await submitInquiry(app);
    expect(await create({ inquiryId, idempotencyKey })).toMatchObject({
      offer: null,
      userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }],
    });
    const other = await done(create({ idempotencyKey }, await app.signIn('admin')));
    expect(other.id).not.toBe(offer.id);
  });
});

describe('a draft', () => {
  it('is not visible to the customer before it is sent', async () => {
    const { token } = await drafted();
    expect(await readOwnOffer(app.visitor(), token)).toBeNull();
  });

  it('keeps the price of unchanged goods, and counts a discount with its reason', async () => {
    const offer = await drafted();
    const discounted = await done(
      save(offer, { discount: '90,00', discountReason: 'Stały klient', text: ' Dzień dobry! ' }),
    );
    expect(discounted.versions[0]).toMatchObject({
      discount: '90.00',
      totalAmount: '4800.00',
      text: 'Dzień dobry!',
      lines: [{ unitPrice: '4890.00', label: 'Taras' }],
    });
    expect(discounted.totalAmount).toBe('4800.00');
  });

  it('may lack its customer and its lines', async () => {
    const offer = await done(save(await drafted(), { customerEmail: null, lines: [] }));
    expect(offer).toMatchObject({ customerEmail: null, totalAmount: '0.00' });
  });

  it('refuses a save of an older version', async () => {
    const offer = await drafted();
    await done(save(offer, { text: 'pierwszy' }));
    expect(await save(offer, { text: 'drugi' })).toMatchObject({
      offer: { versions: [{ text: 'pierwszy' }] },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
  });

  it.each([
    ['a discount without a reason', { discount: '10' }, 'discountReason'],
    ['a discount above the sum', { discount: '9999', discountReason: 'x' }, 'discount'],
    ['a day in more than a year', { validUntil: '2099-01-01' }, 'validUntil'],
    ['a longest term below the shortest', { termWeeksFrom: 5, termWeeksTo: 4 }, 'termWeeksTo'],
    [
      'an unknown line',
      { lines: [{ lineId: crypto.randomUUID(), quantity: 1 }] },
      'lines.0.lineId',
    ],
  ])('refuses %s', async (_case, overrides, path) => {
    const { userErrors } = await save(await drafted(), overrides);
    expect(userErrors.map((error) => error.path?.join('.'))).toEqual([path]);
  });
});

describe('a draft that is deleted', () => {
  const deleteDraft = ({ id, version }: ReadOffer) =>
    offerAction(staff, 'deleteOfferDraft', { offerId: id, version }, 'OfferInput');
  const deletions = (subject: string, where: string) =>
    app.sql<{ who: string }>(
      `select actor.name as who from audit_entry join user_account actor on actor.id = actor_id
        where action = 'deleted' and subject_type = $1 and ${where}`,
      [subject],
    );

  it('takes an offer that was never sent with it, and the audit log keeps who did it', async () => {
    const offer = await drafted();
    expect(await deleteDraft(offer)).toEqual({ offer: null, userErrors: [] });
    await forget(app, new Date());
    expect(await deletions('offer', `subject_id = '${offer.id}'`)).toEqual([
      { who: 'Piotr Pracownik' },
    ]);
    expect(await deleteDraft(offer)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('leaves the version that was sent, which can be revised again', async () => {
    const offer = await done(sendOffer(staff, await drafted()));
    const rest = await done(deleteDraft(await revised(staff, offer)));
    expect(rest).toMatchObject({ state: 'sent', currentVersion: 1, versions: [{ number: 1 }] });
    expect(await deletions('offer_version', `before->>'offer_id' = '${offer.id}'`)).toHaveLength(1);
    expect((await revised(staff, rest)).versions).toHaveLength(2);
  });

  it('was neither sent nor changed meanwhile', async () => {
    const offer = await drafted();
    const sent = await done(sendOffer(staff, offer));
    expect(await deleteDraft(offer)).toMatchObject({ userErrors: [{ code: 'CHANGED_MEANWHILE' }] });
    expect(await deleteDraft(sent)).toMatchObject({
      offer: { state: 'sent' },
      userErrors: [{ code: 'CONFLICT' }],
    });
  });
});
