import type { EntityManager } from '@mikro-orm/postgresql';
import { keysOf } from '#engine/trade/fields/pick';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { EARLIER_STATUS_LABELS } from '#engine/trade/shop/earlier-orders';
import { CALL_OUTCOME_LABELS, INQUIRY_STATUS_LABELS } from '#engine/trade/shop/inquiry-labels';
import { OFFER_NEWS_LABELS, OFFER_STATE_LABELS } from '#engine/trade/shop/offers';
import { VERSION_NEWS_LABELS } from '#engine/trade/shop/order-changes';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import { ENTRY_LABELS, METHOD_LABELS, REMINDER_LABELS } from '#engine/trade/shop/payment-labels';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { OPEN_VISIT_STATES, VISIT_STATE_LABELS } from '#engine/visits/states';
import { db } from '../../database/db.js';
import type { OrderEvent } from '../orders/order-event.entity.js';
import type { MatterKind } from './customer-matter.entity.js';
import type { TimelineEntry } from './customer.payloads.js';
import { type CustomerGroup, numbersOf } from './read-group.js';

/** An entry as a source reads it; what is left out is null. */
type Read = Pick<TimelineEntry, 'kind' | 'at' | 'title'> &
  Partial<TimelineEntry> & { key: string | number };

type Source = (em: EntityManager, group: CustomerGroup) => Promise<Read[]>;

