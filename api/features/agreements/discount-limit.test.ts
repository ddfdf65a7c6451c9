import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount } from '../../testing/accounts.js';
import { awning, saveAwning } from '../../testing/factories.js';
import {
  acceptLineChange,
  agreedLineChange,
  readProposal,
  requestLineChange,
} from '../../testing/line-changes.js';
import {
  type ReadOffer,
  acceptInput,
  acceptOffer,
  done,
  draftInput,
  draftOffer,
  offerAction,
  revised,
  sendOffer,
} from '../../testing/offers.js';
import {
  type ChangedOrder,
  change as changeOrder,
  changeInput,
  preview,
  propose,
  readChanged,
} from '../../testing/order-changes.js';
import { login } from '../../testing/second-factors.js';
import { change, viewerOf } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { TestVisitor } from '../../testing/test-visitor.js';

/** One awning costs 4890.00, of which 489.00 are exactly 10 percent. */
const PERMISSIONS = [
  'orders:read',
  'orders:write',
  'offers:read',
  'offers:write',
  'inquiries:read',
  'inquiries:write',
  'customer-pages:open',
];
const REASON = { discountReason: 'Stały klient' };

let app: TestApp;
let owner: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '0' } });
  owner = await app.signIn('admin');
});
afterAll(() => app.close());

/** Somebody whose role has this limit, in a browser; null for none. */
async function somebodyUpTo(maxDiscountPercent: number | null): Promise<TestVisitor> {
  const input = { permissions: PERMISSIONS, ownOrdersOnly: false, requiresSecondFactor: false };
  const { role } = await change<{ role: { id: string } }>(
    owner,
    'createStaffRole',
    { ...input, name: randomUUID(), maxDiscountPercent },
    'role { id }',
  );
  const account = await createAccount(app, 'staff');
  await app.sql('update user_account set role = $1 where email = $2', [role.id, account.email]);
  const visitor = app.visitor();
  await login(visitor, account);
  return visitor;
}

/** A token of somebody whose role has this limit. */
async function tokenUpTo(maxDiscountPercent: number): Promise<TestVisitor> {
  const { id: accountId } = (await viewerOf(await somebodyUpTo(maxDiscountPercent)))!;
  const { secret } = await change<{ secret: string }>(
    owner,
    'createApiToken',
    { accountId, name: 'Program', scopes: PERMISSIONS, expiresInDays: 30 },
    'secret',
  );
  return new TestVisitor(app.url, secret);
}

const newOffer = async (who = owner): Promise<ReadOffer> =>
  draftOffer(who, {
    configurationId: (await saveAwning(app.visitor())).id,
    email: 'zaneta@example.com',
  });

async function newOrder(): Promise<ChangedOrder> {
  const offer = await done(sendOffer(owner, await newOffer()));
  const { order } = await acceptOffer(app.visitor(), acceptInput(offer));
  return readChanged(owner, order!.token);
}

type Errors = { message: string; code: string; path: string[] | null }[];

/** Each place where staff give a discount. */
const PLACES = {
  'the draft of an offer': async (who: TestVisitor, discount: string): Promise<Errors> => {
    const offer = await newOffer();
    const { userErrors } = await offerAction(
      who,
      'saveOfferDraft',
      draftInput(offer, { discount, ...REASON }),
    );
    return userErrors;
  },
  'the draft of the next version of an offer': async (who: TestVisitor, discount: string) => {
    const draft = await revised(owner, await done(sendOffer(owner, await newOffer())));
    const input = draftInput(draft, { discount, ...REASON });
    return (await offerAction(who, 'saveOfferDraft', input)).userErrors;
  },
  'a line of the draft of an offer': async (who: TestVisitor, discount: string) => {
    const offer = await newOffer();
    const lines = draftInput(offer).lines.map((line) => ({ ...line, discount }));
    return (await offerAction(who, 'saveOfferDraft', draftInput(offer, { lines }))).userErrors;
  },
  'a line of a change of an order': async (who: TestVisitor, discount: string) => {
    const order = await newOrder();
    const lines = order.lines.map(({ id }) => ({ lineId: id, quantity: 1, discount }));
    return (await preview(who, changeInput(order, { lines }))).userErrors;
  },
  'the preview of a change of an order': async (who: TestVisitor, discount: string) =>
    (await preview(who, changeInput(await newOrder(), { discount, ...REASON }))).userErrors,
  'a change of an order': async (who: TestVisitor, discount: string) => {
    const input = changeInput(await newOrder(), { discount, ...REASON });
    const expectedTotal = (4890 - Number(discount)).toFixed(2);
    const proposal = { ...input, expectedTotal, reason: 'Po rozmowie' };
    return (await changeOrder(who, 'proposeOrderChange', proposal)).userErrors;
  },
};

