import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_PASSWORD, createAccount, setPassword, insertAccount } from '../accounts.js';
import {
  type ProductOverrides,
  createProduct,
  fillCart,
  saveAwning,
  saveProject,
} from '../factories.js';
import { attach } from '../files.js';
import { submitInquiry, uploadPhotograph } from '../inquiries.js';
import { insertDelivery, issue, paidOrder, pay } from '../invoices.js';
import { agreedLineChange, requestLineChange } from '../line-changes.js';
import { type ReadOffer, done, draftOffer, offerAction, sendOffer } from '../offers.js';
import { changeInput, propose, readChanged } from '../order-changes.js';
import {
  type PlacedOrder,
  allowProduction,
  customerWithCart,
  deliveredOrder,
  submit,
} from '../orders.js';
import { pictureFile, uploadPicture } from '../pictures.js';
import {
  type PlannedVisit,
  everybodyWorksIn,
  plannedVisit,
  saveProtocol,
  sendPhotograph,
  signProtocol,
} from '../protocols.js';
import {
  addSecondFactor,
  insertSecondFactor,
  login,
  proofOf,
  startSecondFactor,
} from '../second-factors.js';
import { mailedLink } from '../staff.js';
import {
  bankReference,
  bookedEntry,
  bookedTransfer,
  camtStatement,
  sendStatement,
  waitingTransfer,
} from '../statements.js';
import { createItem } from '../stock.js';
import { PASSWORD, type TestApp } from '../test-app.js';
import type { TestVisitor } from '../test-visitor.js';
import {
  type AskedVisit,
  arrivalTimes,
  askForVisit,
  confirmOrder,
  createCrew,
  type DayToOrder,
  dayToOrder,
  planVisit,
  planned,
  tokenOf,
} from '../visits.js';
import { SHOP_INPUTS } from './shop-inputs.js';

type Fields = Record<string, unknown>;
interface Versioned {
  id: number;
  version: number;
}

const SIGN_IN = { email: 'anna@cieniomat.example', password: ACCOUNT_PASSWORD };
const DISCOUNT = { discount: '10.00', discountReason: 'Rabat' };

/** Makes new rows, through the public API where that is possible. */
export class NewRows {
  readonly inputs = SHOP_INPUTS;
  private readonly passwords = new Map<TestVisitor, string>();
  private theWebhook: Promise<{ endpointId: number }> | undefined;

  constructor(
    readonly app: TestApp,
    readonly admin: TestVisitor,
  ) {}

