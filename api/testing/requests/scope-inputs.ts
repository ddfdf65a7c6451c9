import { insertDelivery, issue, paidOrder } from '../invoices.js';
import { randomUUID } from 'node:crypto';
import { awning, createProduct, projectInput, saveAwning, saveProject } from '../factories.js';
import { submitInquiry } from '../inquiries.js';
import { type ChangedOrder, changeInput, propose, readChanged } from '../order-changes.js';
import { type ReadOffer, done, draftInput, draftOffer, offerAction, sendOffer } from '../offers.js';
import { customerWithCart, submit, transferInput } from '../orders.js';
import { productInput } from './product-inputs.js';
import { change } from '../staff.js';
import { bookedEntry, bookedTransfer, waitingTransfer } from '../statements.js';
import { createItem, stockInput } from '../stock.js';
import type { TestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';

/** Creates what a call needs, as an admin with a session, and returns the input of the call. */
export type Prepare<T> = (app: TestApp, admin: TestVisitor) => Promise<T>;
type Input = Record<string, unknown>;

const SPECIFICATIONS = [{ name: 'Napęd', value: 'korba' }];
export const PRODUCT = {
  availableVariants: ['kasetowe'],
  careInstructions: 'Szczotkować na sucho.',
  fabricCollection: 'toscana',
  featured: true,
  imageUrl: '/zdjecia/produkt-1',
  maxHeight: 300,
  maxProjection: 400,
  minHeight: 100,
  minProjection: 150,
  pricePerSqm: '210.00',
  specifications: SPECIFICATIONS,
  subcategory: 'kasetowe',
};
/** Goods that together use every setting. */
export const CONFIGURATIONS = [
  awning({ controlType: 'electric', additionalOptions: { windSensor: true } }),
  {
    productId: 4,
    productType: 'szklane',
    width: 400,
    projection: 350,
    roofMaterial: 'szklane',
    roofTransparency: 'Przezroczysty',
  },
  { productId: 2, width: 400, projection: 400, height: 280, lamelOrientation: 90 },
  { productId: 3, width: 120, height: 150, openingAngle: 45 },
];
export const STOCK = { ...stockInput(), minStockLevel: 4 };

export async function placed(app: TestApp): Promise<{ orderId: number; customerEmail: string }> {
  const customer = await customerWithCart(app);
  const { order } = await submit(customer);
  return { orderId: order!.id, customerEmail: customer.customerEmail };
}

const drafted = async (admin: TestVisitor): Promise<ReadOffer> =>
  draftOffer(admin, {
    configurationId: (await saveAwning(admin)).id,
    email: 'zaneta@example.com',
  });

const COMPLETE_TEXTS = {
  deliveryNote: 'Brama od ulicy',
  measuringNote: 'Ściana ocieplona',
  companyName: 'Cień sp. z o.o.',
  companyTaxNumber: '5260250274',
  billingAddress: 'ul. Polna 1, 90-001 Łódź',
  buildingKind: 'house',
  buildingArea: '142.50',
};

async function readOrder(app: TestApp, admin: TestVisitor): Promise<ChangedOrder> {
  const { order } = await submit(await customerWithCart(app));
  return readChanged(admin, order!.token);
}

async function sentMail(app: TestApp): Promise<string> {
  const { orderId } = await placed(app);
  const [mail] = await app.sql<{ id: string }>(
    'update outgoing_mail set sent_at = now() where order_id = $1 returning id',
    [orderId],
  );
  return mail!.id;
}

async function newItem(admin: TestVisitor): Promise<{ id: number; version: number }> {
  const { item } = await createItem(admin, { ...STOCK, location: randomUUID() });
  return item!;
}

async function newAnswer(admin: TestVisitor): Promise<{ id: number; version: number }> {
  const input = { title: randomUUID(), text: 'Dzień dobry!' };
  const fields = 'cannedAnswer { id version }';
  const made = await change<{ cannedAnswer: { id: number; version: number } }>(
    admin,
    'createCannedAnswer',
    input,
    fields,
  );
  return made.cannedAnswer;
}

interface ReadDraft extends Input {
  version: number;
  updatedAt: string | null;
}

async function readDraft(admin: TestVisitor): Promise<ReadDraft> {
  const { data } = await admin.graphql<{ priceListDraft: ReadDraft }>(READ_DRAFT);
  return data.priceListDraft;
}

async function draft(admin: TestVisitor): Promise<{ version: number }> {
  const { version } = await readDraft(admin);
  const entries = [{ key: 'electric', value: '895' }];
  await change(admin, 'savePriceListDraft', { version, entries });
  return { version: (await readDraft(admin)).version };
}
const READ_DRAFT = '{ priceListDraft { version updatedAt } }';

/** The fields of an input that name the draft that was read; the input is refused if the draft has changed since. */
async function seenDraft(admin: TestVisitor): Promise<ReadDraft> {
  await draft(admin);
  return readDraft(admin);
}

const CHANGE = { percent: 5, basePrice: true, pricePerSqm: true, rounding: 'zloty' };
const tomorrow = () => new Date(Date.now() + 86_400_000);

/** A filter that sets every field and finds one new product. */
async function filterOfOne(app: TestApp): Promise<Input> {
  const name = `Markiza ${randomUUID()}`;
  await createProduct(app, { name });
  const rest = { state: 'active', category: 'markizy', featured: false };
  return { ...rest, text: name, priceFrom: '1.00', priceTo: '9999.00' };
}

/** A change of prices, with what its preview returns. */
async function previewed(admin: TestVisitor, input: Input): Promise<Input> {
  const { data } = await admin.graphql<{ priceChangePreview: { preview: { seen: string } } }>(
    'query ($input: PreviewPriceChangeInput!) { priceChangePreview(input: $input) { preview { seen } } }',
    { input },
  );
  return { ...input, seen: data.priceChangePreview.preview.seen };
}

async function scheduled(admin: TestVisitor): Promise<{ version: number }> {
  const at = new Date(Date.now() + 86_400_000);
  await change(admin, 'publishPriceList', { ...(await draft(admin)), at, note: 'Na jutro' });
  const { data } = await admin.graphql<{ priceLists: { items: { version: number }[] } }>(
    '{ priceLists { items { version } } }',
  );
  return { version: Math.max(...data.priceLists.items.map(({ version }) => version)) };
}

const inquiryCall = async (app: TestApp) => ({ kind: 'inquiry', number: await submitInquiry(app) });
const orderCall = async (app: TestApp) => ({ kind: 'order', number: (await placed(app)).orderId });
const seen = (id: number) => ({ id, version: 1 });

/**
 * Inputs of every mutation that a token may call, each of which changes something: together they use every field of the
 * schema, to prove that no field gives access to another scope.
 */
export const MUTATIONS: Readonly<Record<string, readonly Prepare<Input>[]>> = {
  'Mutation.archiveProducts': [async (app) => ({ ids: [await createProduct(app)] })],
  'Mutation.changePrices': [
    async (app) => ({
      products: [seen(await createProduct(app))],
      ...CHANGE,
    }),
    async (app) => ({ products: [seen(await createProduct(app))], amount: 10 }),
  ],
  'Mutation.schedulePriceChange': [
    async (app, admin) => previewed(admin, { ...CHANGE, filter: await filterOfOne(app) }),
    async (app, admin) => ({
      ...(await previewed(admin, { productIds: [await createProduct(app)], amount: 10 })),
      at: tomorrow(),
      note: 'Na jutro',
      idempotencyKey: randomUUID(),
    }),
  ],
  'Mutation.cancelPriceChange': [
    async (app, admin) => {
      const input = await previewed(admin, { productIds: [await createProduct(app)], amount: 10 });
      const fields = 'priceChange { id }';
      const made = await change<{ priceChange: { id: number } }>(
        admin,
        'schedulePriceChange',
        { ...input, at: tomorrow() },
        fields,
      );
      return { id: made.priceChange.id };
    },
  ],
  'Mutation.createProduct': [async () => productInput(PRODUCT)],
  'Mutation.duplicateProduct': [
    async (app) => ({ id: await createProduct(app), idempotencyKey: randomUUID() }),
  ],
  'Mutation.featureProducts': [
    async (app) => ({ ids: [await createProduct(app)], featured: true }),
  ],
  'Mutation.restoreProducts': [
    async (app, admin) => {
      const ids = [await createProduct(app)];
      await change(admin, 'archiveProducts', { ids });
      return { ids };
    },
  ],
  'Mutation.updateProduct': [
    async (app) => ({ ...productInput(PRODUCT), ...seen(await createProduct(app)) }),
  ],
  'Mutation.saveProject': CONFIGURATIONS.map(
    (input) => async () => projectInput([{ ...input, label: 'Taras', quantity: 1 }]),
  ),
  'Mutation.saveConfiguration': CONFIGURATIONS.map((input) => async () => input),
  'Mutation.addOrderNote': [
    async (app) => ({
      orderId: (await placed(app)).orderId,
      text: 'Zadzwonić',
      idempotencyKey: randomUUID(),
    }),
  ],
  'Mutation.bookTransfer': [
    async (app) => transferInput((await placed(app)).orderId),
    async (app) => ({
      ...transferInput((await placed(app)).orderId),
      note: 'Wpłata z\u00a0wyciągu.',
    }),
  ],
  'Mutation.deleteOrderNote': [
    async (app, admin) => {
      const { orderId } = await placed(app);
      await change(admin, 'addOrderNote', { orderId, text: 'Zadzwonić' });
      const [note] = await app.sql<{ id: number }>('select max(id) as id from order_note');
      return { noteId: note!.id };
    },
  ],
  'Mutation.issueInvoice': [
    async (app) => ({
      orderId: (await paidOrder(app, '4890.00')).id,
      kind: 'VAT',
      gross: '4890.00',
    }),
  ],
  'Mutation.sendInvoiceAgain': [
    async (app, admin) => {
      const { id } = await paidOrder(app, '4890.00');
      const { invoice } = await issue(admin, id, 'VAT', '4890.00');
      await insertDelivery(app, invoice!.id, 'rejected');
      return { invoiceId: invoice!.id };
    },
  ],
  'Mutation.correctInvoice': [
    async (app, admin) => {
      const { id } = await paidOrder(app, '4890.00');
      const { invoice } = await issue(admin, id, 'VAT', '4890.00');
      const lines = [{ quantity: 0, unitPrice: '4890.00' }];
      return { invoiceId: invoice!.id, seenGross: '4890.00', reason: 'Zwrot', lines };
    },
    async (app, admin) => {
      const { id } = await paidOrder(app, '1467.00');
      const { invoice } = await issue(admin, id, 'ZAL', '1467.00');
      return { invoiceId: invoice!.id, seenGross: '1467.00', reason: 'Zwrot', amount: '0.00' };
    },
    async (app, admin) => {
      const { id } = await paidOrder(app, '4890.00');
      const { invoice } = await issue(admin, id, 'VAT', '4890.00');
      const buyer = { name: 'Cień i Słońce', address: 'ul. Piotrkowska 1, 90-001 Łódź' };
      const lines = [{ quantity: 1, unitPrice: '4890.00' }];
      const correction = { reason: 'Pomyłka w nazwie', cause: 'error', buyer, lines };
      return { invoiceId: invoice!.id, seenGross: '4890.00', ...correction };
    },
  ],
  'Mutation.resendOrderMail': [
    async (app) => ({ mailId: await sentMail(app), idempotencyKey: randomUUID() }),
  ],
  'Mutation.resendMails': [
    async (app) => ({ mailIds: [await sentMail(app)], idempotencyKey: randomUUID() }),
  ],
  'Mutation.createOffer': [
    async (app) => ({
      inquiryId: await submitInquiry(app),
      projectId: await saveProject(app.visitor()),
      idempotencyKey: randomUUID(),
    }),
  ],
  'Mutation.saveOfferDraft': [
    async (app, admin) => {
      const offer = await drafted(admin);
      const configurationId = (await saveAwning(admin, { width: 450 })).id;
      const { lineId } = offer.versions[0]!.lines[0]!;
      return draftInput(offer, {
        ...COMPLETE_TEXTS,
        lines: [{ lineId, configurationId, quantity: 1, label: 'Taras' }],
        discount: '90.00',
        discountReason: 'Rabat',
      });
    },
  ],
  'Mutation.revealOfferLink': [async (_app, admin) => ({ offerId: (await drafted(admin)).id })],
  'Mutation.revealOrderLink': [async (app) => ({ orderId: (await placed(app)).orderId })],
  'Mutation.reviseOffer': [
    async (app, admin) => {
      const { id, version } = await done(sendOffer(admin, await drafted(admin)));
      return { offerId: id, version };
    },
  ],
  'Mutation.sendOffer': [
    async (app, admin) => {
      const { id, version } = await drafted(admin);
      return { offerId: id, version };
    },
  ],
  'Mutation.answerOfferQuestion': [
    async (app, admin) => {
      const { token } = await done(sendOffer(admin, await drafted(admin)));
      const question = { token, versionNumber: 1, text: 'Kiedy?' };
      const { offer } = await offerAction(app.visitor(), 'askAboutOffer', question);
      return { questionId: offer!.questions[0]!.id, text: 'Jutro' };
    },
  ],
  'Mutation.loseOffer': [
    async (app, admin) => {
      const { id, version } = await drafted(admin);
      return { offerId: id, version, reason: 'price', note: 'Za drogo' };
    },
  ],
  'Mutation.recordOfferAcceptance': [
    async (app, admin) => {
      const { id, version, ...offer } = await drafted(admin);
      const { customerName, customerEmail, customerPhone, customerAddress } = offer;
      const customer = { customerName, customerEmail, customerPhone, customerAddress };
      const said = { name: 'Anna Lis', at: new Date(), note: 'Tak', versionNumber: 1 };
      return { ...COMPLETE_TEXTS, ...customer, ...said, offerId: id, version };
    },
  ],
  'Mutation.proposeOrderChange': [
    async (app, admin) => {
      const order = await readOrder(app, admin);
      const configurationId = (await saveAwning(admin, { width: 450 })).id;
      const [line] = order.lines;
      return {
        ...changeInput(order, {
          ...COMPLETE_TEXTS,
          lines: [{ lineId: line!.id, configurationId, quantity: 1, label: 'Taras' }],
          priceBasis: 'current',
          discount: '90.00',
          discountReason: 'Rabat',
        }),
        reason: 'Po pomiarze',
        expectedTotal: '5100.00',
      };
    },
  ],
  'Mutation.withdrawOrderChange': [
    async (app, admin) => {
      const discount = { discount: '90.00', discountReason: 'Rabat' };
      const { id, version } = await propose(admin, await readOrder(app, admin), discount);
      return { orderId: id, version, versionNumber: 2, reason: 'Pomyłka w cenie' };
    },
  ],
  'Mutation.recordOrderDecision': [
    async (app, admin) => {
      const discount = { discount: '90.00', discountReason: 'Rabat' };
      const { id, version } = await propose(admin, await readOrder(app, admin), discount);
      const said = { accepts: true, name: 'Anna Lis', at: new Date(), note: 'Tak' };
      return { orderId: id, version, versionNumber: 2, ...said };
    },
  ],
  'Mutation.changeOrderStatuses': [
    async (app) => ({
      orders: [{ orderId: (await placed(app)).orderId, version: 1 }],
      status: 'in_production',
      note: 'Zgodne',
      sendsMail: true,
    }),
  ],
  'Mutation.updateOrderStatus': [
    async (app) => ({
      orderId: (await placed(app)).orderId,
      version: 1,
      status: 'cancelled',
      note: 'Rezygnacja',
      sendsMail: true,
    }),
  ],
  'Mutation.undoOrderStatuses': [
    async (app, admin) => {
      const { orderId } = await placed(app);
      const fields = 'order { undoableChange { eventId } }';
      const input = { orderId, status: 'confirmed' };
      const { order } = await change<{ order: { undoableChange: { eventId: number } } }>(
        admin,
        'updateOrderStatus',
        input,
        fields,
      );
      return { eventIds: [order.undoableChange.eventId] };
    },
  ],
  'Mutation.bookBankTransfer': [
    async (app, admin) => ({
      ...(await waitingTransfer(admin)),
      orderId: (await placed(app)).orderId,
    }),
  ],
  'Mutation.splitBankTransfer': [
    async (app, admin) => ({
      ...(await waitingTransfer(admin)),
      parts: [
        { orderId: (await placed(app)).orderId, amount: '0.40' },
        { orderId: (await placed(app)).orderId, amount: '0.60' },
      ],
    }),
  ],
  'Mutation.undoBankTransfer': [
    async (app, admin) => ({
      ...(await bookedTransfer(admin, (await placed(app)).orderId)),
      reason: 'Pomyłka',
    }),
  ],
  'Mutation.reverseLedgerEntry': [
    async (app, admin) => ({
      entryId: await bookedEntry(admin, (await placed(app)).orderId),
      reason: 'Pomyłka',
    }),
  ],
  'Mutation.setBankTransferAside': [
    async (_app, admin) => ({ ...(await waitingTransfer(admin)), note: 'Zwrot dostawcy' }),
  ],
  'Mutation.adjustStock': [
    async (_app, admin) => ({
      itemId: (await newItem(admin)).id,
      delta: 2,
      reason: 'Dostawa',
      idempotencyKey: randomUUID(),
    }),
  ],
  'Mutation.createInventoryItem': [async () => ({ ...STOCK, location: randomUUID() })],
  'Mutation.deleteOfferDraft': [
    async (_app, admin) => {
      const { id, version } = await drafted(admin);
      return { offerId: id, version };
    },
  ],
  'Mutation.deleteInventoryItem': [async (_app, admin) => ({ id: (await newItem(admin)).id })],
  'Mutation.updateInventoryItem': [
    async (_app, admin) => {
      const { id, version } = await newItem(admin);
      return { ...STOCK, id, version, stockQuantity: 12, location: randomUUID() };
    },
  ],
  'Mutation.answerInquiry': [
    async (app) => ({
      ...seen(await submitInquiry(app)),
      text: 'Tak.',
      status: 'resolved',
      idempotencyKey: randomUUID(),
    }),
  ],
  'Mutation.updateInquiry': [
    async (app) => ({
      ...seen(await submitInquiry(app)),
      status: 'closed',
      priority: 'low',
      assigneeId: 1,
    }),
  ],
  'Mutation.createCannedAnswer': [async () => ({ title: randomUUID(), text: 'Dzień dobry!' })],
  'Mutation.deleteCannedAnswer': [async (_app, admin) => ({ id: (await newAnswer(admin)).id })],
  'Mutation.updateCannedAnswer': [
    async (_app, admin) => {
      const { id, version } = await newAnswer(admin);
      return { id, version, title: randomUUID(), text: 'Do widzenia!' };
    },
  ],
  'Mutation.takeCall': [async (app) => ({ ...(await inquiryCall(app)), takeOver: true })],
  'Mutation.releaseCall': [orderCall],
  'Mutation.recordCall': [
    async (app) => ({
      ...(await inquiryCall(app)),
      outcome: 'call_back',
      callBackAt: new Date(Date.now() + 86_400_000),
      note: 'Po południu',
      idempotencyKey: randomUUID(),
    }),
    async (app) => ({ ...(await orderCall(app)), outcome: 'answered' }),
    async (app) => ({
      ...(await orderCall(app)),
      outcome: 'answered',
      orderStatus: 'cancelled',
      sendsMail: true,
    }),
    async (app) => ({ ...(await inquiryCall(app)), outcome: 'answered' }),
    async (app) => ({
      ...(await inquiryCall(app)),
      outcome: 'answered',
      inquiryStatus: 'resolved',
    }),
  ],
  'Mutation.savePriceListDraft': [
    async (_app, admin) => ({
      ...(await draft(admin)),
      entries: [{ key: 'electric', value: '899', seen: '895' }],
    }),
  ],
  'Mutation.setReducedVat': [
    async () => ({ category: 'rolety', version: 0, ruling: '0113-KDIPT1-2.4012.1.2026' }),
  ],
  'Mutation.discardPriceListDraft': [async (_app, admin) => seenDraft(admin)],
  'Mutation.publishPriceList': [
    async (_app, admin) => ({
      ...(await seenDraft(admin)),
      at: new Date(Date.now() + 86_400_000),
      note: 'Nowe ceny',
    }),
  ],
  'Mutation.cancelPriceList': [async (_app, admin) => scheduled(admin)],
};