const LIMITS = [
  [0, '0.01', 'Twoja rola nie pozwala na rabaty (najwyżej 0%).'],
  [10, '489.00', null],
  [10, '489.01', 'Twoja rola pozwala na rabat do 10%.'],
  [null, '4889.00', null],
] as const;

describe.each(Object.entries(PLACES))('in %s', (_place, give) => {
  it.each(LIMITS)(
    'a limit of %s answers a discount of %s by %s',
    async (limit, amount, message) => {
      const refusal = { code: 'BAD_USER_INPUT', path: ['discount'], message };
      expect(await give(await somebodyUpTo(limit), amount)).toEqual(message ? [refusal] : []);
    },
  );
});

describe('a discount that somebody with a higher limit has given', () => {
  const DISCOUNT = { discount: '1000.00', ...REASON };

  it('stays in an offer that others edit, send and revise, but does not grow', async () => {
    const seller = await somebodyUpTo(10);
    const offer = await done(
      offerAction(owner, 'saveOfferDraft', draftInput(await newOffer(), DISCOUNT)),
    );
    const save = (draft: ReadOffer, overrides: Record<string, unknown>) =>
      offerAction(seller, 'saveOfferDraft', draftInput(draft, overrides));
    const edited = await done(save(offer, { text: 'Dzień dobry!' }));
    expect(await save(edited, { discount: '1000.01' })).toMatchObject(REFUSED);
    const next = await revised(seller, await done(sendOffer(seller, edited)));
    expect(next.versions.at(-1)).toMatchObject({ discount: '1000.00' });
    const lower = await done(save(next, { discount: '900.00' }));
    expect(await save(lower, { discount: '1000.00' })).toMatchObject(REFUSED);
  });

  it('is no discount of what remains when goods are removed', async () => {
    const seller = await somebodyUpTo(10);
    const pieces = (offer: ReadOffer, quantity: number) =>
      draftInput(offer, {
        lines: draftInput(offer).lines.map((line) => ({ ...line, quantity })),
        discount: '900.00',
        ...REASON,
      });
    const offer = await done(offerAction(seller, 'saveOfferDraft', pieces(await newOffer(), 2)));
    expect(await offerAction(seller, 'saveOfferDraft', pieces(offer, 1))).toMatchObject(REFUSED);
  });

  it('stays in an order and in its proposal, but does not grow', async () => {
    const seller = await somebodyUpTo(10);
    const order = await propose(owner, await newOrder(), DISCOUNT);
    const of = (discount: string, customerName = 'Żaneta Nowa') =>
      preview(seller, changeInput(order, { discount, ...REASON, customerName }));
    expect((await of('1000.00')).userErrors).toEqual([]);
    expect(await of('1000.01')).toMatchObject(REFUSED);
  });

  it('is not accepted by others with a cheaper line that the customer proposes', async () => {
    const seller = await somebodyUpTo(10);
    const placed = await newOrder();
    await propose(owner, placed, { discount: '489.00', ...REASON });
    const { token } = placed;
    const name = 'Żaneta Gęślą';
    await changeOrder(app.visitor(), 'acceptOrderChange', {
      token,
      versionNumber: 2,
      name,
      agrees: true,
    });
    const { lines } = await readChanged(owner, token);
    const goods = { ...awning({ width: 350 }), token, lineId: lines[0]!.id };
    const input = await agreedLineChange(app.visitor(), goods);
    const { order } = await requestLineChange(app.visitor(), input);
    const { id } = order!.requests[0]!;
    const { version } = await readProposal(owner, id);
    expect(await acceptLineChange(seller, { id, version })).toMatchObject(REFUSED);
    expect((await acceptLineChange(owner, { id, version })).userErrors).toEqual([]);
  });

  const REFUSED = {
    userErrors: [
      { code: 'BAD_USER_INPUT', path: ['discount'], message: expect.stringContaining('do 10%') },
    ],
  };
});

describe('the limit', () => {
  it('is that of the account for its tokens, too', async () => {
    const program = await tokenUpTo(10);
    const { id, version, versions } = await newOffer();
    const save = (discount: string) =>
      program.graphql<{ saveOfferDraft: { userErrors: Errors } }>(
        `mutation ($input: SaveOfferDraftInput!) { saveOfferDraft(input: $input) { userErrors { path } } }`,
        { input: draftInput({ id, version, versions } as ReadOffer, { discount, ...REASON }) },
      );
    expect((await save('489.01')).data.saveOfferDraft.userErrors).toEqual([{ path: ['discount'] }]);
    expect((await save('489.00')).data.saveOfferDraft.userErrors).toEqual([]);
  });

  it('is told to whoever has it', async () => {
    const ask = async (who: TestVisitor) =>
      (await who.graphql<object>('{ me { role { maxDiscountPercent } } }')).data;
    expect(await ask(await somebodyUpTo(10))).toEqual({ me: { role: { maxDiscountPercent: 10 } } });
    expect(await ask(owner)).toEqual({ me: { role: { maxDiscountPercent: null } } });
  });
});
