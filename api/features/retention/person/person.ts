import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { MATTER_KINDS, type MatterKind } from '../../customers/customer-matter.entity.js';
import type { Customer } from '../../customers/customer.entity.js';
import { findByKey } from '../../customers/list-customers.js';
import { type CustomerGroup, numbersOf, readGroup } from '../../customers/read-group.js';
import { PERSONAL_DATA } from '../personal-data.js';

/** Somebody about whom the shop has data: a customer with all merged cards, or only an address. */
export interface Person extends CustomerGroup {
  /** Null for an address that has only the newsletter or statements of withdrawal. */
  customer: Customer | null;
}

/** Whoever has this e-mail address or, of a customer without one, this telephone number. */
export async function findPerson(em: EntityManager, who: string): Promise<Person> {
  const key = who.trim().toLowerCase();
  const customer = await findByKey(em, key);
  if (!customer) return { customer, customerIds: [], keys: [key], matters: [] };
  return { customer, ...(await readGroup(em, customer)) };
}

export type PersonalEntity = keyof typeof PERSONAL_DATA;
/** The ids of a person's rows, by entity. */
export type RowIds = ReadonlyMap<PersonalEntity, readonly (string | number)[]>;

/** The columns of e-mail addresses by which rows belong to a person, in whatever case they were written. */
const ADDRESSED = {
  Subscriber: 'email',
  WithdrawalNotice: 'email',
  OutgoingMail: 'recipient',
} as const satisfies Partial<Record<PersonalEntity, string>>;

const NAMED = [
  'Customer',
  'Order',
  'Offer',
  'Inquiry',
  'EarlierOrder',
] as const satisfies PersonalEntity[];

/** The entities whose rows say themselves whose they are; all others belong to these by their references. */
export const OWN_ENTITIES: readonly PersonalEntity[] = [
  ...NAMED,
  ...(Object.keys(ADDRESSED) as (keyof typeof ADDRESSED)[]),
];

/**
 * The ids of all rows that are about a person. Rows that no list names are found by the references of the entities'
 * metadata, so that those of a new entity are, too.
 */
export async function rowsOfPerson(em: EntityManager, person: Person): Promise<RowIds> {
  const found = new Map<PersonalEntity, (string | number)[]>();
  const add = (entity: PersonalEntity, ids: readonly (string | number)[]) =>
    found.set(entity, [...new Set([...(found.get(entity) ?? []), ...ids])]);
  add('Customer', person.customerIds);
  for (const kind of MATTER_KINDS)
    add(ENTITY_OF[kind], person.matters.length > 0 ? numbersOf(person, kind) : []);
  for (const [entity, column] of Object.entries(ADDRESSED)) {
    const rows = await db(em)
      // The compiler takes each entity for `Subscriber`; all have an id.
      .selectFrom(`${entity as 'Subscriber'} as row`)
      .select('row.id')
      .where((eb) => eb(eb.fn<string>('lower', [`row.${column as 'email'}`]), 'in', person.keys))
      .execute();
    add(
      entity as PersonalEntity,
      rows.map(({ id }) => id),
    );
  }
  for (const { entity, property, target } of referencesTo(em, OWN_ENTITIES)) {
    const ids = found.get(target) ?? [];
    if (ids.length === 0) continue;
    const rows = await db(em)
      .selectFrom(`${entity as 'OrderNote'} as row`)
      .select('row.id')
      .where(`row.${property as 'order'}`, 'in', ids as number[])
      .execute();
    add(
      entity,
      rows.map(({ id }) => id),
    );
  }
  return found;
}

const ENTITY_OF = {
  order: 'Order',
  offer: 'Offer',
  inquiry: 'Inquiry',
  earlier_order: 'EarlierOrder',
} as const satisfies Record<MatterKind, PersonalEntity>;

interface Reference {
  entity: PersonalEntity;
  property: string;
  target: PersonalEntity;
}

/** How rows refer, also by way of others, to rows of these entities; each entity after those that it refers to. */
export function referencesTo(em: EntityManager, owners: readonly PersonalEntity[]): Reference[] {
  const all = Object.keys(PERSONAL_DATA) as PersonalEntity[];
  const known = new Set(owners);
  const references: Reference[] = [];
  for (let isNew = true; isNew;) {
    const next = all
      .filter((entity) => !known.has(entity) && PERSONAL_DATA[entity] !== null)
      .flatMap((entity) => ownReferences(em, entity))
      .filter(({ target }) => known.has(target));
    for (const { entity } of next) known.add(entity);
    references.push(...next);
    isNew = next.length > 0;
  }
  return references;
}

/** An order's account has the id of its order. */
const SAME_ID: readonly Reference[] = [{ entity: 'OrderAccount', property: 'id', target: 'Order' }];

function ownReferences(em: EntityManager, entity: PersonalEntity): Reference[] {
  const { relations, properties } = em.getMetadata().getByClassName(entity);
  // Keys of requests have no id, and no data but the reference.
  if (!('id' in properties)) return [];
  return [
    ...SAME_ID.filter((reference) => reference.entity === entity),
    ...relations
      .filter(({ kind, owner }) => kind === 'm:1' || (kind === '1:1' && owner))
      .map(({ name, targetMeta }) => ({
        entity,
        property: name,
        target: targetMeta!.className as PersonalEntity,
      })),
  ];
}
