import { setTimeout as delay } from 'node:timers/promises';
import { STAFF_ORDERS } from '../documents.js';
import { MixedLoad, type PlacedOrder } from '../mixed-load.js';
import { FAULTS, faultOf, payAs } from '../payments/buyers.js';
import { type Send, ask, cookiesAfter } from '../send.js';
import type { Journal } from './journal.js';

const VISITORS = 4;
const PAUSE_MS = 300;
/** Every how many orders its customer also books the installation. */
const BOOKING_EVERY = 3;
const LOOK_AGAIN_MS = 5000;
/**
 * How long staff wait until an order has a payment to invoice: what was not notified is asked for after two minutes, and
 * later and later where the provider does not answer then.
 */
const PAYMENT_MS = 15 * 60_000;

const REQUEST_INSTALLATION = `mutation ($input: RequestInstallationInput!) {
  requestInstallation(input: $input) { visits { token } userErrors { message } } }`;
const CAN_REQUEST = 'query ($token: String!) { order(token: $token) { canRequestInstallation } }';
const ARRIVALS = `query ($input: ArrivalTimesInput!) {
  arrivalTimes(input: $input) { best { arrivalFrom } all { arrivalFrom } } }`;
const CHOOSE = `mutation ($input: ChooseVisitSlotInput!) {
  chooseVisitSlot(input: $input) { visit { arrivalFrom } userErrors { code message } } }`;
const READ_VISIT = 'query ($token: String!) { visit(token: $token) { arrivalFrom } }';
const TO_INVOICE = `query ($id: Int!) {
  adminOrder(id: $id) { invoices { number } nextInvoice { kind gross } } }`;
const ISSUE = `mutation ($input: IssueInvoiceInput!) {
  issueInvoice(input: $input) { invoice { number } userErrors { message } } }`;

interface Arrival {
  arrivalFrom: string;
}

/** The visitors of the mixed load, who after their order pay, each with another fault, and book; staff invoice them. */
export class Customers {
  private readonly load: MixedLoad;
  private readonly underway = new Set<Promise<void>>();
  private bought = 0;

  constructor(
    private readonly send: Send,
    private readonly staffCookie: string,
    private readonly journal: Journal,
  ) {
    const options = { visitors: VISITORS, pauseMs: PAUSE_MS };
    this.load = new MixedLoad(send, options, async (order) => this.begin(order));
  }

  /** Lets visitors come for so long; resolves when also what they have ordered is paid and invoiced. */
  async comeFor(milliseconds: number): Promise<void> {
    await this.load.runFor(milliseconds);
    await Promise.all(this.underway);
    for (const problem of this.load.problems) this.journal.giveUp(problem);
  }

  private begin(order: PlacedOrder): void {
    this.journal.orders.push(order);
    const number = (this.bought += 1);
    const goingOn = this.goOn(order, number).catch(this.journal.giveUp);
    this.underway.add(goingOn);
    void goingOn.finally(() => this.underway.delete(goingOn));
  }

  private async goOn({ id, token }: PlacedOrder, number: number): Promise<void> {
    await this.confirm(id);
    if (number % BOOKING_EVERY === 0) await this.book(token);
    const buyer = { orderId: id, token, fault: faultOf(number) };
    await payAs(buyer, this.send);
    this.journal.buyers.push(buyer);
    if (FAULTS[buyer.fault].booked > 0) await this.invoice(id);
  }

  /**
   * Setting the same status again is no change, so that it can be repeated. Whoever has changed something is told where
   * the log of the database was then, and sees it in the next list, whichever server that is read from.
   */
  private async confirm(orderId: number): Promise<void> {
    const response = await this.send(`/api/admin/orders/${orderId}/status`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: this.staffCookie },
      body: JSON.stringify({ status: 'confirmed' }),
    });
    if (!response.ok) throw new Error(`not confirmed: ${await response.text()}`);
    const { orders } = await ask<{ orders: { items: { id: number; status: string }[] } }>(
      this.send,
      STAFF_ORDERS,
      { page: { limit: 50 } },
      cookiesAfter(this.staffCookie, response),
    );
    const listed = orders.items.find(({ id }) => id === orderId);
    if (listed && listed.status !== 'confirmed')
      throw new Error(`staff do not see that they have confirmed order ${orderId}`);
  }

  /** Asks for the installation and chooses its time, like a customer who looks again after a lost answer. */
  private async book(orderToken: string): Promise<void> {
    const visits = await this.requested(orderToken);
    for (const { token } of visits) {
      for (;;) {
        const { visit } = await ask<{ visit: { arrivalFrom: string | null } }>(
          this.send,
          READ_VISIT,
          { token },
        );
        if (visit.arrivalFrom) {
          this.journal.visits.set(token, visit.arrivalFrom);
          break;
        }
        const { arrivalTimes } = await ask<{ arrivalTimes: { all: Arrival[] } }>(
          this.send,
          ARRIVALS,
          { input: { token } },
        );
        const [first] = arrivalTimes.all;
        if (!first) return;
        await ask(this.send, CHOOSE, { input: { token, arrivalFrom: first.arrivalFrom } });
      }
    }
  }

  private async requested(token: string): Promise<{ token: string }[]> {
    const { order } = await ask<{ order: { canRequestInstallation: boolean } }>(
      this.send,
      CAN_REQUEST,
      { token },
    );
    if (!order.canRequestInstallation) return [];
    const { requestInstallation } = await ask<{
      requestInstallation: { visits: { token: string }[] };
    }>(this.send, REQUEST_INSTALLATION, { input: { token } });
    return requestInstallation.visits;
  }

  /** As soon as the payment is booked, staff issue the invoice of the advance. */
  private async invoice(orderId: number): Promise<void> {
    const until = performance.now() + PAYMENT_MS;
    for (;;) {
      const { adminOrder } = await ask<{
        adminOrder: { invoices: object[]; nextInvoice: { kind: string; gross: string } | null };
      }>(this.send, TO_INVOICE, { id: orderId }, this.staffCookie);
      const { invoices, nextInvoice } = adminOrder;
      if (invoices.length > 0) return void this.journal.invoiced.push(orderId);
      if (nextInvoice?.kind === 'ZAL') {
        const { gross, kind } = nextInvoice;
        await ask(this.send, ISSUE, { input: { orderId, kind, gross } }, this.staffCookie);
      } else {
        if (performance.now() > until)
          throw new Error(`order ${orderId} has no payment to invoice`);
        await delay(LOOK_AGAIN_MS);
      }
    }
  }
}
