import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { expectVersion, type ReadRowInput } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { Customer } from './customer.entity.js';
import type { MergeCustomersInput } from './customer.inputs.js';
import { rootIdOf } from './read-group.js';

/**
 * Makes a customer an alias of another one: no matter changes, the file of the other one shows both. Returns the id of
 * the customer who stands for both. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT for a customer who is an alias already
 * or of whom the other one is an alias.
 */
export function mergeCustomers(
  em: EntityManager,
  actor: User,
  { id, version, intoId }: MergeCustomersInput,
): Promise<number> {
  return asStaff(em, actor, async (tx) => {
    const seen = await tx.findOne(Customer, { id: intoId });
    if (!seen) throw missing(intoId);
    const locked = await lockCustomers(tx, [id, intoId, rootIdOf(seen)]);
    const [customer, into] = [locked.get(id), locked.get(intoId)];
    if (!customer || !into) throw missing(id);
    expectVersion(customer, version);
    const root = locked.get(rootIdOf(into));
    if (!root) throw new AppError('CHANGED_MEANWHILE');
    if (customer.root) throw new AppError('CONFLICT', 'Ta karta jest już połączona z\u00a0inną.');
    if (root === customer)
      throw new AppError('CONFLICT', 'Tamta karta jest już połączona z\u00a0tą.');
    for (const alias of await tx.find(Customer, { root: customer })) alias.root = ref(tx, root);
    customer.mergedInto = ref(tx, into);
    customer.root = ref(tx, root);
    await tx.flush();
    return root.id;
  });
}

/**
 * Makes an alias a customer of their own again, with the aliases that it had. Throws NOT_FOUND, CHANGED_MEANWHILE,
 * CONFLICT for a customer who is no alias.
 */
export function unmergeCustomer(
  em: EntityManager,
  actor: User,
  { id, version }: ReadRowInput,
): Promise<number> {
  return asStaff(em, actor, async (tx) => {
    const seen = await tx.findOne(Customer, { id });
    if (!seen) throw missing(id);
    const customer = (await lockCustomers(tx, [id, rootIdOf(seen)])).get(id)!;
    expectVersion(customer, version);
    if (!customer.root) throw new AppError('CONFLICT', 'Ta karta nie jest połączona z\u00a0żadną.');
    const aliases = await tx.find(Customer, { root: customer.root });
    for (const alias of aliasesOf(customer, aliases)) alias.root = ref(tx, customer);
    customer.mergedInto = null;
    customer.root = null;
    await tx.flush();
    return id;
  });
}

/** Those of `aliases` that were merged into a customer, also by way of others. */
function aliasesOf(customer: Customer, aliases: readonly Customer[]): Customer[] {
  const own = aliases.filter(({ mergedInto }) => mergedInto?.id === customer.id);
  return own.flatMap((alias) => [alias, ...aliasesOf(alias, aliases)]);
}

/** The customers with these ids as they are now, locked until the transaction ends. */
async function lockCustomers(
  tx: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Customer>> {
  const customers = await tx.find(
    Customer,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  return new Map(customers.map((customer) => [customer.id, customer]));
}

const ref = (tx: EntityManager, { id }: Customer) =>
  tx.getReference(Customer, id, { wrapped: true });

const missing = (id: number): AppError =>
  new AppError('NOT_FOUND', `Nie ma klienta nr\u00a0${id}.`);
