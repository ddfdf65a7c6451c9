import { insertDelivery, issue, paidOrder } from '../invoices.js';
import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_PASSWORD } from '../accounts.js';
import {
  awning,
  fillCart,
  orderInput,
  projectInput,
  projectRow,
  saveAwning,
  saveProject,
} from '../factories.js';
import {
  priceChange,
  priceList,
  priceListDraft,
  reducedProduct,
  scheduledPriceChange,
} from '../full-shop-prices.js';
import { type FullShop, withdrawal } from '../full-shop.js';
import { inquiryInput, samplesInput, submitInquiry } from '../inquiries.js';
import {
  type ReadOffer,
  acceptInput,
  done,
  draftInput,
  draftOffer,
  offerAction,
  sendOffer,
} from '../offers.js';
import { customerWithCart, submit, transferInput } from '../orders.js';
import { productInput } from './product-inputs.js';
import {
  bankReference,
  bookedEntry,
  bookedTransfer,
  camtStatement,
  sendStatement,
  waitingTransfer,
} from '../statements.js';
import { stockInput } from '../stock.js';
import type { TestVisitor } from '../test-visitor.js';

type Variables = Record<string, unknown>;
type Call = (shop: FullShop, caller: TestVisitor) => Variables | Promise<Variables>;

async function invoiceOf(shop: FullShop) {
  const { id } = await shop.order();
  const [row] = await shop.app.sql<{ id: number }>(
    'select min(id) as id from invoice where order_id = $1',
    [id],
  );
  return { invoiceId: row!.id };
}

const SPLIT = [1, 2].map((orderId) => ({ orderId, amount: '0.50' }));

/** The arguments of each query that needs some, referring to existing rows. */
export const QUERY_ARGUMENTS: Record<string, Call | readonly Call[]> = {
  account: async (shop) => {
    const { id } = await shop.account();
    await shop.apiToken(id);
    return { id };
  },
  adminOrder: async (shop) => ({ id: (await shop.order()).id }),
  adminOffer: async (shop) => ({ id: (await shop.offer()).id }),
  adminProduct: () => ({ id: 1 }),
  article: async (shop) => ({
    id: (await shop.ask<{ id: string }[]>('{ articles { id } }'))[0]!.id,
  }),
  bankTransfers: async (shop) => {
    await shop.app.sql(
      `with payment as (
         insert into online_payment (id, order_id, instalment, amount, provider, expires_at, state)
         values (gen_random_uuid(), $1, 'deposit', '100.00', 'przelewy24', now(), 'paid') returning id)
       insert into online_receipt (payment_id, provider, reference, amount, at)
       select id, 'przelewy24', $2, '100.00', '2026-11-20 12:00Z' from payment`,
      [(await submit(await customerWithCart(shop.app))).order!.id, String(randomInt(1e12))],
    );
    const payout = { amount: '98,41', title: 'wypłata', name: 'PayPro S.A.' };
    await sendStatement(shop.admin, camtStatement([{ ...payout, reference: bankReference() }]));
    return {};
  },
  configuration: async (shop) => ({
    id: (await saveAwning(shop.app.visitor(), SENSOR_WITHOUT_MOTOR)).id,
  }),
  defaultProduct: () => ({ category: 'markizy' }),
  exampleQuote: () => ({ category: 'markizy' }),
  inquiry: (shop) => shop.inquiry(),
  inventoryItem: (shop) => shop.stockItem(),
  correctionPreview: async (shop) => ({ input: await refundedAdvance(shop) }),
  invoiceBuyer: invoiceOf,
  invoiceLines: invoiceOf,
  offerFunnel: () => ({ input: { from: '2026-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' } }),
  offer: async (shop) => ({ token: (await shop.offer()).token }),
  order: async (shop) => ({ token: (await shop.order()).token }),
  ordersForTransfer: async (shop) => ({
    input: {
      transferId: (await waitingTransfer(shop.admin)).id,
      text: String((await shop.order()).id),
    },
  }),
  paymentsToDecide: async (shop) => {
    await shop.app.sql(
      `insert into online_payment (id, order_id, instalment, amount, provider, expires_at, doubt_at, reported_amount)
        values (gen_random_uuid(), $1, 'deposit', '1467.00', 'przelewy24', now(), now(), '1466.99')`,
      [(await shop.order()).id],
    );
    return {};
  },
  orderChangePreview: async (shop) => ({ input: await shop.orderChange() }),
  passwordLink: async (shop) => ({ token: await shop.passwordLink() }),
  picture: () => ({ name: 'home' }),
  priceChangePreview: () => ({ input: { filter: { category: 'markizy' }, percent: 5 } }),
  pricePreview: () => ({ input: { entries: [{ key: 'electric', value: '905.00' }] } }),
  priceQuote: [
    async (shop) => ({
      input: { ...awning(SENSOR_WITHOUT_MOTOR), productId: await reducedProduct(shop) },
    }),
    () => ({ input: awning({ projection: null }) }),
    () => ({ input: awning({ width: 9999, fabricColor: 'Różowy w kropki' }) }),
  ],
  product: () => ({ id: 1 }),
  project: async (shop) => ({ id: await saveProject(shop.app.visitor(), [WIDE_WINDOW]) }),
  productType: () => ({ category: 'pergole' }),
  projectQuote: () => ({ input: { rows: [WIDE_WINDOW, projectRow({ width: 9999 })] } }),
  productPriceChanges: () => ({ input: { productIds: [1], percent: 5 } }),
  productPrices: () => ({ productId: 1 }),
  recommendedStartingPoints: () => ({ need: { place: 'taras', sun: 'wieczor', width: 520 } }),
  comparedProducts: () => ({ ids: [1, 2] }),
  otherSolutions: () => ({ productId: 1 }),
  relatedProducts: () => ({ productId: 1 }),
  salesReport: () => ({ input: { from: '2026-01-01', to: '2027-12-31' } }),
  search: [
    () => ({ input: { text: 'czerwona tkanina' } }),
    () => ({ input: { text: 'markzia', limit: 24 } }),
  ],
  scheduledPriceChange: async (shop) => ({ id: await scheduledPriceChange(shop) }),
  startingPoints: () => ({ category: 'markizy' }),
  textPage: () => ({ slug: 'montaz' }),
};

