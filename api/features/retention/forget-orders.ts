import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { forgottenTexts } from '#engine/trade/fields/order-fields';
import { type Tables, db } from '../../database/db.js';

const FORGOTTEN_DETAILS = forgottenTexts();

type Condition = Expression<SqlBool>;

/**
 * Removes the customer's data from orders that were placed before this time, and returns how many there were. Goods,
 * price and date stay.
 */
export async function forgetOrders(tx: EntityManager, before: Date): Promise<number> {
  const expired = expiredOrders(tx, before);
  const ids = expired.select('id');
  await forgetNotes(tx, before);
  await db(tx).deleteFrom('WithdrawalNotice').where('order', 'in', ids).execute();
  await db(tx).deleteFrom('IdempotencyKey').where('order', 'in', ids).execute();
  await db(tx).updateTable('OrderLine').set({ label: '' }).where('order', 'in', ids).execute();
  await forgetVersions(tx, before);
  await db(tx).deleteFrom('CartLine').where('cart', 'in', expired.select('cart')).execute();
  await db(tx)
    .updateTable('Cart')
    .set((eb) => ({ visitorId: eb.fn<string>('gen_random_uuid') }))
    .where('id', 'in', expired.select('cart'))
    .execute();
  const anonymisedAt = new Date();
  // Follows the statements above, because they select the orders by `anonymisedAt`.
  const { numUpdatedRows } = await db(tx)
    .updateTable('Order')
    .set((eb) => ({
      ...FORGOTTEN_DETAILS,
      visitorId: eb.fn<string>('gen_random_uuid'),
      requestFingerprint: '',
      discountReason: null,
      anonymisedAt,
    }))
    .where('id', 'in', ids)
    .executeTakeFirst();
  await db(tx)
    .updateTable('OrderAccount')
    .set({ isForCompany: false })
    .where('id', 'in', (eb) =>
      eb.selectFrom('Order').select('id').where('anonymisedAt', '=', anonymisedAt),
    )
    .execute();
  await forgetInvoices(tx, before);
  return Number(numUpdatedRows);
}

const expiredOrders = (tx: EntityManager, before: Date) =>
  db(tx).selectFrom('Order').where('createdAt', '<', before).where('anonymisedAt', 'is', null);

/** Removes the notes, files and visits of expired orders, and old ones of orders whose other data were removed before. */
async function forgetNotes(tx: EntityManager, before: Date): Promise<void> {
  const ids = expiredOrders(tx, before).select('id');
  const gone = db(tx).selectFrom('Order').where('anonymisedAt', 'is not', null).select('id');
  const note = expressionBuilder<Tables>();
  /**
   * Whether a note is removed: `isOf` tells whether it belongs to one of the given orders, `isOld` whether it is old.
   */
  const isOver = (isOf: (orders: typeof ids) => Condition, isOld: Condition) =>
    note.or([isOf(ids), note.and([isOld, isOf(gone)])]);
  for (const kind of ['OrderNote', 'AttachedFile', 'Visit'] as const)
    await db(tx)
      .deleteFrom(kind)
      .where((eb) => isOver((orders) => eb('order', 'in', orders), eb('createdAt', '<', before)))
      .execute();
  await db(tx)
    .deleteFrom('StaffTask')
    .where((eb) => isOver((orders) => eb('order', 'in', orders), eb('createdAt', '<', before)))
    .execute();
  await db(tx)
    .updateTable('OrderEvent')
    .set({ note: null })
    .where('note', 'is not', null)
    .where((eb) => isOver((orders) => eb('order', 'in', orders), eb('at', '<', before)))
    .execute();
  await db(tx)
    .updateTable('MeasurementConfirmation')
    .set({ reason: '' })
    .where((eb) => isOver((orders) => eb('order', 'in', orders), eb('at', '<', before)))
    .execute();
  await db(tx)
    .updateTable('LedgerEntry')
    .set({ note: null })
    .where('note', 'is not', null)
    .where((eb) => isOver((orders) => eb('account', 'in', orders), eb('at', '<', before)))
    .execute();
  const tasksOf = (orders: typeof ids) =>
    db(tx).selectFrom('CallTask').select('id').where('order', 'in', orders);
  await db(tx)
    .updateTable('CallAttempt')
    .set({ note: null })
    .where('note', 'is not', null)
    .where((eb) => isOver((orders) => eb('task', 'in', tasksOf(orders)), eb('at', '<', before)))
    .execute();
}

/** Removes the customer's data from the versions of expired orders; goods and sums stay, as in the order. */
async function forgetVersions(tx: EntityManager, before: Date): Promise<void> {
  const orderIds = expiredOrders(tx, before).select('id');
  const versions = db(tx).selectFrom('OrderVersion').select('id').where('order', 'in', orderIds);
  await db(tx)
    .updateTable('OrderVersionLine')
    .set({ label: '' })
    .where('version', 'in', versions)
    .execute();
  await db(tx)
    .updateTable('OrderVersion')
    .set({
      ...FORGOTTEN_DETAILS,
      reason: null,
      discountReason: null,
      decidedName: null,
      decidedFrom: null,
      decisionNote: null,
      strokes: null,
    })
    .where('order', 'in', orderIds)
    .execute();
}

/** Deletes all invoices of an order once the period of the latest is over. */
async function forgetInvoices(tx: EntityManager, before: Date): Promise<void> {
  const expired = db(tx)
    .selectFrom('Invoice')
    .select('order')
    .groupBy('order')
    .having((eb) => eb.fn.max('at'), '<', before);
  await db(tx)
    .updateTable('OrderAccount')
    .set({ invoiced: null, hasFinalInvoice: false })
    .where('id', 'in', expired)
    .execute();
  await db(tx).deleteFrom('Invoice').where('order', 'in', expired).execute();
}
