import { randomUUID } from 'node:crypto';
import {
  amount,
  boolean,
  choice,
  day,
  email,
  integer,
  options,
  phone,
  area,
  optionalChoice,
  taxNumber,
  string,
  text,
  time,
  uuid,
} from './bad-values.js';
import { ACCOUNT_INPUTS } from './account-inputs.js';
import { CHANGE_INPUTS } from './change-inputs.js';
import { awning, orderInput, projectInput, projectRow } from '../factories.js';
import type { InputCase } from './input-case.js';
import { OFFER_INPUTS } from './offer-inputs.js';
import { PRODUCT_INPUTS } from './product-inputs.js';
import { samplesInput } from '../inquiries.js';
import { transferInput } from '../orders.js';
import { stockInput } from '../stock.js';

const SIZE = integer(-100_000, 100_000);
export const QUOTE =
  'query ($input: ConfigurationInput!) { priceQuote(input: $input) { calculatedPrice issues { field } } }';
const ID = integer(1, 2 ** 31 - 1);
const ENTRIES = [5, true, 'tekst', {}, [{}], [5], Array(80).fill({ key: 'electric', value: '1' })];
const PIECES = integer(0, 1_000_000);
const STOCK = {
  productId: ID,
  colorVariant: text(1, 40),
  frameColorVariant: text(1, 40),
  stockQuantity: PIECES,
  minStockLevel: PIECES,
  location: text(0, 120),
};
const CALL = { kind: choice, number: ID };
const CANNED_ANSWER = { title: text(2, 80), text: text(5, 5000) };
const SEEN = { orderId: 1, version: 1 };
const SEEN_ORDERS = [5, true, 'tekst', {}, [], [{}], [5], [SEEN, SEEN], Array(201).fill(SEEN)];
const DAYS = [5, true, {}, [], '', 'tekst', '2026-13-01', '24.11.2026'];
const PART = { orderId: 1, amount: '1.00' };
const PARTS = [5, true, 'tekst', {}, [], [{}], [5], [PART], [PART, PART], Array(21).fill(PART)];
const EVENT_IDS = [true, 'tekst', {}, [], [{}], [0], [1.5], [5, 5], Array(201).fill(5)];
const MAIL = '00000000-0000-4000-8000-000000000000';
const MAIL_IDS = [5, true, 'tekst', {}, [], [{}], [5], [MAIL, MAIL], Array(201).fill(MAIL)];
const POSTCODES = [5, true, {}, [], '', '90-0011', '9-0001', 'łódź', '9'.repeat(2000)];
const ENTRY_IDS = [true, {}, [], '', 'tekst', '0', '-1', '1.5', '9'.repeat(2000)];
const SAMPLE = 'toscana-krem';
const FABRICS = [
  5,
  true,
  'tekst',
  {},
  [],
  [{}],
  [5],
  [''],
  ['constructor'],
  [SAMPLE, SAMPLE],
  [SAMPLE, null],
  ['lido-bialy', 'lido-ecru', 'lido-szary', 'lido-czarny', 'lido-antracyt', SAMPLE],
];
const LINE = { lineId: uuid, quantity: integer(1, 99) };

const CONFIGURATION = {
  productId: integer(1, 2 ** 31 - 1),
  productType: string(60),
  width: SIZE,
  projection: SIZE,
  height: SIZE,
  fabricColor: string(60),
  roofMaterial: string(60),
  roofTransparency: string(60),
  frameColor: string(60),
  controlType: choice,
  lamelOrientation: SIZE,
  openingAngle: SIZE,
  additionalOptions: options,
  placement: [5, 'tekst', [], { wall: {} }, { wall: true }, { wall: 'x'.repeat(61) }],
};
const ROWS = [5, true, 'tekst', {}, [], [{}], [5], [null], Array(51).fill(projectRow())];
const PROJECT_NAMES = { name: text(0, 120), place: text(0, 200), rows: ROWS };