/** The calls of each mutation: one that succeeds and, where it returns errors, one that is refused. */
export const MUTATION_INPUTS: Record<string, Call | readonly Call[]> = {
  acceptOrderChange: async (shop) => {
    const { token } = await shop.proposedOrder();
    return { token, versionNumber: 2, name: 'Anna Lis', agrees: true };
  },
  acceptOffer: async (shop) => acceptInput(await sentOffer(shop)),
  addOrderNote: async (shop) => ({ orderId: (await shop.order()).id, text: 'Zadzwonić' }),
  addProjectToCart: [
    async (shop) => ({ projectId: await saveProject(shop.app.visitor()) }),
    () => ({ projectId: randomUUID() }),
  ],
  addToCart: [
    async (shop) => ({ configurationId: (await saveAwning(shop.app.visitor())).id, quantity: 2 }),
    () => ({ configurationId: randomUUID(), quantity: 1 }),
  ],
  bookTransfer: [
    async (shop) => transferInput((await shop.order()).id),
    () => transferInput(2 ** 31 - 1),
  ],
  issueInvoice: [
    async (shop) => ({
      orderId: (await paidOrder(shop.app, '4890.00')).id,
      kind: 'VAT',
      gross: '4890.00',
    }),
    async (shop) => ({ orderId: (await shop.order()).id, kind: 'ROZ', gross: '1.00' }),
  ],
  correctInvoice: refundedAdvance,
  sendInvoiceAgain: async (shop) => {
    const { id } = await paidOrder(shop.app, '4890.00');
    const { invoice } = await issue(shop.admin, id, 'VAT', '4890.00');
    await insertDelivery(shop.app, invoice!.id, 'rejected');
    return { invoiceId: invoice!.id };
  },
  adjustStock: async (shop) => ({
    itemId: (await shop.stockItem()).id,
    delta: 1,
    reason: 'Dostawa',
  }),
  answerOfferQuestion: [
    async (shop) => {
      const { token } = await sentOffer(shop);
      const question = { token, versionNumber: 1, text: 'Kiedy?' };
      const { offer } = await offerAction(shop.app.visitor(), 'askAboutOffer', question);
      return { questionId: offer!.questions[0]!.id, text: 'Jutro' };
    },
    () => ({ questionId: 999_999, text: 'Jutro' }),
  ],
  answerInquiry: async (shop) => ({ ...(await shop.inquiry()), text: 'Tak', status: 'resolved' }),
  askAboutOffer: async (shop) => ({
    token: (await sentOffer(shop)).token,
    versionNumber: 1,
    text: 'Kiedy?',
  }),
  archiveProducts: async (shop) => ({ ids: [(await shop.product()).id] }),
  decideOnlinePayment: () => ({ id: randomUUID(), amount: '1.00' }),
  decideOnlineRefund: () => ({ id: randomUUID(), isDone: true }),
  splitBankTransfer: [
    async (shop) => {
      const parts = [];
      for (const amount of ['0.40', '0.60'])
        parts.push({ orderId: (await submit(await customerWithCart(shop.app))).order!.id, amount });
      return { ...(await waitingTransfer(shop.admin)), parts };
    },
    () => ({ id: 999_999, version: 1, parts: SPLIT }),
  ],
  bookBankTransfer: [
    async (shop) => ({ ...(await waitingTransfer(shop.admin)), orderId: (await shop.order()).id }),
    () => ({ id: 999_999, version: 1, orderId: 1 }),
  ],
  cancelPriceChange: async (shop) => ({ id: await scheduledPriceChange(shop) }),
  cancelPriceList: async (shop) => ({
    version: await priceList(shop, new Date(Date.now() + 86_400_000)),
  }),
  changeCartLine: async (shop, caller) => ({ lineId: await shop.cartLine(caller), quantity: 3 }),
  changeOrderStatuses: async (shop) => {
    const { id, version } = await shop.order();
    const orders = [
      { orderId: id, version },
      { orderId: 1, version: 999 },
    ];
    return { orders, status: version % 2 === 0 ? 'cancelled' : 'confirmed', note: 'Razem' };
  },
  changePassword: () => ({ currentPassword: 'nie to', newPassword: 'zupełnie nowe hasło 1' }),
  changePrices: async (shop) => ({ products: [await shop.product()], percent: 5 }),
  confirmNewsletter: () => ({ token: 'x'.repeat(43) }),
  createAccount: () => ({ email: `${randomUUID()}@example.com`, name: 'Ewa Lis', role: 'staff' }),
  createApiToken: async (shop) => ({
    accountId: (await shop.account()).id,
    name: 'Biuro',
    scopes: ['orders:read'],
  }),
  createCannedAnswer: () => ({ title: randomUUID(), text: 'Dzień dobry' }),
  createInventoryItem: () => stockInput({ location: randomUUID() }),
  createOffer: [
    async (shop) => ({ inquiryId: (await shop.inquiry()).id }),
    () => ({ inquiryId: 999_999 }),
  ],
  createProduct: () => productInput(),
  declineOffer: async (shop) => ({
    token: (await sentOffer(shop)).token,
    versionNumber: 1,
    reason: 'price',
    note: 'Za drogo',
  }),
  deleteCannedAnswer: async (shop) => ({ id: await shop.cannedAnswer() }),
  deleteOfferDraft: async (shop) => {
    const { id, version } = await newDraft(shop);
    return { offerId: id, version };
  },
  deleteInventoryItem: async (shop) => ({ id: (await shop.stockItem()).id }),
  deleteOrderNote: async (shop, caller) => {
    const { id } = await shop.order();
    await shop.note(id, caller);
    return { noteId: (await shop.row('select max(id) as id from order_note'))['id'] };
  },
  disableAccount: async (shop) => ({ accountId: (await shop.account()).id }),
  discardPriceListDraft: async (shop) => ({ version: await priceListDraft(shop) }),
  duplicateProduct: () => ({ id: 1 }),
  enableAccount: async (shop) => ({ accountId: (await shop.account()).id }),
  endSession: () => ({ sessionId: randomUUID() }),
  endSessions: () => ({}),
  featureProducts: async (shop) => ({ ids: [(await shop.product()).id], featured: true }),
  loseOffer: async (shop) => {
    const { id, version } = await sentOffer(shop);
    return { offerId: id, version, reason: 'price', note: 'Za drogo' };
  },
  login: async (shop) => ({ email: (await shop.account()).email, password: ACCOUNT_PASSWORD }),
  openOffer: async (shop) => ({ token: (await sentOffer(shop)).token }),
  placeOrder: [
    async (shop, caller) => {
      await clearCart(caller);
      await fillCart(caller).catch(() => null);
      return orderInput({ customerEmail: `${randomUUID()}@example.com` });
    },
    async (shop, caller) => {
      await shop.cartLine(caller);
      return orderInput({ expectedTotal: '1.00' });
    },
  ],
  proposeOrderChange: async (shop) => ({
    ...(await shop.orderChange()),
    reason: 'Po pomiarze',
    expectedTotal: '4880.00',
  }),
  publishPriceList: async (shop) => ({ version: await priceListDraft(shop), note: 'Nowe ceny' }),
  withdrawOrderChange: async (shop) => {
    const { id, version } = await shop.proposedOrder();
    return { orderId: id, version, versionNumber: 2, reason: 'Pomyłka w cenie' };
  },
  recordOfferAcceptance: async (shop) => {
    const offer = await sentOffer(shop);
    const said = { name: 'Anna Lis', at: '2026-01-01T10:00:00Z', note: 'Tak' };
    return { ...acceptInput(offer), ...said, offerId: offer.id, version: offer.version };
  },
  recordOrderDecision: async (shop) => {
    const { id, version } = await shop.proposedOrder();
    const decision = { accepts: true, name: 'Anna Lis', at: '2026-01-01T10:00:00Z', note: 'Tak' };
    return { orderId: id, version, versionNumber: 2, ...decision };
  },
  refuseOrderChange: async (shop) => {
    const { token } = await shop.proposedOrder();
    return { token, versionNumber: 2, reason: 'Za drogo' };
  },
  recordCall: [
    async (shop) => ({
      kind: 'inquiry',
      number: await submitInquiry(shop.app),
      outcome: 'call_back',
      callBackAt: new Date(Date.now() + 3_600_000),
    }),
    () => ({ kind: 'order', number: 2 ** 31 - 1, outcome: 'no_answer' }),
  ],
  releaseCall: async (shop) => ({ kind: 'inquiry', number: await submitInquiry(shop.app) }),
  removeFromCart: async (shop, caller) => {
    await shop.cartLine(caller);
    return { lineId: await shop.cartLine(caller) };
  },
  replaceCartLine: async (shop, caller) => ({
    lineId: await shop.cartLine(caller),
    configurationId: (await saveAwning(shop.app.visitor())).id,
  }),
  requestOrderChange: async (shop) => ({
    token: (await submit(await customerWithCart(shop.app))).order!.token,
    message: 'Proszę o inny kolor.',
  }),
  requestOrderCancellation: async (shop) => ({
    token: (await submit(await customerWithCart(shop.app))).order!.token,
    reason: 'Zmieniły się plany.',
  }),
  requestOrderInvoice: async (shop) => ({
    token: (await submit(await customerWithCart(shop.app))).order!.token,
    note: 'Na moją żonę.',
  }),
  callOffRefund: () => ({ id: randomUUID() }),
  refundOnline: async (shop) => ({
    key: randomUUID(),
    orderId: (await shop.order()).id,
    amount: '1.00',
  }),
  requestSamples: () => samplesInput(),
  startOnlinePayment: async (shop) => ({ token: (await shop.order()).token }),
  requestPasswordLink: () => ({ email: `${randomUUID()}@example.com` }),
  resendMails: async (shop) => ({ mailIds: [await sentMail(shop)] }),
  resendOrderMail: async (shop) => ({ mailId: await sentMail(shop) }),
  restoreProducts: async (shop) => {
    const { id } = await shop.product();
    await shop.ask(`mutation { archiveProducts(input: { ids: [${id}] }) { userErrors { code } } }`);
    return { ids: [id] };
  },
  revealOfferLink: async (shop) => ({ offerId: (await shop.offer()).id }),
  revealOrderLink: async (shop) => ({ orderId: (await shop.order()).id }),
  reviseOffer: async (shop) => {
    const { id, version } = await shop.offer();
    return { offerId: id, version };
  },
  revokeApiToken: async (shop) => ({
    apiTokenId: await shop.apiToken((await shop.account()).id),
  }),
  saveOfferDraft: async (shop) => {
    return draftInput(await newDraft(shop), { discount: '10.00', discountReason: 'Rabat' });
  },
  saveProject: [
    () => projectInput([WIDE_WINDOW]),
    () => projectInput([projectRow({ width: 9999 })]),
  ],
  saveConfiguration: [() => awning(SENSOR_WITHOUT_MOTOR), () => awning({ width: 9999 })],
  savePriceListDraft: async (shop) => ({
    version: await priceListDraft(shop),
    entries: [{ key: 'electric', value: '902.00' }],
  }),
  setReducedVat: () => ({
    category: 'markizy',
    version: 0,
    ruling: '0113-KDIPT1-2.4012.1.2026',
  }),
  schedulePriceChange: (shop) => priceChange(shop),
  undoBankTransfer: [
    async (shop) => ({
      ...(await bookedTransfer(shop.admin, (await shop.order()).id)),
      reason: 'Pomyłka',
    }),
    () => ({ id: 999_999, version: 1, reason: 'Pomyłka' }),
  ],
  reverseLedgerEntry: [
    async (shop) => ({
      entryId: await bookedEntry(shop.admin, (await shop.order()).id),
      reason: 'Pomyłka',
    }),
    () => ({ entryId: '999999999', reason: 'Pomyłka' }),
  ],
  setBankTransferAside: [
    async (shop) => {
      const title = `Zamówienie nr ${(await shop.order()).id}`;
      return { ...(await waitingTransfer(shop.admin, title)), note: 'Zwrot dostawcy' };
    },
    () => ({ id: 999_999, version: 1, note: 'Zwrot dostawcy' }),
  ],
  sendOffer: async (shop) => {
    const { id, version } = await newDraft(shop);
    return { offerId: id, version };
  },
  sendPasswordLink: async (shop) => ({ accountId: (await shop.account()).id }),
  setPassword: async (shop) => ({
    token: await shop.passwordLink(),
    password: 'zupełnie nowe hasło 1',
  }),
  submitInquiry: () => inquiryInput(),
  subscribeToNewsletter: () => ({ email: `${randomUUID()}@example.com` }),
  undoOrderStatuses: [
    async (shop) => ({ eventIds: [await changedJustNow(shop)] }),
    () => ({ eventIds: [1] }),
  ],
  takeCall: async (shop) => ({ kind: 'inquiry', number: await submitInquiry(shop.app) }),
  unsubscribeFromNewsletter: () => ({ token: 'x'.repeat(43) }),
  updateAccount: async (shop) => {
    const { id, version } = await shop.account();
    return { accountId: id, version, name: 'Ewa Nowa', role: 'staff' };
  },
  updateCannedAnswer: async (shop) => ({
    id: await shop.cannedAnswer(),
    version: 1,
    title: randomUUID(),
    text: 'Do widzenia',
  }),
  updateInquiry: async (shop) => ({ ...(await shop.inquiry()), priority: 'high' }),
  updateInventoryItem: async (shop) => ({
    ...stockInput({ stockQuantity: 4 }),
    ...(await shop.stockItem()),
  }),
  updateOrderStatus: async (shop) => ({ orderId: (await shop.order()).id, status: 'confirmed' }),
  updateProduct: async (shop) => ({ ...(await shop.product()), name: 'Markiza po zmianie' }),
  updateProfile: async (shop, caller) => ({ version: await ownVersion(caller), name: 'Ewa Lis' }),
  withdraw: () => withdrawal(1, 'jan@example.com'),
};

