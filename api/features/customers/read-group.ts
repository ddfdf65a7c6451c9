import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { mayRead } from '../../identity/rights.js';
import type { Context } from '../../request/context.js';
import { batched } from '../../shared/batched.js';
import { MATTER_KINDS, type MatterKind } from './customer-matter.entity.js';
import type { Customer } from './customer.entity.js';

/** A customer with all aliases, and their matters by kind. */
export interface CustomerGroup {
  customerIds: readonly number[];
  keys: readonly string[];
  matters: readonly Matter[];
}

type Matter = Awaited<ReturnType<typeof mattersOf>>[number];

/** The id of the customer whom an alias stands for; of others their own. */
export const rootIdOf = ({ id, root }: Customer): number => root?.id ?? id;

/** Reads the whole group of a customer, matters from the newest to the oldest. */
export async function readGroup(em: EntityManager, customer: Customer): Promise<CustomerGroup> {
  const rows = await keysOf(em, [rootIdOf(customer)]);
  const keys = rows.map(({ key }) => key);
  const matters = await mattersOf(em, keys);
  return { customerIds: rows.map(({ id }) => id), keys, matters };
}

/** The customers with one of these ids and their aliases: each with its key and the id that stands for it. */
export async function keysOf(
  em: EntityManager,
  rootIds: readonly number[],
): Promise<{ id: number; key: string; rootId: number }[]> {
  const rows = await db(em)
    .selectFrom('Customer')
    .select(['id', 'key', 'root'])
    .where((eb) => eb.or([eb('id', 'in', rootIds), eb('root', 'in', rootIds)]))
    .execute();
  return rows.map(({ id, key, root }) => ({ id, key, rootId: root ?? id }));
}

/** The numbers of a group's matters of a kind, for a condition of SQL: [0], which no row has, where there are none. */
export function numbersOf({ matters }: CustomerGroup, kind: MatterKind): number[] {
  const numbers = matters.filter((matter) => matter.kind === kind).map(({ number }) => number);
  return numbers.length > 0 ? numbers : [0];
}

const mattersOf = (em: EntityManager, keys: readonly string[]) =>
  db(em)
    .selectFrom('CustomerMatter')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .execute();

/** The id of the customer of a matter, for staff who may read customers; null for others, and once the contact is gone. */
export async function customerIdOf(
  context: Context,
  kind: MatterKind,
  number: number,
): Promise<number | null> {
  if (!mayRead(context, 'customers:read')) return null;
  return (await LOADERS[kind](context.em, number)) ?? null;
}

const LOADERS = Object.fromEntries(
  MATTER_KINDS.map((kind) => [
    kind,
    batched(async (em: EntityManager, numbers: readonly number[]) => {
      const rows = await db(em)
        .selectFrom('CustomerMatter as matter')
        .innerJoin('Customer as customer', 'customer.key', 'matter.key')
        .select(['matter.number', 'customer.id', 'customer.root'])
        .where('matter.kind', '=', kind)
        .where('matter.number', 'in', numbers)
        .execute();
      return new Map(rows.map(({ number, id, root }) => [number, root ?? id]));
    }),
  ]),
) as Record<MatterKind, ReturnType<typeof batched<number, number>>>;
