import { type Grosze, formatZloty } from '#engine/goods/price/money';
import { lowerFirst } from '#engine/locale/text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { arrivalDay, arrivalTime, customerEvent } from '../agreements/visit-event.js';
import type { CustomerMail, Mail, MailBlock, MailRow } from '../mail/mail-content.js';
import { firstNameOf } from '../mail/mail-kinds.js';
import type { Matter } from './visit-subject.js';
import type { Visit } from './visit.entity.js';

/** What mails about visits say of the shop. */
export interface MailedVisit {
  /** The price of a measuring visit; null: it is free. */
  price: Grosze | null;
  /** Whether its customers get text messages, too. */
  sendsSms: boolean;
}

/** The mail that asks the customer to choose a time. */
export const askedMail = (visit: Visit, matter: Matter, mailed: MailedVisit): CustomerMail => ({
  kind: 'visit-asked',
  values: valuesOf(visit, matter),
  ...toCustomer(matter),
  blocks: [rows(placeRow(visit), ...priceRows(visit, mailed)), button(visit, 'Wybierz termin')],
});

/** The mail about a time that was confirmed, with its event for the customer's calendar; the visit must have a time. */
export const plannedMail = (
  kind: 'visit-confirmed' | 'visit-moved' | 'visit-reminder',
  visit: Visit,
  matter: Matter,
  mailed: MailedVisit,
): CustomerMail => ({
  kind,
  values: { ...valuesOf(visit, matter), day: arrivalDay(visit) },
  ...toCustomer(matter),
  blocks: [
    rows(timeRow(visit), placeRow(visit), ...priceRows(visit, mailed)),
    button(visit, 'Zobacz wizytę'),
  ],
  ...(kind !== 'visit-reminder' && { calendar: customerEvent(visit) }),
});

/** The mail about a cancelled visit, which also takes its event out of the customer's calendar. */
export const cancelledMail = (visit: Visit, matter: Matter): CustomerMail => ({
  kind: 'visit-cancelled',
  values: valuesOf(visit, matter),
  ...toCustomer(matter),
  blocks: visit.startsAt ? [rows(timeRow(visit), placeRow(visit))] : [rows(placeRow(visit))],
  ...(visit.startsAt && { calendar: customerEvent(visit) }),
});

const NEWS = {
  chosen: 'Klient wybrał termin',
  moved: 'Klient przełożył wizytę',
  cancelled: 'Klient odwołał wizytę',
} as const;

/** The mail to the shop about what a customer has done. */
export function staffMail(
  news: keyof typeof NEWS,
  visit: Visit,
  matter: Matter,
  recipient: string,
): Mail {
  const subject = `${NEWS[news]}: ${lowerFirst(VISIT_KIND_LABELS[visit.kind])}, ${matter.customerName ?? ''}`;
  return {
    recipient,
    ...aboutOf(matter),
    subject,
    content: {
      summary: subject,
      heading: `${NEWS[news]}.`,
      blocks: [
        rows(...(visit.startsAt ? [timeRow(visit)] : []), placeRow(visit)),
        { kind: 'button', label: 'Otwórz kalendarz wizyt', path: '/admin/visits' },
      ],
    },
  };
}

const aboutOf = ({ kind, number }: Matter) => ({ [`${kind}Id`]: number });

const toCustomer = (matter: Matter) => ({
  ...aboutOf(matter),
  recipient: matter.customerEmail ?? '',
});

const valuesOf = ({ kind }: Visit, { number, customerName }: Matter) => ({
  number: String(number),
  firstName: firstNameOf(customerName ?? ''),
  visit: lowerFirst(VISIT_KIND_LABELS[kind]),
});

const rows = (...all: readonly MailRow[]): MailBlock => ({ kind: 'rows', rows: all });

const placeRow = ({ address }: Visit): MailRow => ({ label: 'Adres', value: address });

const timeRow = (visit: Visit): MailRow => ({ label: 'Przyjazd', value: arrivalTime(visit) });

const priceRows = ({ kind }: Visit, { price }: MailedVisit): MailRow[] =>
  kind === 'measuring'
    ? [{ label: 'Cena pomiaru', value: price ? formatZloty(price) : 'bezpłatny' }]
    : [];

const button = ({ token }: Visit, label: string): MailBlock => ({
  kind: 'button',
  label,
  path: visitPath(token),
});

/** The path of the customer's own page of a visit. */
export const visitPath = (token: string): string => `/wizyta/${token}`;
