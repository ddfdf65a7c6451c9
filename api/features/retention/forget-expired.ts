import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { type Keeping, PERIODS } from '../content/retention-periods.js';

/** What stands in a person's place in a kept order. */
const FORGOTTEN = 'Dane usunięte';

/** Of the year that $1 is in. */
const START_OF_YEAR = `date_trunc('year', $1::timestamptz at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw'`;

/** Rows older than $1, told by this column, go. */
const deleteOlder = (table: string, column: string, more = ''): string =>
  `delete from ${table} where ${column} < $1${more && ` and ${more}`} returning 1`;

/** What is deleted with an inquiry; staff delete none of it. */
const OF_INQUIRIES = ['inquiry', 'inquiry_answer', 'call_task', 'call_attempt'];

/** Of the entries of the log about rows of this table: those whose row is no more. */
const isGone = (table: string): string => `(subject_type = '${table}'
  and not exists (select 1 from ${table} where ${table}.id::text = audit_entry.subject_id))`;

/**
 * What is done with what is past its period, each by one statement; $1 is the time before which it has
 * passed. What depends on other things is forgotten after them.
 */
const RULES: Readonly<Record<Keeping, string>> = {
  orders: `with forgotten as (
      update customer_order set customer_name = '${FORGOTTEN}', customer_email = '', customer_phone = '',
        customer_address = '${FORGOTTEN}', visitor_id = gen_random_uuid(), anonymised_at = now()
      where created_at < ${START_OF_YEAR} and anonymised_at is null returning id, cart_id
    ), carts as (
      update cart set visitor_id = gen_random_uuid() from forgotten where cart.id = forgotten.cart_id
    ), calls as (
      update call_attempt set note = null from forgotten join call_task on call_task.order_id = forgotten.id
      where call_attempt.task_id = call_task.id
    ), notes as (
      update order_event set note = null from forgotten where order_event.order_id = forgotten.id
    ), remarks as (
      delete from order_note using forgotten where order_note.order_id = forgotten.id
    ), statements as (
      delete from withdrawal using forgotten where withdrawal.order_id = forgotten.id
    ), keys as (
      delete from idempotency_key using forgotten where idempotency_key.order_id = forgotten.id
    )
    select 1 from forgotten`,
  inquiries: deleteOlder(
    'inquiry',
    'updated_at',
    `not exists (select 1 from customer_order
       where anonymised_at is null and lower(customer_order.customer_email) = lower(inquiry.customer_email))`,
  ),
  unmatchedWithdrawals: deleteOlder('withdrawal', 'received_at', 'order_id is null'),
  carts: deleteOlder('cart', 'updated_at', 'ordered_at is null'),
  configurations: deleteOlder(
    'configuration',
    'created_at',
    ['cart_line', 'order_line', 'inquiry']
      .map(
        (table) => `not exists (select 1 from ${table} where configuration_id = configuration.id)`,
      )
      .join(' and '),
  ),
  pendingSubscribers: deleteOlder('subscriber', 'requested_at', `status = 'pending'`),
  formerSubscribers: deleteOlder('subscriber', 'unsubscribed_at'),
  mails: deleteOlder('outgoing_mail', 'coalesce(sent_at, created_at)'),
  auditEntries: `delete from audit_entry where at < ${START_OF_YEAR}
    or ${OF_INQUIRIES.map(isGone).join(' or ')} returning 1`,
  idempotencyKeys: deleteOlder('idempotency_key', 'created_at'),
  sessions: deleteOlder('session', 'expires_at'),
};

/** The start of a period that ends now, in the shop's calendar: months and years differ in length. */
const BEFORE = `select ($1::timestamptz at time zone 'Europe/Warsaw' - $2::interval) at time zone 'Europe/Warsaw' as before`;

/** The time before which everything of a kind is past its period at `now`. */
export async function expiredBefore(em: EntityManager, keeping: Keeping, now: Date): Promise<Date> {
  const { interval } = PERIODS[keeping];
  const [period] = await prepared<{ before: Date }>(em, BEFORE, [now, interval]);
  return new Date(period!.before);
}

/** Forgets everything whose period has passed at `now`, in one transaction; answers how many rows of each kind. */
export async function forgetExpired(
  em: EntityManager,
  now: Date,
): Promise<Record<Keeping, number>> {
  return em.transactional(async (tx) => {
    // The log of what staff change only grows, but for this.
    await prepared(tx, `select set_config('cieniomat.forgetting', $1, true)`, ['on']);
    const counts = {} as Record<Keeping, number>;
    for (const keeping of Object.keys(RULES) as Keeping[]) {
      const gone = await prepared(tx, RULES[keeping], [await expiredBefore(tx, keeping, now)]);
      counts[keeping] = gone.length;
    }
    return counts;
  });
}