/** The correction of an advance that is paid back. */
async function refundedAdvance(shop: FullShop) {
  const { id } = await paidOrder(shop.app, '1467.00');
  const { invoice } = await issue(shop.admin, id, 'ZAL', '1467.00');
  return { invoiceId: invoice!.id, seenGross: '1467.00', reason: 'Zwrot', amount: '0.00' };
}

async function newDraft(shop: FullShop): Promise<ReadOffer> {
  const { id: configurationId } = await saveAwning(shop.app.visitor());
  return draftOffer(shop.admin, { configurationId, email: `${randomUUID()}@example.com` });
}

const sentOffer = async (shop: FullShop): Promise<ReadOffer> =>
  done(sendOffer(shop.admin, await newDraft(shop)));

/** A size that causes a warning, because it is too large to be moved by hand. */
const WIDE_WINDOW = projectRow({ width: 300, height: 240 });
const SENSOR_WITHOUT_MOTOR = { additionalOptions: { windSensor: true } };

async function sentMail(shop: FullShop): Promise<unknown> {
  const { id } = await shop.order();
  const { mail } = await shop.row<Variables>(
    'select id as mail from outgoing_mail where order_id = $1 limit 1',
    id,
  );
  return mail;
}

/** The event of a status change that can still be undone. */
async function changedJustNow(shop: FullShop): Promise<unknown> {
  const { id, version } = await shop.order();
  const status = version % 2 === 0 ? 'cancelled' : 'confirmed';
  await shop.ask(
    `mutation { updateOrderStatus(input: { orderId: ${id}, status: ${status} }) { userErrors { code } } }`,
  );
  const { event } = await shop.row<Variables>(
    'select max(id) as event from order_event where order_id = $1',
    id,
  );
  return event;
}

async function ownVersion(caller: TestVisitor): Promise<number> {
  const { data } = await caller.graphql<{ me: { version: number } | null } | null>(
    '{ me { version } }',
  );
  return data?.me?.version ?? 1;
}

const clearCart = (caller: TestVisitor) =>
  caller.graphql('mutation { clearCart { cart { lineCount } } }');