/** Every input of the schema: how it is sent, and what each field refuses. */
export const INPUTS: Record<string, InputCase> = {
  ...ACCOUNT_INPUTS,
  ...PRODUCT_INPUTS,
  ...CHANGE_INPUTS,
  ...OFFER_INPUTS,
  AddOrderNoteInput: {
    document:
      'mutation ($input: AddOrderNoteInput!) { addOrderNote(input: $input) { userErrors { code } } }',
    valid: () => ({ orderId: 2 ** 31 - 1, text: 'Klient prosi o telefon.' }),
    fields: { orderId: ID, text: text(1, 2000), idempotencyKey: string(255, 1) },
  },
  BookTransferInput: {
    document:
      'mutation ($input: BookTransferInput!) { bookTransfer(input: $input) { userErrors { code } } }',
    valid: () => transferInput(2 ** 31 - 1),
    fields: {
      key: uuid,
      orderId: ID,
      direction: choice,
      amount,
      day,
      note: text(0, 500),
    },
  },
  IssueInvoiceInput: {
    document:
      'mutation ($input: IssueInvoiceInput!) { issueInvoice(input: $input) { userErrors { code } } }',
    valid: () => ({ orderId: 2 ** 31 - 1, kind: 'VAT', gross: '4890.00' }),
    fields: { orderId: ID, kind: [...choice, 'KOR'], gross: amount },
  },
  InvoiceFilter: {
    document: 'query ($input: InvoiceFilter) { invoices(filter: $input) { totalCount } }',
    valid: () => ({ text: 'Kowalska', month: '2026-11', kind: 'VAT', shown: 'queue' }),
    fields: {
      text: string(100),
      month: [...string(7), '2026-13', '11-2026'],
      kind: choice,
      shown: choice,
      by: choice,
    },
  },
  SendInvoiceAgainInput: {
    document:
      'mutation ($input: SendInvoiceAgainInput!) { sendInvoiceAgain(input: $input) { userErrors { code } } }',
    valid: () => ({ invoiceId: 2 ** 31 - 1 }),
    fields: { invoiceId: ID },
  },
  CorrectInvoiceInput: {
    document:
      'mutation ($input: CorrectInvoiceInput!) { correctInvoice(input: $input) { userErrors { code } } }',
    valid: () => ({ invoiceId: 2 ** 31 - 1, seenGross: '4890.00', reason: 'Zwrot' }),
    fields: {
      invoiceId: ID,
      seenGross: amount.filter((value) => Number(value) !== -1),
      reason: text(3, 250),
      lines: [5, true, {}, 'tekst', [5], Array(51).fill({ quantity: 1, unitPrice: '1' })],
      amount,
      cause: choice,
      buyer: [5, true, 'tekst', [5], { name: 'Cień' }],
    },
  },
  CorrectedBuyerInput: {
    document:
      'mutation ($input: CorrectedBuyerInput!) { correctInvoice(input: { invoiceId: 2147483647, seenGross: "1.00", reason: "Zwrot", buyer: $input }) { userErrors { code } } }',
    valid: () => ({ name: 'Cień', address: 'ul. Piotrkowska 1, Łódź' }),
    fields: { name: text(2, 200), address: text(5, 500) },
  },
  CorrectedLineInput: {
    document:
      'mutation ($input: CorrectedLineInput!) { correctInvoice(input: { invoiceId: 2147483647, seenGross: "1.00", reason: "Zwrot", lines: [$input] }) { userErrors { code } } }',
    valid: () => ({ quantity: 1, unitPrice: '4890.00' }),
    fields: { quantity: integer(0, 99), unitPrice: amount },
  },
  DeleteOrderNoteInput: {
    document:
      'mutation ($input: DeleteOrderNoteInput!) { deleteOrderNote(input: $input) { userErrors { code } } }',
    valid: () => ({ noteId: 2 ** 31 - 1 }),
    fields: { noteId: ID },
  },
  ResendOrderMailInput: {
    document:
      'mutation ($input: ResendOrderMailInput!) { resendOrderMail(input: $input) { userErrors { code } } }',
    valid: () => ({ mailId: randomUUID() }),
    fields: { mailId: uuid, idempotencyKey: string(255, 1) },
  },
  ResendMailsInput: {
    document:
      'mutation ($input: ResendMailsInput!) { resendMails(input: $input) { userErrors { code } } }',
    valid: () => ({ mailIds: [randomUUID()] }),
    fields: { mailIds: MAIL_IDS, idempotencyKey: string(255, 1) },
  },
  ShadeNeedInput: {
    document:
      'query ($input: ShadeNeedInput!) { recommendedStartingPoints(need: $input) { code } }',
    valid: () => ({ place: 'taras', sun: 'rano', width: 400, depth: 300 }),
    fields: { place: choice, sun: choice, width: integer(1, 5000), depth: integer(1, 5000) },
  },
  SearchInput: {
    document: 'query ($input: SearchInput!) { search(input: $input) { corrected } }',
    valid: () => ({ text: 'sypialnia' }),
    fields: { text: string(100), limit: integer(1, 24) },
  },
  AddToCartInput: {
    document:
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }',
    valid: () => ({ configurationId: randomUUID(), quantity: 1 }),
    fields: {
      configurationId: uuid,
      label: text(0, 80),
      quantity: integer(1, 99),
      idempotencyKey: string(255, 1),
    },
  },
  AnswerInquiryInput: {
    document:
      'mutation ($input: AnswerInquiryInput!) { answerInquiry(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 1, version: 1, text: 'Dzień dobry!', status: 'resolved' }),
    fields: {
      id: ID,
      version: ID,
      text: text(2, 10_000),
      status: choice,
      idempotencyKey: string(255, 1),
    },
  },
  CallInput: {
    document:
      'mutation ($input: CallInput!) { releaseCall(input: $input) { userErrors { code } } }',
    valid: () => ({ kind: 'inquiry', number: 1 }),
    fields: CALL,
  },
  ChangeOrderStatusesInput: {
    document: `mutation ($input: ChangeOrderStatusesInput!) {
      changeOrderStatuses(input: $input) { userErrors { code } } }`,
    valid: () => ({ orders: [{ orderId: 2 ** 31 - 1, version: 1 }], status: 'confirmed' }),
    fields: { orders: SEEN_ORDERS, status: choice, note: text(0, 2000), sendsMail: boolean },
  },
  SeenOrderInput: {
    document: `mutation ($input: SeenOrderInput!) {
      changeOrderStatuses(input: { orders: [$input], status: shipped }) { userErrors { code } } }`,
    valid: () => ({ orderId: 2 ** 31 - 1, version: 1 }),
    fields: { orderId: ID, version: ID },
  },
  ChangeCartLineInput: {
    document:
      'mutation ($input: ChangeCartLineInput!) { changeCartLine(input: $input) { userErrors { code } } }',
    valid: () => ({ lineId: randomUUID(), quantity: 1 }),
    fields: LINE,
  },
  ReplaceCartLineInput: {
    document:
      'mutation ($input: ReplaceCartLineInput!) { replaceCartLine(input: $input) { userErrors { code } } }',
    valid: () => ({ lineId: randomUUID(), configurationId: randomUUID() }),
    fields: { lineId: uuid, configurationId: uuid },
  },
  RemoveFromCartInput: {
    document:
      'mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { userErrors { code } } }',
    valid: () => ({ lineId: randomUUID() }),
    fields: { lineId: uuid },
  },
  AddProjectToCartInput: {
    document:
      'mutation ($input: AddProjectToCartInput!) { addProjectToCart(input: $input) { userErrors { code } } }',
    valid: () => ({ projectId: randomUUID() }),
    fields: { projectId: uuid, idempotencyKey: string(255, 1) },
  },
  ProjectQuoteInput: {
    document: 'query ($input: ProjectQuoteInput!) { projectQuote(input: $input) { total } }',
    valid: () => ({ rows: [projectRow()] }),
    fields: { rows: ROWS },
  },
  ProjectRowInput: {
    document:
      'query ($input: ProjectRowInput!) { projectQuote(input: { rows: [$input] }) { total } }',
    valid: projectRow,
    fields: { ...CONFIGURATION, label: text(0, 80), quantity: integer(1, 99) },
  },
  SaveProjectInput: {
    document:
      'mutation ($input: SaveProjectInput!) { saveProject(input: $input) { project { id } } }',
    valid: projectInput,
    fields: PROJECT_NAMES,
  },
  ConfigurationInput: {
    document: QUOTE,
    valid: awning,
    fields: CONFIGURATION,
  },
  BankTransferFilter: {
    document: 'query ($input: BankTransferFilter) { bankTransfers(filter: $input) { totalCount } }',
    valid: () => ({ text: 'Kowalska', waiting: true }),
    fields: { text: string(100), state: choice, waiting: boolean },
  },
  BookBankTransferInput: {
    document:
      'mutation ($input: BookBankTransferInput!) { bookBankTransfer(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 999_999, version: 1, orderId: 1 }),
    fields: { id: ID, version: ID, orderId: ID },
  },
  LedgerFilter: {
    document: 'query ($input: LedgerFilter) { ledger(filter: $input) { totalCount } }',
    valid: () => ({ from: '2026-11-01', to: '2026-11-30', movesMoney: true }),
    fields: { from: DAYS, to: DAYS, movesMoney: boolean },
  },
  RevealOrderLinkInput: {
    document:
      'mutation ($input: RevealOrderLinkInput!) { revealOrderLink(input: $input) { path } }',
    valid: () => ({ orderId: 999_999 }),
    fields: { orderId: ID },
  },
  RevealOfferLinkInput: {
    document:
      'mutation ($input: RevealOfferLinkInput!) { revealOfferLink(input: $input) { path } }',
    valid: () => ({ offerId: 999_999 }),
    fields: { offerId: ID },
  },
  OrdersForTransferInput: {
    document:
      'query ($input: OrdersForTransferInput!) { ordersForTransfer(input: $input) { orderId } }',
    valid: () => ({ transferId: 999_999, text: 'Kowalska' }),
    fields: { transferId: ID, text: string(100) },
  },
  SplitBankTransferInput: {
    document:
      'mutation ($input: SplitBankTransferInput!) { splitBankTransfer(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 999_999, version: 1, parts: [PART, { ...PART, orderId: 2 }] }),
    fields: { id: ID, version: ID, parts: PARTS },
  },
  TransferPartInput: {
    document: `mutation ($input: TransferPartInput!) { splitBankTransfer(input: {
      id: 999999, version: 1, parts: [$input, { orderId: 1, amount: "1.00" }] }) { userErrors { code } } }`,
    valid: () => ({ ...PART, orderId: 2 }),
    fields: { orderId: ID, amount },
  },
  DecideOnlinePaymentInput: {
    document:
      'mutation ($input: DecideOnlinePaymentInput!) { decideOnlinePayment(input: $input) { userErrors { code } } }',
    valid: () => ({ id: randomUUID(), amount: '1.00' }),
    fields: { id: uuid, amount: amount.filter((value) => value !== null) },
  },
  DecideOnlineRefundInput: {
    document:
      'mutation ($input: DecideOnlineRefundInput!) { decideOnlineRefund(input: $input) { userErrors { code } } }',
    valid: () => ({ id: randomUUID(), isDone: true }),
    fields: { id: uuid, isDone: [null, 'true', 1] },
  },
  SetBankTransferAsideInput: {
    document:
      'mutation ($input: SetBankTransferAsideInput!) { setBankTransferAside(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 999_999, version: 1, note: 'Zwrot dostawcy' }),
    fields: { id: ID, version: ID, note: text(2, 500) },
  },
  UndoBankTransferInput: {
    document:
      'mutation ($input: UndoBankTransferInput!) { undoBankTransfer(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 999_999, version: 1, reason: 'Pomyłka' }),
    fields: { id: ID, version: ID, reason: text(2, 500) },
  },
  ReverseLedgerEntryInput: {
    document:
      'mutation ($input: ReverseLedgerEntryInput!) { reverseLedgerEntry(input: $input) { userErrors { code } } }',
    valid: () => ({ entryId: '999999999', reason: 'Pomyłka' }),
    fields: { entryId: ENTRY_IDS, reason: text(2, 500) },
  },
  InventoryFilter: {
    document: 'query ($input: InventoryFilter) { inventory(filter: $input) { totalCount } }',
    valid: () => ({ text: 'markiza', low: true }),
    fields: { text: string(100), category: choice, productId: ID, low: boolean },
  },
  InventoryItemInput: {
    document:
      'mutation ($input: InventoryItemInput!) { createInventoryItem(input: $input) { userErrors { code } } }',
    valid: () => stockInput({ location: randomUUID() }),
    fields: STOCK,
  },
  UpdateInventoryItemInput: {
    document:
      'mutation ($input: UpdateInventoryItemInput!) { updateInventoryItem(input: $input) { userErrors { code } } }',
    valid: () => ({ ...stockInput(), id: 1, version: 1 }),
    fields: { ...STOCK, id: ID, version: ID },
  },
  DeleteInventoryItemInput: {
    document:
      'mutation ($input: DeleteInventoryItemInput!) { deleteInventoryItem(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 999_999 }),
    fields: { id: ID },
  },
  AdjustStockInput: {
    document:
      'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { userErrors { code } } }',
    valid: () => ({ itemId: 1, delta: 1, reason: 'Dostawa' }),
    fields: {
      itemId: ID,
      delta: [...integer(-1_000_000, 1_000_000), 0],
      reason: text(3, 300),
      idempotencyKey: string(255, 1),
    },
  },
  CreateCannedAnswerInput: {
    document: `mutation ($input: CreateCannedAnswerInput!) {
      createCannedAnswer(input: $input) { userErrors { code } } }`,
    valid: () => ({ title: randomUUID(), text: 'Dzień dobry, {imie}!' }),
    fields: CANNED_ANSWER,
  },
  DeleteCannedAnswerInput: {
    document: `mutation ($input: DeleteCannedAnswerInput!) {
      deleteCannedAnswer(input: $input) { userErrors { code } } }`,
    valid: () => ({ id: 2 ** 31 - 1 }),
    fields: { id: ID },
  },
  InquiryFilter: {
    document: 'query ($input: InquiryFilter) { inquiries(filter: $input) { totalCount } }',
    valid: () => ({ status: 'new', open: true, assigneeId: 0, text: 'anna' }),
    fields: {
      status: choice,
      open: boolean,
      awaiting: boolean,
      inquiryType: choice,
      priority: choice,
      assigneeId: integer(0, 2 ** 31 - 1),
      text: string(100),
    },
  },
  PriceListInput: {
    document: 'query ($input: PriceListInput!) { pricePreview(input: $input) { after } }',
    valid: () => ({ entries: [{ key: 'electric', value: '900' }] }),
    fields: { entries: ENTRIES },
  },
  PriceListEntryInput: {
    document:
      'query ($input: PriceListEntryInput!) { pricePreview(input: { entries: [$input] }) { after } }',
    valid: () => ({ key: 'electric', value: '900' }),
    fields: { key: string(80), value: amount },
  },
  DraftEntryInput: {
    document:
      'mutation ($input: DraftEntryInput!) { savePriceListDraft(input: { version: 999, entries: [$input] }) { userErrors { code } } }',
    valid: () => ({ key: 'electric', value: '900' }),
    fields: { key: string(80), value: amount, seen: amount },
  },
  SavePriceListDraftInput: {
    document:
      'mutation ($input: SavePriceListDraftInput!) { savePriceListDraft(input: $input) { userErrors { code } } }',
    valid: () => ({ version: 0, entries: [{ key: 'electric', value: '900' }] }),
    fields: { version: integer(0, 2 ** 31 - 1), entries: [...ENTRIES, []] },
  },
  SetReducedVatInput: {
    document:
      'mutation ($input: SetReducedVatInput!) { setReducedVat(input: $input) { userErrors { code } } }',
    valid: () => ({ category: 'markizy', version: 0, ruling: '0113-KDIPT1-2.4012.1.2026' }),
    fields: { category: choice, version: integer(0, 2 ** 31 - 1), ruling: text(3, 60) },
  },
  DiscardPriceListDraftInput: {
    document:
      'mutation ($input: DiscardPriceListDraftInput!) { discardPriceListDraft(input: $input) { userErrors { code } } }',
    valid: () => ({ version: 999 }),
    fields: { version: ID, updatedAt: time },
  },
  PublishPriceListInput: {
    document:
      'mutation ($input: PublishPriceListInput!) { publishPriceList(input: $input) { userErrors { code } } }',
    valid: () => ({ version: 999, note: 'Próba' }),
    fields: {
      version: ID,
      updatedAt: time,
      at: [5, true, {}, [], 'jutro', '2026-13-45'],
      note: text(3, 300),
    },
  },
  CancelPriceListInput: {
    document:
      'mutation ($input: CancelPriceListInput!) { cancelPriceList(input: $input) { userErrors { code } } }',
    valid: () => ({ version: 999 }),
    fields: { version: ID },
  },
  LoginInput: {
    document: 'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }',
    valid: () => ({ email: `${randomUUID()}@example.com`, password: 'hasło' }),
    fields: { email: text(1, 254), password: string(1000, 1) },
  },
  NewsletterTokenInput: {
    document: `mutation ($input: NewsletterTokenInput!) {
      confirmNewsletter(input: $input) { done } unsubscribeFromNewsletter(input: $input) { done } }`,
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: { token: string(100) },
  },
  SalesReportInput: {
    document:
      'query ($input: SalesReportInput!) { salesReport(input: $input) { total { revenue } } }',
    valid: () => ({ from: '2026-11-01', to: '2026-11-21', granularity: 'day' }),
    fields: { from: day, to: day, granularity: choice },
  },
  OrderFilter: {
    document: `query ($input: OrderFilter) {
      orders(filter: $input) { totalCount } orderCounts(filter: $input) { count } }`,
    valid: () => ({
      status: 'pending',
      payment: 'unpaid',
      text: 'anna',
      from: '2026-11-01T00:00:00Z',
    }),
    fields: { status: choice, payment: choice, text: string(100), from: time, to: time },
  },
  PageInput: {
    document: `query ($input: PageInput) {
      products(page: $input) { totalCount } orders(page: $input) { totalCount } }`,
    valid: () => ({ limit: 10, offset: 0 }),
    fields: { limit: integer(1, 200), offset: integer(0, 100_000) },
  },
  SeenGoodsInput: {
    document: `mutation ($input: SeenGoodsInput!) {
      placeOrder(input: { customerName: "Anna Lis", customerEmail: "anna@example.com", customerPhone: "600100200",
        customerAddress: "ul. Polna 1, Łódź", expectedTotal: "1", expectedGoods: [$input] }) { userErrors { code } } }`,
    valid: () => ({ configurationId: randomUUID(), quantity: 1 }),
    fields: { configurationId: uuid, quantity: integer(1, 99) },
  },
  PlaceOrderInput: {
    document:
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
    valid: orderInput,
    fields: {
      customerName: text(2, 120),
      customerEmail: email,
      customerPhone: phone,
      customerAddress: text(5, 500),
      deliveryNote: text(0, 500),
      measuringNote: text(0, 2000),
      companyName: text(0, 200),
      companyTaxNumber: taxNumber,
      billingAddress: text(0, 500),
      buildingKind: optionalChoice,
      buildingArea: area,
      expectedTotal: amount,
      expectedGoods: [
        5,
        [5],
        [{}],
        [{ configurationId: 'x', quantity: 1 }],
        [{ configurationId: randomUUID(), quantity: 0 }],
      ],
      acceptsTerms: boolean,
      acknowledgesMadeToMeasure: boolean,
      subscribesToNewsletter: boolean,
      idempotencyKey: [
        ...string(255, 1),
        ' na początku',
        'na końcu ',
        'dwa\nwiersze',
        'znak\0zerowy-w-kluczu',
        'pół \ud800',
      ],
    },
  },
  ProductFilter: {
    document: `query ($input: ProductFilter) {
      products(filter: $input) { totalCount categoryCounts { count } } }`,
    valid: () => ({ text: 'markiza' }),
    fields: {
      category: choice,
      text: string(100),
      priceFrom: amount,
      priceTo: amount,
      features: [...choice, ['nic_takiego'], [null], [1], Array(6).fill('led')].filter(
        (value) => !Array.isArray(value) || value.length > 0,
      ),
      featured: boolean,
    },
  },
  RecordCallInput: {
    document: `mutation ($input: RecordCallInput!) {
      recordCall(input: $input) { userErrors { code } } }`,
    valid: () => ({ kind: 'inquiry', number: 1, outcome: 'no_answer', note: 'Poczta głosowa' }),
    fields: {
      ...CALL,
      outcome: choice,
      callBackAt: time,
      note: text(0, 2000),
      idempotencyKey: string(255, 1),
      orderStatus: choice,
      sendsMail: boolean,
      inquiryStatus: choice,
    },
  },
  SubmitInquiryInput: {
    document:
      'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
    valid: () => ({
      name: 'Anna Kowalska',
      email: 'anna@example.com',
      subject: 'Temat',
      message: 'Treść wiadomości',
      inquiryType: 'general',
    }),
    fields: {
      name: text(2, 120),
      email,
      phone,
      subject: text(2, 200),
      message: text(5, 5000),
      inquiryType: choice,
      configurationId: uuid,
    },
  },
  RequestSamplesInput: {
    document:
      'mutation ($input: RequestSamplesInput!) { requestSamples(input: $input) { inquiryId } }',
    valid: () => samplesInput({ email: 'anna@example.com' }),
    fields: {
      name: text(2, 120),
      email,
      phone,
      street: text(3, 120),
      postalCode: POSTCODES,
      city: text(2, 80),
      fabrics: FABRICS,
    },
  },
  TakeCallInput: {
    document:
      'mutation ($input: TakeCallInput!) { takeCall(input: $input) { userErrors { code } } }',
    valid: () => ({ kind: 'inquiry', number: 1, takeOver: true }),
    fields: { ...CALL, takeOver: boolean },
  },
  UpdateCannedAnswerInput: {
    document: `mutation ($input: UpdateCannedAnswerInput!) {
      updateCannedAnswer(input: $input) { userErrors { code } } }`,
    valid: () => ({ id: 2 ** 31 - 1, version: 1, title: randomUUID(), text: 'Dzień dobry!' }),
    fields: { ...CANNED_ANSWER, id: ID, version: ID },
  },
  UpdateInquiryInput: {
    document:
      'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { userErrors { code } } }',
    valid: () => ({ id: 1, version: 1, status: 'closed', priority: 'low', assigneeId: 0 }),
    fields: {
      id: ID,
      version: ID,
      status: choice,
      priority: choice,
      assigneeId: integer(0, 2 ** 31 - 1),
    },
  },
  SubscribeToNewsletterInput: {
    document: `mutation ($input: SubscribeToNewsletterInput!) {
      subscribeToNewsletter(input: $input) { accepted } }`,
    valid: () => ({ email: `${randomUUID()}@example.com` }),
    fields: { email },
  },
  UpdateOrderStatusInput: {
    document: `mutation ($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) { userErrors { code } } }`,
    valid: () => ({ orderId: 1, status: 'confirmed' }),
    fields: {
      orderId: ID,
      status: choice,
      note: text(0, 2000),
      sendsMail: boolean,
      version: ID,
    },
  },
  UndoOrderStatusesInput: {
    document: `mutation ($input: UndoOrderStatusesInput!) {
      undoOrderStatuses(input: $input) { userErrors { code } } }`,
    valid: () => ({ eventIds: [2 ** 31 - 1] }),
    fields: { eventIds: EVENT_IDS },
  },
  RequestOrderChangeInput: {
    document:
      'mutation ($input: RequestOrderChangeInput!) { requestOrderChange(input: $input) { userErrors { code } } }',
    valid: () => ({ token: 'x'.repeat(43), message: 'Proszę o inny kolor.' }),
    fields: { token: string(100), message: text(5, 5000) },
  },
  RequestOrderCancellationInput: {
    document:
      'mutation ($input: RequestOrderCancellationInput!) { requestOrderCancellation(input: $input) { userErrors { code } } }',
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: { token: string(100), reason: text(0, 2000) },
  },
  RequestOrderInvoiceInput: {
    document:
      'mutation ($input: RequestOrderInvoiceInput!) { requestOrderInvoice(input: $input) { userErrors { code } } }',
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: { token: string(100), note: text(0, 2000) },
  },
  CallOffRefundInput: {
    document:
      'mutation ($input: CallOffRefundInput!) { callOffRefund(input: $input) { userErrors { code } } }',
    valid: () => ({ id: randomUUID() }),
    fields: { id: uuid },
  },
  RefundOnlineInput: {
    document:
      'mutation ($input: RefundOnlineInput!) { refundOnline(input: $input) { userErrors { code } } }',
    valid: () => ({ key: randomUUID(), orderId: 2 ** 31 - 1, amount: '1.00' }),
    fields: { key: uuid, orderId: ID, amount },
  },
  StartOnlinePaymentInput: {
    document:
      'mutation ($input: StartOnlinePaymentInput!) { startOnlinePayment(input: $input) { userErrors { code } } }',
    valid: () => ({ token: 'x'.repeat(43) }),
    fields: { token: string(100) },
  },
  WithdrawInput: {
    document: 'mutation ($input: WithdrawInput!) { withdraw(input: $input) { notice { id } } }',
    valid: () => ({ name: 'Anna Kowalska', orderNumber: 1, email: `${randomUUID()}@example.com` }),
    fields: {
      name: text(2, 120),
      orderNumber: integer(1, 2 ** 31 - 1),
      email,
      goods: text(0, 1000),
      reason: text(0, 2000),
    },
  },
};
