import { saveAwning } from '../factories.js';
import { submitInquiry } from '../inquiries.js';
import { correct, insertDelivery, issue, pay } from '../invoices.js';
import { type ReadOffer, done, draftOffer, offerAction, revised, sendOffer } from '../offers.js';
import { change, changeInput, propose, readChanged } from '../order-changes.js';
import { customerWithCart, submit } from '../orders.js';
import type { BAD_VALUES } from '../requests/bad-values.js';
import type { TestVisitor } from '../test-visitor.js';
import { NewRows } from './new-rows.js';

declare module '../../identity/operations.js' {
  interface TestTools {
    shop: FullShop;
    caller: TestVisitor;
    values: typeof BAD_VALUES;
  }
}

type Fields = Record<string, unknown>;

interface KnownOrder {
  id: number;
  token: string;
  email: string;
}

/** A shop with an order, an offer and an inquiry about which there is everything that can be. */
export class FullShop extends NewRows {
  private theOrder: Promise<KnownOrder> | undefined;
  private theOffer: Promise<ReadOffer> | undefined;
  private theInquiry: Promise<number> | undefined;
  private theCustomer: Promise<{ id: number }> | undefined;

  /**
   * An order with a note, a file, a telephone call, sent mails, a withdrawal, an answered request, a change and an invoice. It
   * is made once for the shop.
   */
  async order(): Promise<KnownOrder & { version: number }> {
    const order = await (this.theOrder ??= this.makeOrder());
    const row = await this.row('select version from customer_order where id = $1', order.id);
    return { ...order, version: row['version']! };
  }

  private async makeOrder(): Promise<KnownOrder> {
    const customer = await customerWithCart(this.app);
    const { order } = await submit(customer, { acceptsTerms: true });
    const { id, token } = order!;
    const email = customer.customerEmail;
    await this.note(this.admin, id);
    await this.file(id);
    await this.ask(
      `mutation ($number: Int!, $at: DateTimeISO!) { recordCall(input: {
        kind: order, number: $number, outcome: call_back, callBackAt: $at, note: "Jutro" }) { userErrors { code } } }`,
      { number: id, at: this.inputs.tomorrow() },
    );
    await this.app
      .visitor()
      .graphql(`mutation ($input: WithdrawInput!) { withdraw(input: $input) { notice { id } } }`, {
        input: this.inputs.withdrawal(id, email),
      });
    const requested = await this.ask<{ order: { requests: { id: number }[] } }>(
      `mutation ($token: String!) { requestOrderChange(input: { token: $token, message: "Inny kolor" }) { order { requests { id } } } }`,
      { token },
    );
    await this.answer(requested.order.requests[0]!.id);
    await this.ask(
      `mutation { updateOrderStatus(input: { orderId: ${id}, status: confirmed, note: "Tak" }) { userErrors { code } } }`,
    );
    await this.changeOrder(token);
    await this.ask(`mutation { startOnlinePayment(input: { token: "${token}" }) { __typename } }`);
    await this.invoice(id);
    await this.app.sql(
      `update outgoing_mail set sent_at = now(), resent_by_id = (select min(id) from user_account) where recipient = $1`,
      [email],
    );
    return { id, token, email };
  }

  /** Changes an order as a member of staff, with the customer's consent on the telephone. */
  private async changeOrder(token: string): Promise<void> {
    const order = await readChanged(this.admin, token);
    const customerName = `${String(order['customerName'])}-Lis`;
    const { id: lineId, label } = order.lines[0]!;
    const lines = [
      { lineId, quantity: 2, label },
      { configurationId: (await saveAwning(this.admin)).id, quantity: 1, label: 'Balkon' },
    ];
    const discount = { discount: '20.00', discountReason: 'Rabat' };
    const { id, version } = await propose(this.admin, order, { customerName, lines, ...discount });
    const consent = { accepts: true, name: 'Anna Lis', at: new Date(), note: 'Tak' };
    const decision = { orderId: id, version, versionNumber: 2, ...consent };
    await change(this.admin, 'recordOrderDecision', decision);
  }

  /** An alias of the customer of `order()`, who has ordered a project too, takes the newsletter and may have a second file. */
  async customer(): Promise<{ id: number }> {
    return (this.theCustomer ??= this.makeCustomer());
  }

