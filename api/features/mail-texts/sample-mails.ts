import type { EntityManager } from '@mikro-orm/postgresql';
import { parseAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import { planOf } from '#engine/trade/shop/instalment-plan';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import type { ReminderKind } from '#engine/trade/shop/payment-labels';
import type { Services } from '../../request/services.js';
import { issuerOf } from '../agreements/paper/issuer.js';
import { usualTerms } from '../content/company.js';
import { InquiryAnswer } from '../inquiries/answers/inquiry-answer.entity.js';
import {
  answerMail as inquiryAnswerMail,
  attachedTo,
  receivedMail,
} from '../inquiries/inquiry-mails.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { samplesMail } from '../inquiries/samples/samples-mail.js';
import { invoiceMail } from '../invoices/invoice-mails.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { type Balance, balanceOf } from '../ledger/balance.js';
import type { CustomerMail } from '../mail/mail-content.js';
import type { MailKind } from '../mail/mail-kinds.js';
import { confirmSubscriptionMail, goodbyeMail } from '../newsletter/newsletter-mails.js';
import { differenceFromBefore as offerDifference } from '../offers/offer-details.resolver.js';
import { OfferVersion } from '../offers/offer-version.entity.js';
import { OfferQuestion } from '../offers/questions/offer-question.entity.js';
import {
  answerMail,
  reminderMail as offerReminderMail,
  versionMail,
} from '../offers/sending/offer-mails.js';
import {
  acceptedMail,
  correctionMails,
  proposalMail,
  refusedMail,
  withdrawnMail,
} from '../orders/changes/change-mails.js';
import { OrderVersion } from '../orders/changes/order-version.entity.js';
import { differenceFromBefore as orderDifference } from '../orders/changes/order-version.resolver.js';
import { confirmationMail, statusMail } from '../orders/mails/order-mails.js';
import { reminderMail } from '../orders/mails/reminder-mail.js';
import { Order } from '../orders/order.entity.js';
import { type MoneyNews, moneyMail } from '../orders/payment/book-for-order.js';
import { duePayment } from '../orders/payment/order-payment.js';
import { receiptMail } from '../orders/withdrawal/withdrawal-mails.js';
import { printProtocol } from '../protocols/paper/print-protocol.js';
import { protocolMail } from '../protocols/protocol-mail.js';
import { Protocol } from '../protocols/protocol.entity.js';
import { type Planning, planningOf } from '../visits/planning.js';
import { askedMail, cancelledMail, plannedMail } from '../visits/visit-mails.js';
import { type Matter, matterOf } from '../visits/visit-subject.js';
import { Visit } from '../visits/visit.entity.js';

interface Shop {
  em: EntityManager;
  services: Services;
  /** The number of the order, offer or inquiry; null: the latest. */
  number: number | null;
}

type Sample = (shop: Shop) => CustomerMail | null | Promise<CustomerMail | null>;

/** A mail of this kind about something real; null where the shop has nothing that it could be about. */
export const sampleMail = async (
  em: EntityManager,
  services: Services,
  kind: MailKind,
  number: number | null,
): Promise<CustomerMail | null> => SAMPLES[kind]({ em, services, number });

const LATEST = { orderBy: { id: 'desc' } } as const;

/** A mail about an order with its lines, made by `make`. */
const ofOrder =
  (
    make: (order: Order, shop: Shop) => CustomerMail | null | Promise<CustomerMail>,
    some: object = {},
  ): Sample =>
  async (shop) => {
    const { em, number } = shop;
    const where = { anonymisedAt: null, ...some, ...(number !== null && { id: number }) };
    const order = await em.findOne(Order, where, { ...LATEST, populate: ['lines'] });
    return order && make(order, shop);
  };

const ACCESSORIES = { lines: { $none: { withdrawal: 'none' } } } satisfies object;
const MADE_TO_MEASURE = { lines: { $some: { withdrawal: 'none' } } } satisfies object;

const ofStatus = (status: OrderStatus, some: object = MADE_TO_MEASURE): Sample =>
  ofOrder(async (order, { em }) => statusMail(order, await balanceOf(em, order.id), status), some);

const ofConfirmation = (some: object): Sample =>
  ofOrder((order, { services }) => {
    const terms = usualTerms(services.env);
    const plan = planOf(parseAmount(order.totalAmount), terms.depositPercent);
    return confirmationMail(order, order.lines.getItems(), plan, terms);
  }, some);

const ofReminder = (kind: ReminderKind): Sample =>
  ofOrder(async (order, { em, services }) => {
    const balance = await balanceOf(em, order.id);
    const unpaid = duePayment(balance) ? balance : asUnpaid(order, balance);
    return reminderMail(order, kind, unpaid, services.payments.current !== null);
  });

/** The balance as if the whole order had to be paid today. */
function asUnpaid({ totalAmount }: Order, balance: Balance): Balance {
  const amount = parseAmount(totalAmount);
  const due = polishClock(new Date()).day;
  const whole = { kind: 'whole' as const, amount, due, covered: 0, remaining: amount };
  return { ...balance, owed: amount, toRefund: 0, nextDue: due, instalments: [whole] };
}

const ofMoney = (kind: MoneyNews): Sample =>
  ofOrder(async (order, { em }) =>
    moneyMail(order, kind, parseAmount(order.totalAmount), await balanceOf(em, order.id)),
  );

/** A mail about a change of an order, made by `make`. */
const ofChange =
  (
    make: (order: Order, version: OrderVersion) => CustomerMail | Promise<CustomerMail | null>,
  ): Sample =>
  async ({ em, number }) => {
    const order = { anonymisedAt: null, ...(number !== null && { id: number }) };
    const where = { number: { $gt: 1 }, order };
    const version = await em.findOne(OrderVersion, where, { ...LATEST, populate: ['order'] });
    return version && make(version.order.getEntity(), version);
  };

/** A mail about a version of an offer that was sent, made by `make`. */
const ofOffer =
  (make: (version: OfferVersion) => CustomerMail | Promise<CustomerMail>, least = 1): Sample =>
  async ({ em, number }) => {
    const offer = { customerEmail: { $ne: null }, ...(number !== null && { id: number }) };
    const where = { sentAt: { $ne: null }, number: { $gte: least }, offer };
    const populate = ['offer', 'lines'] as const;
    const version = await em.findOne(OfferVersion, where, { ...LATEST, populate });
    return version && make(version);
  };

/** A mail about an inquiry of some kind, made by `make`. */
const ofInquiry =
  (make: (inquiry: Inquiry) => CustomerMail | Promise<CustomerMail>, some: object = {}): Sample =>
  async ({ em, number }) => {
    const where = { ...some, ...(number !== null && { id: number }) };
    const inquiry = await em.findOne(Inquiry, where, { ...LATEST, populate: ['order'] });
    return inquiry && make(inquiry);
  };

/** A mail about the latest visit of some kind, made by `make`. */
const ofVisit =
  (
    make: (visit: Visit, matter: Matter, mailed: Planning) => CustomerMail,
    some: object = {},
  ): Sample =>
  async ({ em, services, number }) => {
    const about = number ?? { $ne: null };
    const where = { ...some, $or: [{ order: about }, { offer: about }, { inquiry: about }] };
    const visit = await em.findOne(Visit, where, { orderBy: { createdAt: 'desc', id: 'desc' } });
    return visit && make(visit, await matterOf(visit), planningOf(services));
  };

const ofPlanned = (kind: 'visit-confirmed' | 'visit-moved' | 'visit-reminder'): Sample =>
  ofVisit((...about) => plannedMail(kind, ...about), { startsAt: { $ne: null } });

const SAMPLES: Readonly<Record<MailKind, Sample>> = {
  'order-placed': ofConfirmation(MADE_TO_MEASURE),
  'order-pending': ofStatus('pending'),
  'order-confirmed': ofStatus('confirmed'),
  'order-in-production': ofStatus('in_production'),
  'order-shipped': ofStatus('shipped'),
  'order-delivered': ofStatus('delivered'),
  'order-cancelled': ofStatus('cancelled'),
  'accessories-placed': ofConfirmation(ACCESSORIES),
  'accessories-confirmed': ofStatus('confirmed', ACCESSORIES),
  'accessories-in-production': ofStatus('in_production', ACCESSORIES),
  'accessories-shipped': ofStatus('shipped', ACCESSORIES),
  'payment-upcoming': ofReminder('upcoming'),
  'payment-overdue': ofReminder('overdue'),
  'payment-overdue-again': ofReminder('overdue_again'),
  'payment-received': ofMoney('paid'),
  'payment-refunded': ofMoney('refunded'),
  'payment-reversed': ofMoney('paid_reversed'),
  'refund-reversed': ofMoney('refund_reversed'),
  'invoice-issued': async ({ em, number }) => {
    const where = { order: number ?? { $ne: null } };
    const invoice = await em.findOne(Invoice, where, { ...LATEST, populate: ['order'] });
    return invoice && invoiceMail(invoice.order.getEntity(), invoice);
  },
  'change-proposed': ofChange(async (order, version) => {
    const difference = await orderDifference(version);
    return difference && proposalMail(order, version, difference);
  }),
  'change-accepted': ofChange(acceptedMail),
  'change-refused': ofChange(refusedMail),
  'change-withdrawn': ofChange((order, version) => withdrawnMail(order, version, null)),
  'data-corrected': ofOrder((order) => {
    const facts = [{ label: 'Telefon', before: null, after: order.customerPhone }];
    const [mail] = correctionMails(order, { facts }, order.customerEmail);
    return mail ?? null;
  }),
  'withdrawal-received': ofOrder(({ id, customerName, customerEmail, lines }) =>
    receiptMail(
      {
        orderNumber: id,
        name: customerName,
        email: customerEmail,
        goods: null,
        reason: null,
        receivedAt: new Date(),
      },
      lines.getItems(),
    ),
  ),
  'offer-sent': ofOffer((version) => versionMail(version.offer.getEntity(), version, null)),
  'offer-replaced': ofOffer(
    async (version) =>
      versionMail(version.offer.getEntity(), version, await offerDifference(version)),
    2,
  ),
  'offer-reminder': ofOffer(({ offer }) => offerReminderMail(offer.getEntity())),
  'offer-answered': async ({ em, number }) => {
    const where = { answer: { $ne: null }, ...(number !== null && { offer: number }) };
    const asked = await em.findOne(OfferQuestion, where, { ...LATEST, populate: ['offer'] });
    return asked && answerMail(asked.offer.getEntity(), asked.text, asked.answer ?? '');
  },
  'visit-asked': ofVisit(askedMail),
  'visit-confirmed': ofPlanned('visit-confirmed'),
  'visit-moved': ofPlanned('visit-moved'),
  'visit-reminder': ofPlanned('visit-reminder'),
  'visit-cancelled': ofVisit(cancelledMail),
  'protocol-signed': async ({ em, services, number }) => {
    const about = number ?? { $ne: null };
    const visit = { $or: [{ order: about }, { offer: about }, { inquiry: about }] };
    const signed = await em.findOne(
      Protocol,
      { signedAt: { $ne: null }, visit },
      { orderBy: { signedAt: 'desc' }, populate: ['visit'] },
    );
    if (!signed) return null;
    const of = signed.visit.$;
    const paper = await printProtocol(em, issuerOf(services), of);
    return protocolMail(of, await matterOf(of), paper);
  },
  'inquiry-received': ofInquiry(
    async (inquiry) => receivedMail(inquiry, await attachedTo(inquiry), null),
    { order: null },
  ),
  'request-received': ofInquiry(
    (inquiry) => receivedMail(inquiry, null, inquiry.order && inquiry.order.getEntity()),
    { order: { $ne: null } },
  ),
  'inquiry-answered': async ({ em, number }) => {
    const where = { inquiry: number ?? { $ne: null } };
    const answer = await em.findOne(InquiryAnswer, where, { ...LATEST, populate: ['inquiry'] });
    if (!answer) return null;
    const inquiry = answer.inquiry.getEntity();
    return inquiryAnswerMail(inquiry, answer, await attachedTo(inquiry));
  },
  'samples-ordered': ofInquiry(samplesMail, { inquiryType: 'samples' }),
  // It is about no order, offer or inquiry.
  'comparison-sent': () => null,
  'newsletter-confirm': () => confirmSubscriptionMail('klient@example.com', 'podglad', 'podglad'),
  'newsletter-ended': () => goodbyeMail('klient@example.com'),
};