/** Where entries come from; each is one statement. */
const SOURCES: Readonly<Record<string, Source>> = {
  matter: async (_em, { matters }) =>
    matters.map(({ kind, number, at, state, amount, subject, isOpen }) => ({
      // A former order has no page of its own.
      ...(kind !== 'earlier_order' && of(kind, number)),
      key: `${kind}${number}`,
      kind,
      at,
      title:
        kind === 'earlier_order' ? MATTER_LABELS[kind] : `${MATTER_LABELS[kind]} nr\u00a0${number}`,
      text: [subject, STATE_LABELS[state]].filter(Boolean).join(' – '),
      amount,
      isOpen,
    })),

  async event(em, group) {
    const rows = await db(em)
      .selectFrom('OrderEvent as event')
      .leftJoin('User as actor', 'actor.id', 'event.actor')
      .select([
        'event.id',
        'event.order',
        'event.at',
        'event.status',
        'event.note',
        'event.versionNumber',
        'event.versionNews',
        'event.reminder',
        'actor.name as actorName',
      ])
      .where('event.order', 'in', numbersOf(group, 'order'))
      .where((eb) =>
        // The first entry is the order itself.
        eb.or([
          eb('event.previousStatus', 'is not', null),
          eb('event.versionNews', 'is not', null),
          eb('event.reminder', 'is not', null),
          eb('event.note', 'is not', null),
        ]),
      )
      .execute();
    return rows.map(({ id, order, at, note, actorName, ...event }) => ({
      ...of('order', order),
      key: id,
      kind: 'change',
      at,
      title: `Zamówienie nr\u00a0${order}: ${eventTitle(event)}`,
      text: note,
      actorName,
    }));
  },

  async offerEvent(em, group) {
    const rows = await db(em)
      .selectFrom('OfferEvent as event')
      .leftJoin('User as actor', 'actor.id', 'event.actor')
      .select(['event.id', 'event.offer', 'event.at', 'event.news', 'event.note'])
      .select('actor.name as actorName')
      .where('event.offer', 'in', numbersOf(group, 'offer'))
      .where('event.news', '<>', 'created')
      .execute();
    return rows.map(({ id, offer, at, news, note, actorName }) => ({
      ...of('offer', offer),
      key: id,
      kind: 'change',
      at,
      title: `Oferta nr\u00a0${offer}: ${OFFER_NEWS_LABELS[news].toLowerCase()}`,
      text: note,
      actorName,
    }));
  },

  async answer(em, group) {
    const rows = await db(em)
      .selectFrom('InquiryAnswer as answer')
      .innerJoin('User as author', 'author.id', 'answer.author')
      .select([
        'answer.id',
        'answer.inquiry',
        'answer.at',
        'answer.text',
        'author.name as actorName',
      ])
      .where('answer.inquiry', 'in', numbersOf(group, 'inquiry'))
      .execute();
    return rows.map(({ id, inquiry, ...answer }) => ({
      ...of('inquiry', inquiry),
      ...answer,
      key: id,
      kind: 'mail',
      title: `Odpowiedź na zapytanie nr\u00a0${inquiry}`,
    }));
  },

  async note(em, group) {
    const rows = await db(em)
      .selectFrom('OrderNote as note')
      .innerJoin('User as author', 'author.id', 'note.author')
      .select([
        'note.id',
        'note.order',
        'note.createdAt as at',
        'note.text',
        'author.name as actorName',
      ])
      .where('note.order', 'in', numbersOf(group, 'order'))
      .execute();
    return rows.map(({ id, order, ...note }) => ({
      ...of('order', order),
      ...note,
      at: new Date(note.at),
      key: id,
      kind: 'note',
      title: `Notatka do\u00a0zamówienia nr\u00a0${order}`,
    }));
  },

  async payment(em, group) {
    const rows = await db(em)
      .selectFrom('LedgerEntry as entry')
      .leftJoin('User as actor', 'actor.id', 'entry.actor')
      .select([
        'entry.id',
        'entry.account',
        'entry.at',
        'entry.kind',
        'entry.method',
        'entry.amount',
      ])
      .select(['entry.note', 'actor.name as actorName'])
      .where('entry.account', 'in', numbersOf(group, 'order'))
      .execute();
    return rows.map(({ id, account, at, kind, method, amount, note, actorName }) => ({
      ...of('order', account),
      key: id,
      kind: 'payment',
      at,
      title: `${ENTRY_LABELS[kind]}, zamówienie nr\u00a0${account}`,
      text: [METHOD_LABELS[method], note].filter(Boolean).join(' – '),
      amount,
      actorName,
    }));
  },

  async invoice(em, group) {
    const rows = await db(em)
      .selectFrom('Invoice as invoice')
      .innerJoin('User as actor', 'actor.id', 'invoice.issuedBy')
      .select(['invoice.id', 'invoice.order', 'invoice.at', 'invoice.kind', 'invoice.number'])
      .select(['invoice.gross', 'actor.name as actorName'])
      .where('invoice.order', 'in', numbersOf(group, 'order'))
      .execute();
    return rows.map(({ id, order, at, kind, number, gross, actorName }) => ({
      ...of('order', order),
      key: id,
      kind: 'invoice',
      at,
      title: `${INVOICE_KIND_LABELS[kind]} ${number}`,
      amount: gross,
      actorName,
    }));
  },

  async call(em, group) {
    const rows = await db(em)
      .selectFrom('CallAttempt as attempt')
      .innerJoin('CallTask as task', 'task.id', 'attempt.task')
      .leftJoin('OfferQuestion as question', 'question.id', 'task.question')
      .innerJoin('User as actor', 'actor.id', 'attempt.actor')
      .select([
        'attempt.id',
        'attempt.at',
        'attempt.outcome',
        'attempt.note',
        'actor.name as actorName',
      ])
      .select(['task.order', 'task.inquiry', 'question.offer'])
      .where((eb) =>
        eb.or([
          eb('task.order', 'in', numbersOf(group, 'order')),
          eb('task.inquiry', 'in', numbersOf(group, 'inquiry')),
          eb('question.offer', 'in', numbersOf(group, 'offer')),
        ]),
      )
      .execute();
    return rows.map(({ id, at, outcome, note, actorName, order, inquiry, offer }) => ({
      ...matterOf({ order, inquiry, offer }),
      key: id,
      kind: 'call',
      at,
      title: `Telefon: ${CALL_OUTCOME_LABELS[outcome].toLowerCase()}`,
      text: note,
      actorName,
    }));
  },

  async visit(em, group) {
    const rows = await db(em)
      .selectFrom('Visit')
      .select(['id', 'order', 'offer', 'inquiry', 'kind', 'state', 'address', 'reason'])
      .select(['arrivalFrom', 'createdAt'])
      .where('main', 'is', null)
      .where((eb) =>
        eb.or([
          eb('order', 'in', numbersOf(group, 'order')),
          eb('offer', 'in', numbersOf(group, 'offer')),
          eb('inquiry', 'in', numbersOf(group, 'inquiry')),
        ]),
      )
      .execute();
    return rows.map(({ id, kind, state, address, reason, arrivalFrom, createdAt, ...about }) => ({
      ...matterOf(about),
      key: id,
      kind: 'visit',
      at: arrivalFrom ?? createdAt,
      title: `${VISIT_KIND_LABELS[kind]}: ${VISIT_STATE_LABELS[state].toLowerCase()}`,
      text: [address, reason].filter(Boolean).join(' – '),
      isOpen: OPEN_VISIT_STATES.includes(state),
    }));
  },

  async question(em, group) {
    const rows = await db(em)
      .selectFrom('OfferQuestion')
      .select(['id', 'offer', 'askedAt', 'text', 'answer'])
      .where('offer', 'in', numbersOf(group, 'offer'))
      .execute();
    return rows.map(({ id, offer, askedAt, text, answer }) => ({
      ...of('offer', offer),
      key: id,
      kind: 'mail',
      at: askedAt,
      title: `Pytanie o\u00a0ofertę nr\u00a0${offer}`,
      text: [text, answer].filter(Boolean).join('\n\n'),
    }));
  },

  async mail(em, group) {
    const rows = await db(em)
      .selectFrom('OutgoingMail')
      .select(['id', 'createdAt', 'subject', 'recipient', 'orderId', 'inquiryId', 'offerId'])
      .where((eb) =>
        eb.or([
          eb('orderId', 'in', numbersOf(group, 'order')),
          eb('inquiryId', 'in', numbersOf(group, 'inquiry')),
          eb('offerId', 'in', numbersOf(group, 'offer')),
        ]),
      )
      // Mails of a matter may also go to the shop itself.
      .where((eb) => eb(eb.fn<string>('lower', ['recipient']), 'in', group.keys))
      .execute();
    return rows.map(({ id, createdAt, subject, recipient, orderId, inquiryId, offerId }) => ({
      ...matterOf({ order: orderId, inquiry: inquiryId, offer: offerId }),
      key: id,
      kind: 'mail',
      at: createdAt,
      title: subject,
      text: `na adres ${recipient}`,
    }));
  },

  /** Projects name nobody: a customer's are those whose windows the customer has ordered, been offered or asked about. */
  async project(em, group) {
    const rows = await db(em)
      .selectFrom('SavedProject as project')
      .select(['project.id', 'project.name', 'project.place', 'project.createdAt'])
      .where('project.id', 'in', (eb) =>
        eb
          .selectFrom('ProjectRow as row')
          .select('row.project')
          .where('row.configuration', 'in', (of) =>
            of
              .selectFrom('OfferLine as line')
              .innerJoin('OfferVersion as version', 'version.id', 'line.version')
              .select('line.savedConfiguration')
              .where('version.offer', 'in', numbersOf(group, 'offer'))
              .union(
                of
                  .selectFrom('OrderLine')
                  .select('savedConfiguration')
                  .where('order', 'in', numbersOf(group, 'order')),
              )
              .union(
                of
                  .selectFrom('Inquiry')
                  .select('configuration as savedConfiguration')
                  .where('id', 'in', numbersOf(group, 'inquiry'))
                  .where('configuration', 'is not', null)
                  .$narrowType<{ savedConfiguration: string }>(),
              ),
          ),
      )
      .execute();
    return rows.map(({ id, name, place, createdAt }) => ({
      key: id,
      kind: 'project',
      at: createdAt,
      title: `Projekt ${name}`.trim(),
      text: place,
    }));
  },
};