  private async makeCustomer(): Promise<{ id: number }> {
    await Promise.all([this.offer(), this.inquiry()]);
    const { email } = await this.order();
    const { id } = await this.row('select id from customer where key = $1', email);
    const alias = await this.newCustomer();
    await this.ask(
      `mutation { mergeCustomers(input: { id: ${alias.id}, version: ${alias.version}, intoId: ${id} }) { userErrors { code } } }`,
    );
    await this.app.sql(
      `update customer set company_name = 'Lis', company_tax_number = '7261120385', notes = 'Stały klient' where id = $1`,
      [id],
    );
    await this.app.sql(
      `insert into subscriber (id, email, status, unsubscribe_token_hash, consent_version, source, confirmed_at, unsubscribed_at)
       values (gen_random_uuid(), $1, 'unsubscribed', $2, '2026-11-29', 'form', now(), now())`,
      [email.toLowerCase(), email.slice(0, 43)],
    );
    return { id: alias.id };
  }

  /** An offer of two versions with an answered question, made once for the shop. */
  async offer(): Promise<{ id: number; token: string; version: number }> {
    const { id, token } = await (this.theOffer ??= this.makeOffer());
    const row = await this.row('select version from offer where id = $1', id);
    return { id, token, version: row['version']! };
  }

  private async makeOffer(): Promise<ReadOffer> {
    const { id: configurationId } = await saveAwning(this.admin);
    const { email } = await this.order();
    const draft = await draftOffer(this.admin, { configurationId, email });
    const offer = await done(sendOffer(this.admin, draft));
    const { token } = offer;
    const question = { token, versionNumber: 1, text: 'Czy montaż jest w cenie?' };
    const withQuestion = await done(offerAction(this.app.visitor(), 'askAboutOffer', question));
    const answer = { questionId: withQuestion.questions[0]!.id, text: 'Tak' };
    const answered = await done(offerAction(this.admin, 'answerOfferQuestion', answer));
    const discount = { discount: '10.00', discountReason: 'Rabat' };
    return done(sendOffer(this.admin, await revised(this.admin, answered, discount)));
  }

  /** The input of a change that gives the order of `order()` a discount. */
  async orderChange(): Promise<Fields> {
    const { token } = await this.order();
    const discount = { discount: '10.00', discountReason: 'Rabat' };
    const services = [this.inputs.service()];
    return changeInput(await readChanged(this.admin, token), { services, ...discount });
  }

  /** An invoice of the order of `order()`. */
  async invoiceOfOrder(): Promise<{ invoiceId: number }> {
    const { id } = await this.order();
    const row = await this.row('select min(id) as id from invoice where order_id = $1', id);
    return { invoiceId: row['id']! };
  }

  /** Invoices the whole order and corrects the invoice to nothing, so that the order can be invoiced again. */
  private async invoice(orderId: number): Promise<void> {
    const total = await this.row(
      'select total_amount::text as total from customer_order where id = $1',
      orderId,
    );
    const gross = String(total['total']);
    await pay(this.app, orderId, gross);
    const { invoice } = await issue(this.admin, orderId, 'VAT', gross);
    await insertDelivery(this.app, invoice!.id, 'accepted');
    const line = await this.row(
      'select count(*)::int as count from order_line where order_id = $1',
      orderId,
    );
    const lines = Array.from({ length: Number(line['count']) }, () => ({
      quantity: 0,
      unitPrice: '1.00',
    }));
    await correct(this.admin, { invoiceId: invoice!.id, seenGross: gross, lines });
  }

  /**
   * An answered inquiry with a photograph about a configuration, of a customer with an earlier order and inquiry. It is made once for the
   * shop.
   */
  async inquiry(): Promise<{ id: number; version: number }> {
    const id = await (this.theInquiry ??= this.makeInquiry());
    const row = await this.row('select version from inquiry where id = $1', id);
    return { id, version: row['version']! };
  }

  private async makeInquiry(): Promise<number> {
    const { email } = await this.order();
    await submitInquiry(this.app, { email });
    const { id: configurationId } = await saveAwning(this.app.visitor(), {
      additionalOptions: { windSensor: true },
    });
    const photographIds = [await this.photograph()];
    const id = await submitInquiry(this.app, { email, configurationId, photographIds });
    await this.answer(id);
    await this.app.sql(
      'update inquiry set assignee_id = (select min(id) from user_account) where id = $1',
      [id],
    );
    return id;
  }

  /** Answers an inquiry that nobody has changed since it was sent. */
  private async answer(inquiryId: number): Promise<void> {
    const { userErrors } = await this.ask<{ userErrors: unknown[] }>(
      `mutation { answerInquiry(input: { id: ${inquiryId}, version: 1, text: "Dzień dobry", status: resolved }) { userErrors { message } } }`,
    );
    if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  }
}
