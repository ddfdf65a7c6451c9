import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { Customer } from './customer.entity.js';
import {
  type CustomerConsent,
  type CustomerContacts,
  type CustomerDuplicate,
  DUPLICATE_REASONS,
  type DuplicateReason,
} from './customer.payloads.js';
import { type CustomerGroup, numbersOf } from './read-group.js';

/** What the customer has given in all matters. */
export function contactsOf({ keys, matters }: CustomerGroup): CustomerContacts {
  const given = (read: (matter: CustomerGroup['matters'][number]) => string | null) =>
    [...new Set(matters.map(read).filter((text) => text !== null && text !== ''))] as string[];
  const emails = keys.filter((key) => key.includes('@'));
  return {
    emails: [...new Set([...given(({ email }) => email?.toLowerCase() ?? null), ...emails])],
    phones: given(({ phone }) => phone),
    addresses: given(({ address }) => address),
    names: given(({ companyName, name }) => [name, companyName].filter(Boolean).join(', ')),
  };
}

/** The consents given with orders, and those to the newsletter that were confirmed, the newest first. */
export async function readConsents(
  em: EntityManager,
  group: CustomerGroup,
): Promise<CustomerConsent[]> {
  const [orders, subscribers] = await Promise.all([
    db(em)
      .selectFrom('Order')
      .select(['id', 'consents', 'createdAt'])
      .where('id', 'in', numbersOf(group, 'order'))
      .execute(),
    db(em)
      .selectFrom('Subscriber')
      .select(['consentVersion', 'confirmedAt', 'unsubscribedAt'])
      .where('email', 'in', group.keys)
      .where('confirmedAt', 'is not', null)
      .$narrowType<{ confirmedAt: Date }>()
      .execute(),
  ]);
  const given = orders.flatMap(({ id, consents, createdAt }) =>
    consents.map(({ code, version }) => ({
      code,
      version,
      at: createdAt,
      orderId: id,
      withdrawnAt: null,
    })),
  );
  const subscriptions = subscribers.map((subscriber) => ({
    code: 'newsletter' as const,
    version: subscriber.consentVersion,
    at: subscriber.confirmedAt,
    orderId: null,
    withdrawnAt: subscriber.unsubscribedAt,
  }));
  return [...given, ...subscriptions].sort((a, b) => +b.at - +a.at);
}

/** Other customers who may be the same person, each with the reasons. */
export async function findDuplicates(
  em: EntityManager,
  { customerIds }: CustomerGroup,
): Promise<CustomerDuplicate[]> {
  const found = await Promise.all(
    DUPLICATE_REASONS.map(async (reason) => {
      const rows = await sharing(em, customerIds, reason);
      return rows.map(({ id, root }) => ({ id: root ?? id, reason }));
    }),
  );
  const others = found.flat().filter(({ id }) => !customerIds.includes(id));
  const reasons = Map.groupBy(others, ({ id }) => id);
  const ids = { id: { $in: [...reasons.keys()] } };
  const customers = await em.find(Customer, ids, { orderBy: { id: 'asc' } });
  return customers.map((customer) => ({
    customer,
    reasons: [...new Set(reasons.get(customer.id)!.map(({ reason }) => reason))],
  }));
}

const MOST_DUPLICATES = 20;

/** The functions of values, in `api/database/functions/values.sql`, that duplicates share. */
const SHARED = {
  email: [['mailbox_of', 'key']],
  phone: [['coalesce', 'phone']],
  name: [
    ['name_key', 'name'],
    ['postcode_in', 'address'],
  ],
} as const satisfies Record<DuplicateReason, readonly (readonly [string, keyof Customer])[]>;

const sharing = (em: EntityManager, ids: readonly number[], reason: DuplicateReason) =>
  db(em)
    .selectFrom('Customer as own')
    .innerJoin('Customer as other', (join) =>
      join.on((eb) =>
        eb.and(
          SHARED[reason].map(([name, column]) =>
            eb(
              eb.fn<string>(name, [`other.${column}`]),
              '=',
              eb.fn<string>(name, [`own.${column}`]),
            ),
          ),
        ),
      ),
    )
    .select(['other.id', 'other.root'])
    .where('own.id', 'in', ids)
    .where('other.id', 'not in', ids)
    .limit(MOST_DUPLICATES)
    .execute();