  /** Sends an operation as the admin; returns the payload of its one root field. */
  async ask<T = Fields>(document: string, variables?: Fields): Promise<T> {
    const { data, errors } = await this.admin.graphql<Record<string, T>>(document, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    const payload = Object.values(data)[0]!;
    const { userErrors = [] } = payload as { userErrors?: unknown[] };
    if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
    return payload;
  }

  /** The first row that an SQL statement returns. */
  async row<T extends Fields = Record<string, number>>(
    text: string,
    ...values: unknown[]
  ): Promise<T> {
    return (await this.app.sql<T>(text, values))[0]!;
  }

  async configuration(choices?: Fields): Promise<{ id: string }> {
    return saveAwning(this.app.visitor(), choices);
  }

  async project(rows?: readonly Fields[]): Promise<string> {
    return saveProject(this.app.visitor(), rows);
  }

  // Carts and orders

  /** The id of a line in the caller's cart; an arbitrary id for a caller without one. */
  async cartLine(caller: TestVisitor): Promise<string> {
    const { id: configurationId } = await this.configuration(SHOP_INPUTS.sensorWithoutMotor());
    const cart = await fillCart(caller, { configurationId }).catch(() => null);
    return cart?.lines.at(-1)?.id ?? randomUUID();
  }

  /** Makes one awning the caller's whole cart; returns the input that orders it. */
  async orderOfCart(caller: TestVisitor): Promise<Fields> {
    await caller.graphql('mutation { clearCart { cart { lineCount } } }');
    const cart = await fillCart(caller).catch(() => null);
    const customerEmail = `${randomUUID()}@example.com`;
    if (!cart) return SHOP_INPUTS.order({ customerEmail });
    const { lines, total: expectedTotal } = cart;
    const expectedGoods = lines.map(({ configuration, quantity }) => ({
      configurationId: configuration.id,
      quantity,
    }));
    return SHOP_INPUTS.order({ customerEmail, expectedTotal, expectedGoods });
  }

  /** The same for the REST API. */
  async restOrderOfCart(caller: TestVisitor): Promise<Fields> {
    const {
      expectedTotal: totalAmount,
      expectedGoods,
      ...customer
    } = await this.orderOfCart(caller);
    const orderItems = (expectedGoods as Fields[]).map((goods) => ({
      ...goods,
      price: '4890.00',
      productName: 'Markiza kasetowa',
    }));
    return { ...customer, totalAmount, orderItems };
  }

  async cartOfArchivedProduct(caller: TestVisitor): Promise<void> {
    const { id: productId } = await this.product();
    const { id: configurationId } = await saveAwning(caller, { productId });
    await fillCart(caller, { configurationId });
    await this.app.sql('update product set archived_at = now() where id = $1', [productId]);
  }

  async placedOrder(): Promise<PlacedOrder> {
    return (await submit(await customerWithCart(this.app))).order!;
  }

  async orderLine(): Promise<{ id: number; lineId: string }> {
    const { id } = await this.placedOrder();
    const line = await this.row<{ id: string }>(
      'select id from order_line where order_id = $1',
      id,
    );
    return { id, lineId: line.id };
  }

  /** A new order with an open proposal. */
  async proposedOrder(): Promise<Versioned & { token: string }> {
    const placed = await readChanged(this.admin, (await this.placedOrder()).token);
    return propose(this.admin, placed, DISCOUNT);
  }

  /** The goods that the line of a new order shall get. */
  async lineChange(configuration: Fields): Promise<Fields> {
    const { token } = await this.placedOrder();
    const { lines } = await readChanged(this.admin, token);
    return { ...configuration, token, lineId: lines[0]!.id };
  }

  /** The same, at the price to which the customer agrees. */
  async agreedLineChange(configuration: Fields): Promise<Fields> {
    return agreedLineChange(this.admin, await this.lineChange(configuration));
  }

  /** The number of an inquiry in which a customer proposes a change of a line. */
  async requestedLineChange(): Promise<number> {
    const input = await this.agreedLineChange(SHOP_INPUTS.awning({ width: 450 }));
    const { order } = await requestLineChange(this.app.visitor(), input);
    return order!.requests[0]!.id;
  }

  /** The input of a proposal that changes everything in a new order. */
  async orderProposal(): Promise<Fields> {
    const order = await readChanged(this.admin, (await this.placedOrder()).token);
    const { id: configurationId } = await this.configuration({ width: 450 });
    const lineId = order.lines[0]!.id;
    const lines = [{ lineId, configurationId, quantity: 1, label: 'Taras', discount: '100.00' }];
    return {
      ...changeInput(order, {
        ...SHOP_INPUTS.customerTexts(),
        lines,
        services: [SHOP_INPUTS.service()],
        priceBasis: 'current',
        discount: '90.00',
        discountReason: 'Rabat',
      }),
      reason: 'Po pomiarze',
      expectedTotal: '5090.00',
    };
  }

  /** A note of this author, by default about a new order; 0 where the author may write none. */
  async note(author: TestVisitor, orderId?: number): Promise<number> {
    const id = orderId ?? (await this.placedOrder()).id;
    await author.graphql(
      `mutation ($id: Int!) { addOrderNote(input: { orderId: $id, text: "Zadzwonić" }) { userErrors { code } } }`,
      { id },
    );
    const { note } = await this.row('select coalesce(max(id), 1) as note from order_note');
    return note!;
  }

  /** The event of a change of status that can still be undone. */
  async statusChange(): Promise<number> {
    const { order } = await this.ask<{ order: { undoableChange: { eventId: number } } }>(
      `mutation ($id: Int!) { updateOrderStatus(input: { orderId: $id, status: confirmed }) {
        order { undoableChange { eventId } } } }`,
      { id: (await this.placedOrder()).id },
    );
    return order.undoableChange.eventId;
  }

  /** A mail that was sent. */
  async sentMail(): Promise<string> {
    const { id } = await this.placedOrder();
    const mail = await this.row<{ id: string }>(
      'update outgoing_mail set sent_at = now() where order_id = $1 returning id',
      id,
    );
    return mail.id;
  }

  // Offers and inquiries

  /** A draft, which has never been sent. */
  async newOffer(): Promise<ReadOffer> {
    const { id: configurationId } = await this.configuration();
    return draftOffer(this.admin, { configurationId, email: `${randomUUID()}@example.com` });
  }

  async sentOffer(): Promise<ReadOffer> {
    return done(sendOffer(this.admin, await this.newOffer()));
  }

  /** A question about an offer, which waits for its answer. */
  async offerQuestion(): Promise<number> {
    const { token } = await this.sentOffer();
    const question = { token, versionNumber: 1, text: 'Kiedy?' };
    const { offer } = await offerAction(this.app.visitor(), 'askAboutOffer', question);
    return offer!.questions[0]!.id;
  }

  async newInquiry(): Promise<number> {
    return submitInquiry(this.app);
  }

  async cannedAnswer(): Promise<Versioned> {
    const { cannedAnswer } = await this.ask<{ cannedAnswer: Versioned }>(
      `mutation ($title: String!) { createCannedAnswer(input: { title: $title, text: "Dzień dobry" }) {
        cannedAnswer { id version } } }`,
      { title: randomUUID() },
    );
    return cannedAnswer;
  }

  async task(): Promise<Versioned> {
    const { task } = await this.ask<{ task: Versioned }>(
      'mutation { createTask(input: { title: "Oddzwonić", dueOn: "2027-01-15", assigneeId: 1 }) { task { id version } } }',
    );
    return task;
  }

  /** A service of the price list. */
  async listedService(): Promise<Versioned> {
    const text = randomUUID();
    await this.ask(
      `mutation ($text: String!) { createListedService(
        input: { text: $text, unit: hour, unitPrice: "90", vat: goods }) { userErrors { code } } }`,
      { text },
    );
    return this.row<{ id: number; version: number }>(
      'select id, version from listed_service where text = $1',
      text,
    );
  }

  // Visits

  /** A crew that can do everything, on weekdays from 7:00 to 16:00. */
  async crew(): Promise<Versioned> {
    return createCrew(this.admin);
  }

  /** The secret of a crew's calendar feed. */
  async feedSecret(): Promise<string> {
    const { id } = await this.crew();
    const crew = await this.row<{ feed_secret: string }>(
      'select feed_secret from crew where id = $1',
      id,
    );
    return crew.feed_secret;
  }

  /** The id of an absence of a crew. */
  async absence(): Promise<number> {
    const { id } = await this.crew();
    const row = await this.row(
      `insert into crew_absence (crew_id, starts_at, ends_at)
        values ($1, '2027-04-01', '2027-04-02') returning id`,
      id,
    );
    return row['id']!;
  }

  /** The id of a travel time that staff have corrected. */
  async travelTime(): Promise<number> {
    const row = await this.row(
      `insert into travel_time (from_town, to_town, minutes) values (md5(random()::text), 'Zgierz', 45) returning id`,
    );
    return row['id']!;
  }

  /** A visit about an inquiry that waits for its time. */
  async askedVisit(): Promise<AskedVisit> {
    return askForVisit(this.admin, await this.newInquiry());
  }

  /** A visit that waits for its time, and a crew that could do it. */
  async visitToPlan(): Promise<AskedVisit & { crewId: number }> {
    return { ...(await this.askedVisit()), crewId: (await this.crew()).id };
  }

  /** A visit that needs more people than a crew has, planned for two. */
  async visitOfTwoCrews() {
    const visit = await askForVisit(this.admin, await this.newInquiry(), { people: 6 });
    const [crewId, secondCrewId] = [(await this.crew()).id, (await this.crew()).id];
    return { ...visit, crewId, secondCrewId, startsAt: '2027-03-01T09:00:00Z' };
  }

  /** A visit that is confirmed for 1 March 2027 at 10:00. */
  async plannedVisit(): Promise<AskedVisit> {
    const input = { ...(await this.visitToPlan()), startsAt: '2027-03-01T09:00:00Z' };
    return planned(await planVisit(this.admin, input));
  }

  /** A visit of 1 March 2027 at whose time the crew is absent. */
  async hinderedVisit(): Promise<AskedVisit> {
    const visit = await this.plannedVisit();
    await this.app.sql(
      `insert into crew_absence (crew_id, starts_at, ends_at)
        select crew_id, starts_at, ends_at from visit where id = $1`,
      [visit.id],
    );
    return visit;
  }

  // Protocols

  newUuid(): string {
    return randomUUID();
  }

  /** An account that is in no crew. */
  async fitter(): Promise<number> {
    const { email } = await createAccount(this.app, 'fitting');
    const { id } = await this.row('select id from user_account where email = $1', email);
    return id!;
  }

  /** A measuring of a new order on 1 March 2027, by a crew in which everybody works. */
  async fieldVisit(): Promise<PlannedVisit> {
    const { id } = await this.placedOrder();
    const visit = await plannedVisit(this.admin, { kind: 'order', number: id });
    await everybodyWorksIn(this.app, visit.crewId);
    return visit;
  }

  /** A measuring on 1 March 2027 of a customer who has sent a photograph, as the crew has. */
  async photographedVisit(): Promise<PlannedVisit> {
    const number = await submitInquiry(this.app, { photographIds: [await this.photograph()] });
    const visit = await plannedVisit(this.admin, { kind: 'inquiry', number });
    await everybodyWorksIn(this.app, visit.crewId);
    await sendPhotograph(this.admin, visit.id);
    return visit;
  }

  async fieldLine(): Promise<{ visit: string; line: string }> {
    const { id: visit, lineIds } = await this.fieldVisit();
    return { visit, line: lineIds[0]! };
  }

  /** The input of a protocol of a new visit. */
  async newProtocol(): Promise<Fields> {
    const { id: visitId, lineIds } = await this.fieldVisit();
    return SHOP_INPUTS.protocol({ visitId, lineId: lineIds[0] });
  }

  /** The same of a visit about an inquiry, of goods that are not chosen yet. */
  async protocolOfInquiry(): Promise<Fields> {
    const about = { kind: 'inquiry', number: await this.newInquiry() };
    const { id: visitId, crewId } = await plannedVisit(this.admin, about);
    await everybodyWorksIn(this.app, crewId);
    return SHOP_INPUTS.protocol({ visitId, family: 'markizy' });
  }

  /** The id of a protocol that waits for its signature. */
  async protocol(): Promise<string> {
    const input = await this.newProtocol();
    await saveProtocol(this.admin, input);
    return String(input['id']);
  }

  /** The id of a visit with a protocol. */
  async protocolVisit(): Promise<string> {
    const { visitId } = await this.row<{ visitId: string }>(
      'select visit_id as "visitId" from protocol where id = $1',
      await this.protocol(),
    );
    return visitId;
  }

  /** The token of the page of a visit whose protocol is signed. */
  async signedVisitToken(): Promise<string> {
    const id = await this.protocol();
    await signProtocol(this.admin, id);
    const { token } = await this.row<{ token: string }>(
      'select token from visit join protocol on visit.id = visit_id where protocol.id = $1',
      id,
    );
    return token;
  }

  /** A photograph of a crew and the query string of a link to it. */
  async linkedPhotograph(): Promise<{ params: { id: string }; query: string }> {
    const { id: visit } = await this.fieldVisit();
    const id = randomUUID();
    await sendPhotograph(this.admin, visit, id);
    const { crewPhotographs } = await this.ask<{ crewPhotographs: { url: string }[] }>(
      `{ adminVisit(id: "${visit}") { crewPhotographs { url } } }`,
    );
    return { params: { id }, query: crewPhotographs[0]!.url.replace(/^[^?]*/, '') };
  }

  /** A change of an order that its customer can accept when a crew visits them. */
  async changeToSign(): Promise<number> {
    const { id } = await this.proposedOrder();
    const { crewId } = await plannedVisit(this.admin, { kind: 'order', number: id });
    await everybodyWorksIn(this.app, crewId);
    return id;
  }

  /** A day of a crew with an order by which it drives less. */
  async dayToOrder(): Promise<DayToOrder> {
    const inquiries = [
      await this.newInquiry(),
      await this.newInquiry(),
      await this.newInquiry(),
    ] as const;
    const { crewId, day, moves } = await dayToOrder(this.admin, inquiries);
    return { crewId, day, moves };
  }

  async visitToken(): Promise<string> {
    return tokenOf(this.app, (await this.askedVisit()).id);
  }

  async plannedToken(): Promise<string> {
    return tokenOf(this.app, (await this.plannedVisit()).id);
  }

  /** A free arrival of a visit that waits for its time. */
  async freeArrival(): Promise<{ token: string; arrivalFrom: string }> {
    const token = await tokenOf(this.app, (await this.visitToPlan()).id);
    const [best] = (await arrivalTimes(this.app.visitor(), token)).best;
    return { token, arrivalFrom: best!.arrivalFrom };
  }

  /** A confirmed order, whose goods are to be installed. */
  async confirmedOrder(): Promise<PlacedOrder> {
    const order = await this.placedOrder();
    await confirmOrder(this.admin, order.id);
    return order;
  }

  // Money

  /** An order whose production may start. */
  async orderToMake(): Promise<PlacedOrder> {
    const order = await this.placedOrder();
    await allowProduction(this.app, order.id);
    return order;
  }

  /** A line of façade blinds that are delivered, and so have a guarantee card and a declaration. */
  async deliveredLine(): Promise<string> {
    return (await deliveredOrder(this.app, this.admin)).lines[0]!.id;
  }

  /** The line of a new order, of which some facts are unconfirmed. */
  async unmeasuredLine(): Promise<Fields> {
    const { id: orderId, lines } = await this.placedOrder();
    return { orderId, lineIds: lines.map(({ id }) => id) };
  }

  /** An order of 4890.00 with a payment; null: nothing is paid. */
  async paidOrder(amount: string | null): Promise<PlacedOrder> {
    return paidOrder(this.app, amount);
  }

  async issuedInvoice(
    kind = 'VAT',
    gross = '4890.00',
  ): Promise<{ invoiceId: number; token: string }> {
    const { id, token } = await this.paidOrder(gross);
    const { invoice } = await issue(this.admin, id, kind, gross);
    return { invoiceId: invoice!.id, token };
  }

  /** Stores that KSeF has accepted or rejected an invoice. */
  async deliver(invoiceId: number, state: 'accepted' | 'rejected'): Promise<void> {
    await insertDelivery(this.app, invoiceId, state);
  }

  /** An advance of this day, whose invoice waits for its number in KSeF. */
  async invoiceOnItsWay(day: string): Promise<void> {
    const { id } = await this.paidOrder(null);
    await pay(this.app, id, '1467.00', day);
    await this.issueAdvance(id);
  }

  /** An order whose advance was invoiced in the demonstration of KSeF, so that no final invoice can refer to it. */
  async orderAfterDemonstration(): Promise<number> {
    const { id } = await this.paidOrder('1467.00');
    await this.issueAdvance(id);
    await pay(this.app, id, '3423.00');
    return id;
  }

  /** Issues an advance of 1467.00, whose invoice waits for its number in the demonstration of KSeF. */
  private async issueAdvance(orderId: number): Promise<void> {
    const { invoice } = await issue(this.admin, orderId, 'ZAL', '1467.00');
    await this.app.sql(
      `insert into invoice_delivery (invoice_id, state, due_on, invoice_url, is_demonstration)
       select id, 'issued', issued_on, 'https://qr.ksef.mf.gov.pl/invoice', true from invoice where id = $1`,
      [invoice!.id],
    );
  }

  /** A transfer that no order explains. */
  async waitingTransfer(): Promise<Versioned> {
    return waitingTransfer(this.admin);
  }

  async bookedTransfer(): Promise<Versioned> {
    return bookedTransfer(this.admin, (await this.placedOrder()).id);
  }

  /** The id of the entry of a payment in the ledger. */
  async bookedEntry(): Promise<string> {
    return bookedEntry(this.admin, (await this.placedOrder()).id);
  }

  /** An online payment of which the provider reports another amount. */
  async doubtfulPayment(): Promise<string> {
    const { id } = await this.row<{ id: string }>(
      `insert into online_payment (id, order_id, instalment, amount, provider, expires_at, doubt_at, reported_amount)
        values (gen_random_uuid(), $1, 'deposit', '1467.00', 'przelewy24', now(), now(), '1466.99') returning id`,
      (await this.placedOrder()).id,
    );
    return id;
  }

  /** A collective payout of the provider for one payment, on a statement of the bank. */
  async payout(): Promise<void> {
    await this.app.sql(
      `with payment as (
         insert into online_payment (id, order_id, instalment, amount, provider, expires_at, state)
         values (gen_random_uuid(), $1, 'deposit', '100.00', 'przelewy24', now(), 'paid') returning id)
       insert into online_receipt (payment_id, provider, reference, amount, at)
       select id, 'przelewy24', $2, '100.00', '2026-11-20 12:00Z' from payment`,
      [(await this.placedOrder()).id, String(randomInt(1e12))],
    );
    const payout = { amount: '98,41', title: 'wypłata', name: 'PayPro S.A.' };
    await sendStatement(this.admin, camtStatement([{ ...payout, reference: bankReference() }]));
  }

  // Customers

  /** A customer with one inquiry. */
  async newCustomer(): Promise<Versioned> {
    const email = `${randomUUID()}@example.com`;
    await submitInquiry(this.app, { email });
    return this.row<{ id: number; version: number }>(
      'select id, version from customer where key = $1',
      email,
    );
  }

  /** A customer who is an alias of another one. */
  async mergedCustomer(): Promise<Versioned> {
    const { id, version } = await this.newCustomer();
    const into = await this.newCustomer();
    await this.ask(
      `mutation { mergeCustomers(input: { id: ${id}, version: ${version}, intoId: ${into.id} }) { userErrors { code } } }`,
    );
    return { id, version: version + 1 };
  }

  /** Makes a new ready answer all that the demo has left, so that removing it takes nothing that other calls need. */
  async demoData(): Promise<{ seenCount: number }> {
    const { id } = await this.cannedAnswer();
    await this.app.sql('delete from demo_row');
    await this.app.sql(`insert into demo_row (table_name, row_id) values ('canned_answer', $1)`, [
      String(id),
    ]);
    return { seenCount: 1 };
  }

  /** The versions of a picture of the library. */
  pictureEntry(name: string): Promise<{ name: string; version: number; usesKey: string }> {
    return this.ask(`{ libraryPicture(name: "${name}") { name version usesKey } }`);
  }

  /** The name of a new picture in the library. */
  uploadedPicture(): Promise<string> {
    return uploadPicture(this.admin);
  }

  /** The name of a logo that was uploaded. */
  async logo(): Promise<string> {
    const body = new FormData();
    body.set('file', await this.pictureFile(), 'logo.png');
    const answer = await this.admin.fetch('/api/admin/logos', { method: 'POST', body });
    return ((await answer.json()) as { name: string }).name;
  }

  /** Somebody who has asked, and how many of their rows erasing deletes. */
  async newPerson(): Promise<{ who: string; seenCount: number }> {
    const who = `${randomUUID()}@example.com`;
    await submitInquiry(this.app, { email: who });
    const { goingCount } = await this.ask<{ goingCount: number }>(
      'query ($input: PersonInput!) { personalData(input: $input) { goingCount } }',
      { input: { who } },
    );
    return { who, seenCount: goingCount };
  }

  // Catalogue and prices

  async product(fields?: ProductOverrides): Promise<Versioned> {
    return { id: await createProduct(this.app, fields), version: 1 };
  }

  async archivedProduct(): Promise<number> {
    const { id } = await this.product();
    await this.ask(`mutation { archiveProducts(input: { ids: [${id}] }) { userErrors { code } } }`);
    return id;
  }

  /** A product whose price was lowered by 10 %. */
  async reducedProduct(): Promise<number> {
    const { id, version } = await this.product();
    await this.ask(
      `mutation { changePrices(input: { products: [{ id: ${id}, version: ${version} }], percent: -10 }) { userErrors { code } } }`,
    );
    return id;
  }

  /** A photograph that is not yet sent with an inquiry. */
  async photograph(): Promise<string> {
    return uploadPhotograph(this.app.visitor(), await this.pictureFile());
  }

  /** A photograph that was sent with an inquiry. */
  async sentPhotograph(): Promise<string> {
    const id = await this.photograph();
    await submitInquiry(this.app, { photographIds: [id] });
    return id;
  }

  /** The id of a file of an order, by default a new one. */
  async file(orderId?: number): Promise<string> {
    const { body } = await attach(this.admin, `order/${orderId ?? (await this.placedOrder()).id}`);
    return body.id;
  }

  /** A file that the customer sees on the page of this token. */
  async sharedFile(): Promise<{ token: string; id: string }> {
    const { id: orderId, token } = await this.placedOrder();
    const id = await this.file(orderId);
    await this.app.sql('update attached_file set is_shared = true where id = $1', [id]);
    return { token, id };
  }

  /** A file and the query string of a link to it. */
  async linkedFile(): Promise<{ params: { id: string }; query: string }> {
    const id = await this.file();
    const init = { redirect: 'manual' } as const;
    const { headers } = await this.admin.fetch(`/api/admin/files/${id}`, init);
    return { params: { id }, query: headers.get('location')!.replace(/^[^?]*/, '') };
  }

  /** An order of the former system for which money is owed. */
  async earlierOrder(): Promise<Versioned> {
    const body = new FormData();
    const number = `ZAM/${randomUUID()}`;
    body.set('file', SHOP_INPUTS.earlierOrdersFile(number));
    await this.admin.fetch('/api/admin/earlier-orders/import', { method: 'POST', body });
    const row = await this.row('select id, version from earlier_order where number = $1', number);
    return { id: row['id']!, version: row['version']! };
  }

  pictureFile(): Promise<Blob> {
    return pictureFile();
  }

  /** An exported file with another text in one cell, to be imported. */
  async editedFile(path: string, from: string, to: string): Promise<Blob> {
    const text = await (await this.admin.fetch(path)).text();
    return new Blob([text.replaceAll(from, to)]);
  }

  /** Saves the draft of the price list with this price of electric control. */
  async priceListDraft(value = '901.00'): Promise<{ version: number; updatedAt: string }> {
    const { version } = await this.ask<{ version: number }>('{ priceListDraft { version } }');
    const { draft } = await this.ask<{ draft: { version: number; updatedAt: string } }>(
      `mutation { savePriceListDraft(input: { version: ${version}, entries: [{ key: "electric", value: "${value}" }] }) {
        draft { version updatedAt } } }`,
    );
    return draft;
  }

  /** A draft that can be published, because no price list is scheduled. */
  async draftToPublish(): Promise<{ version: number; updatedAt: string }> {
    const { items } = await this.ask<{ items: { version: number; scheduled: boolean }[] }>(
      '{ priceLists { items { version scheduled } } }',
    );
    const waiting = items.find(({ scheduled }) => scheduled);
    if (waiting) {
      const input = await this.priceListDraft();
      await this.ask(
        'mutation ($input: DiscardPriceListDraftInput!) { discardPriceListDraft(input: $input) { userErrors { code } } }',
        { input },
      );
      await this.ask(
        `mutation { cancelPriceList(input: { version: ${waiting.version} }) { userErrors { code } } }`,
      );
    }
    return this.priceListDraft();
  }

  /** The version of a price list that takes effect tomorrow. */
  async scheduledPriceList(): Promise<number> {
    const { version } = await this.draftToPublish();
    await this.ask(
      `mutation ($at: DateTimeISO) { publishPriceList(input: { version: ${version}, at: $at, note: "Nowe ceny" }) { userErrors { code } } }`,
      { at: SHOP_INPUTS.tomorrow() },
    );
    return (await this.row('select max(version) as version from price_list'))['version']!;
  }

  /** A text page and its latest version. */
  async latestPage(slug: string): Promise<{ slug: string; version: number }> {
    const pages = await this.ask<{ slug: string; version: number }[]>(
      '{ editablePages { slug version } }',
    );
    return pages.find((page) => page.slug === slug)!;
  }

  /** The latest version of the words of a kind of mail. */
  async latestMailText(id: string): Promise<{ id: string; version: number }> {
    const mails = await this.ask<{ id: string; version: number }[]>('{ mailTexts { id version } }');
    return mails.find((mail) => mail.id === id)!;
  }

  /** The categories of accessories. */
  accessoryCategories(): Promise<{ slug: string; name: string }[]> {
    return this.ask('{ accessoryCategories { slug name } }');
  }

  /** The category of accessories of a new product. */
  async accessoryCategory(): Promise<{ accessoryCategory: string }> {
    const [first] = await this.accessoryCategories();
    return { accessoryCategory: first!.slug };
  }

  /** The reduced rate of VAT of a category, as it is now. */
  async reducedVat(): Promise<{ category: string; version: number }> {
    const all = await this.ask<{ category: string; version: number }[]>(
      '{ reducedVat { category version } }',
    );
    return all.find(({ category }) => category === 'rolety')!;
  }

  /** A filter that sets every field and finds one new product. */
  async filterOfOneProduct(): Promise<Fields> {
    const name = `Markiza ${randomUUID()}`;
    await this.product({ name });
    const rest = { state: 'active', category: 'markizy', featured: false };
    return { ...rest, text: name, priceFrom: '1.00', priceTo: '9999.00' };
  }

  /** A change of prices, with what its preview returns. */
  async previewedPriceChange(input: Fields): Promise<Fields> {
    const { preview } = await this.ask<{ preview: { seen: string } }>(
      'query ($input: PreviewPriceChangeInput!) { priceChangePreview(input: $input) { preview { seen } } }',
      { input },
    );
    return { ...input, seen: preview.seen };
  }

  async scheduledPriceChange(): Promise<number> {
    const input = { filter: { category: 'markizy' }, percent: 7 };
    const { priceChange } = await this.ask<{ priceChange: { id: number } }>(
      `mutation ($input: SchedulePriceChangeInput!) { schedulePriceChange(input: $input) { priceChange { id } } }`,
      {
        input: {
          ...(await this.previewedPriceChange(input)),
          at: SHOP_INPUTS.tomorrow(),
          note: 'Podwyżka',
        },
      },
    );
    return priceChange.id;
  }

  // Stock

  /** A new item, by default of the default awning, at a place of its own. */
  async stockItem(fields?: Fields): Promise<Versioned & { location: string }> {
    const location = randomUUID();
    const { item } = await createItem(this.admin, SHOP_INPUTS.stock({ location, ...fields }));
    return { id: item!.id, version: item!.version, location };
  }

  /** The product, colours and place of an item, which no other item may have. */
  async takenPlace(location: string = randomUUID()): Promise<Fields> {
    const place = { productId: 1, colorVariant: 'Czerwony', frameColorVariant: 'Biały', location };
    await createItem(this.admin, { ...place, stockQuantity: 1 });
    return place;
  }

  /** An item of which an order needs sets. */
  async reservedItem(): Promise<number> {
    const { id } = await this.row(
      `select item_id as id from stock_reservation where state <> 'released' and consumed < quantity`,
    );
    return id!;
  }

  /** A file that swaps the places of two items, while a third is where the import would put one of them meanwhile. */
  async stockSwapFile(): Promise<Blob> {
    const [one, other] = [await this.stockItem(), await this.stockItem()];
    await this.takenPlace(`Zmiana miejsca pozycji nr\u00a0${one.id}`);
    const rows = ['id;miejsce', `${one.id};${other.location}`, `${other.id};${one.location}`];
    return new Blob([rows.join('\n')]);
  }

  // Accounts

  /** What a member of staff types to sign in. */
  async signIn(): Promise<typeof SIGN_IN> {
    const { email } = SIGN_IN;
    if (!(await this.row('select id from user_account where email = $1', email)))
      await insertAccount(this.app.services.orm.em.fork(), {
        ...SIGN_IN,
        name: 'Anna Administrator',
        role: 'staff',
      });
    return SIGN_IN;
  }

  async account(): Promise<Versioned & { email: string }> {
    const { email } = await createAccount(this.app, 'staff');
    const row = await this.row('select id, version from user_account where email = $1', email);
    return { id: row['id']!, version: row['version']!, email };
  }

  async disabledAccount(): Promise<number> {
    const { id } = await this.account();
    await this.ask(`mutation { disableAccount(input: { accountId: ${id} }) { __typename } }`);
    return id;
  }

  async staffRole(): Promise<{ id: string; version: number }> {
    const { role } = await this.ask<{ role: { id: string; version: number } }>(
      `mutation ($name: String!) { createStaffRole(input: { name: $name, permissions: ["orders:read"],
        ownOrdersOnly: false, requiresSecondFactor: false }) { role { id version } } }`,
      { name: randomUUID() },
    );
    return role;
  }

  async apiToken(accountId: number): Promise<number> {
    const made = await this.ask<{ apiToken: { id: number } }>(
      `mutation { createApiToken(input: { accountId: ${accountId}, name: "Biuro", scopes: ["orders:read"], expiresInDays: 30 }) {
        apiToken { id } } }`,
    );
    return made.apiToken.id;
  }

  /** An endpoint that nobody removes, with a delivery that waits. */
  async webhook(): Promise<{ endpointId: number; version: number; deliveryId: number }> {
    this.theWebhook ??= this.newWebhook();
    const { endpointId } = await this.theWebhook;
    await this.ask(
      `mutation { sendTestWebhook(input: { endpointId: ${endpointId} }) { userErrors { message } } }`,
    );
    const { version } = await this.row(
      'select version from webhook_endpoint where id = $1',
      endpointId,
    );
    const { id } = await this.row(
      'select max(id) as id from webhook_delivery where endpoint_id = $1',
      endpointId,
    );
    return { endpointId, version: version!, deliveryId: id! };
  }

  async newWebhook(): Promise<{ endpointId: number }> {
    const { endpoint } = await this.ask<{ endpoint: { id: number } }>(
      `mutation { createWebhookEndpoint(input: {
        url: "https://partner.example/zdarzenia", description: "Hurtownia", events: ["order.created"] }) {
        endpoint { id } userErrors { message } } }`,
    );
    return { endpointId: endpoint.id };
  }

  /** The endpoint of `webhook()`, which has taken nothing. */
  async failedWebhook(): Promise<number> {
    const { endpointId, deliveryId } = await this.webhook();
    await this.app.sql(
      `update webhook_delivery set state = 'failed', next_attempt_at = null, attempted_at = now(), attempts = 11,
         duration = 12, status = 500, answer = 'Error', problem = 'Odpowiedź ze statusem 500.' where id = $1`,
      [deliveryId],
    );
    return endpointId;
  }

  async passwordLink(): Promise<string> {
    const { id, email } = await this.account();
    await this.ask(
      `mutation { sendPasswordLink(input: { accountId: ${id} }) { userErrors { code } } }`,
    );
    return mailedLink(this.app, email);
  }

  /** The version of the caller's account; 1 for a caller without one. */
  async versionOf(caller: TestVisitor): Promise<number> {
    return (await meOf(caller))?.version ?? 1;
  }

  /** What changes the caller's password, which it takes for changed from then on. */
  passwordChange(caller: TestVisitor): { currentPassword: string; newPassword: string } {
    const currentPassword = this.passwordOf(caller);
    const newPassword = `zupełnie nowe hasło ${randomInt(1e6)}`;
    this.passwords.set(caller, newPassword);
    return { currentPassword, newPassword };
  }

  passwordOf(caller: TestVisitor): string {
    return this.passwords.get(caller) ?? PASSWORD;
  }

  /** Signs the caller in once more; returns the id of that session, an arbitrary one for a caller without account. */
  async otherSession(caller: TestVisitor): Promise<string> {
    const email = (await meOf(caller))?.email;
    if (email === undefined) return randomUUID();
    await this.dropSecondFactors(email);
    const password = this.passwordOf(caller);
    await this.app.visitor().json('POST', '/api/login', { email, password });
    const { id } = await this.row<{ id: string }>(
      'select id from session order by created_at desc limit 1',
    );
    return id;
  }

  /** What adds an app or a passkey to the caller's account; of none for a caller without one. */
  async newSecondFactor(caller: TestVisitor, kind: 'app' | 'passkey'): Promise<Fields> {
    const me = await meOf(caller);
    const name = 'Telefon';
    if (!me) return { token: randomUUID(), name, code: '123456', passkey: '{}' };
    await this.dropSecondFactors(me.email);
    const password = this.passwordOf(caller);
    // A change of the password may have been made ready, but not sent.
    await setPassword(this.app, { email: me.email, password });
    const started = await startSecondFactor(caller, kind, password);
    return { token: started.token, name, ...proofOf(started) };
  }

  /** A second factor of the caller, by its id, with the caller's password. */
  async ownSecondFactor(caller: TestVisitor): Promise<Fields & { currentPassword: string }> {
    const me = await meOf(caller);
    const secondFactorId = me ? await insertSecondFactor(this.app, me.email) : randomUUID();
    return { secondFactorId, currentPassword: this.passwordOf(caller) };
  }

  async accountWithSecondFactor(): Promise<number> {
    const { id, email } = await this.account();
    await insertSecondFactor(this.app, email);
    return id;
  }

  /** The password of an account that has a second factor, too. */
  async passwordOfTwo(): Promise<Fields> {
    const account = await createAccount(this.app, 'staff');
    await insertSecondFactor(this.app, account.email);
    return { email: account.email, password: account.password };
  }

  /** What signs somebody in whose password was right. */
  async secondFactorSignIn(kind: 'app' | 'passkey'): Promise<Fields> {
    const account = await createAccount(this.app, 'staff');
    const factor = await addSecondFactor(this.app, account, kind);
    const { challenge } = await login(this.app.visitor(), account);
    return { token: challenge!.token, ...factor.prove(challenge!) };
  }

  private async dropSecondFactors(email: string): Promise<void> {
    await this.app.sql(
      'delete from second_factor using user_account owner where owner.id = user_id and email = $1',
      [email],
    );
  }
}

async function meOf(caller: TestVisitor): Promise<{ email: string; version: number } | null> {
  const { data } = await caller.graphql<{ me: { email: string; version: number } | null } | null>(
    '{ me { email version } }',
  );
  return data?.me ?? null;
}