/** Everything about a customer and all aliases, the newest first. */
export async function readTimeline(
  em: EntityManager,
  group: CustomerGroup,
): Promise<TimelineEntry[]> {
  const read = await Promise.all(
    Object.entries(SOURCES).map(async ([source, entriesOf]) =>
      (await entriesOf(em, group)).map(({ key, ...entry }) => ({
        text: null,
        amount: null,
        actorName: null,
        matterKind: null,
        matterId: null,
        isOpen: false,
        ...entry,
        id: `${source}-${key}`,
      })),
    ),
  );
  return read.flat().sort((a, b) => +b.at - +a.at);
}

const MATTER_LABELS: Record<MatterKind, string> = {
  order: 'Zamówienie',
  offer: 'Oferta',
  inquiry: 'Zapytanie',
  earlier_order: 'Dawne zamówienie',
};

const STATE_LABELS: Readonly<Record<string, string>> = {
  ...EARLIER_STATUS_LABELS,
  ...ORDER_STATUS_LABELS,
  ...OFFER_STATE_LABELS,
  ...INQUIRY_STATUS_LABELS,
};

function eventTitle({
  status,
  versionNumber,
  versionNews,
  reminder,
}: Pick<OrderEvent, 'status' | 'versionNumber' | 'versionNews' | 'reminder'>): string {
  if (reminder) return REMINDER_LABELS[reminder].toLowerCase();
  return versionNews
    ? `wersja ${versionNumber} ${VERSION_NEWS_LABELS[versionNews]}`
    : ORDER_STATUS_LABELS[status].toLowerCase();
}

const of = (matterKind: MatterKind, matterId: number) => ({ matterKind, matterId });

function matterOf(ids: Record<Exclude<MatterKind, 'earlier_order'>, number | null>) {
  const kind = keysOf(ids).find((each) => ids[each] !== null);
  return kind ? of(kind, ids[kind]!) : {};
}
