import type { EntityManager } from '@mikro-orm/postgresql';
import { callFunction, setLocal } from '../../../database/database-calls.js';
import { db } from '../../../database/db.js';
import { User } from '../../../identity/user.entity.js';
import { DEMO_ACCOUNT } from '../../../shared/env/demo-company.js';
import { AppError } from '../../../shared/errors.js';
import { changeCatalogue } from '../../catalogue/change-catalogue.js';
import { Product } from '../../catalogue/product.entity.js';
import { CustomerMatter } from '../../customers/customer-matter.entity.js';
import { StockReservation } from '../../inventory/stock-reservation.entity.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { DEMO_TABLES, DemoRow, type DemoTable } from '../../settings/launch/demo-row.entity.js';
import { markLaunch } from '../../settings/launch/launch-steps.js';
import { BankTransfer } from '../../statements/bank-transfer.entity.js';
import { busyCustomers } from '../busy-customers.js';
import type { DemoData, RemoveDemoDataInput } from './demo-data.inputs.js';

/** What belongs to a product and is no reason to keep it. */
const OF_PRODUCT = ['product_price', 'inventory_item'];
/** The same of a crew. */
const OF_CREW = ['crew_absence'];

type Ids = Readonly<Record<DemoTable, string[]>>;

async function readDemoRows(em: EntityManager): Promise<Ids> {
  const rows = await em.find(DemoRow, {}, { orderBy: { tableName: 'asc', rowId: 'asc' } });
  const idsIn = (table: DemoTable) =>
    rows.flatMap(({ tableName, rowId }) => (tableName === table ? [rowId] : []));
  return Object.fromEntries(DEMO_TABLES.map((table) => [table, idsIn(table)])) as Ids;
}

/** What of the demo is still in the shop, by kind; what is not there is left out. */
export async function readDemoData(em: EntityManager): Promise<DemoData[]> {
  const ids = await readDemoRows(em);
  const counts: DemoData[] = [
    { kind: 'orders', count: ids.customer_order.length },
    { kind: 'offers', count: ids.offer.length },
    { kind: 'inquiries', count: ids.inquiry.length },
    { kind: 'answers', count: ids.canned_answer.length },
    { kind: 'services', count: ids.listed_service.length },
    { kind: 'crews', count: ids.crew.length },
    { kind: 'products', count: ids.product.length },
  ];
  return counts.filter(({ count }) => count > 0);
}

const countOf = (data: readonly DemoData[]): number =>
  data.reduce((sum, { count }) => sum + count, 0);

/**
 * Removes the demo's orders, offers, inquiries, answers and services with everything that belongs to them, its crews
 * without other visits, the customers of whom nothing else is there, and if wanted its products: those to which something real refers are archived. The demo's
 * account is disabled. Throws CHANGED_MEANWHILE where something has gone since it was seen, CONFLICT for the demo's
 * account itself, and where a bank transfer was booked to a demo order.
 */
export async function removeDemoData(
  em: EntityManager,
  viewer: User,
  { withProducts, seenCount }: RemoveDemoDataInput,
): Promise<void> {
  if (viewer.email === DEMO_ACCOUNT)
    throw new AppError(
      'CONFLICT',
      'Zaloguj się na własne konto właściciela: konto demonstracyjne też zniknie.',
    );
  await changeCatalogue(em, viewer, async (tx) => {
    const removed = await readDemoData(tx);
    if (countOf(removed) !== seenCount) throw new AppError('CHANGED_MEANWHILE');
    const ids = await readDemoRows(tx);
    // The rows themselves are not recorded one by one; deleting ledgers and invoices takes the right of the nightly job.
    await setLocal(tx, { actor: '', forgetting: 'on' });
    const keys = await readCustomerKeys(tx, ids);
    await removeOrders(tx, ids);
    await removeCustomers(tx, keys);
    // A crew that has visits of the shop's own is the shop's own.
    await removeRows(tx, 'crew', await unreferenced(tx, 'crew', ids.crew, OF_CREW));
    const free = await unreferenced(tx, 'product', ids.product, OF_PRODUCT);
    if (withProducts) await removeRows(tx, 'product', free);
    await tx.nativeDelete(DemoRow, withProducts ? {} : { tableName: { $ne: 'product' } });
    await setLocal(tx, { actor: String(viewer.id), forgetting: '' });
    if (withProducts) {
      // Of real orders, which keep their snapshots.
      const used = ids.product.filter((id) => !free.includes(id)).map(Number);
      await tx.nativeUpdate(Product, { id: used, archivedAt: null }, { archivedAt: new Date() });
    }
    await tx.nativeUpdate(
      User,
      { email: DEMO_ACCOUNT, disabledAt: null },
      { disabledAt: new Date() },
    );
    await markLaunch(
      tx,
      viewer,
      'demo',
      removed.map(({ kind, count }) => `${kind}: ${count}`).join(', '),
    );
  });
}

async function removeOrders(tx: EntityManager, ids: Ids): Promise<void> {
  const [orders, offers, inquiries] = [ids.customer_order, ids.offer, ids.inquiry].map((of) =>
    of.map(Number),
  );
  // Money that has come in is nothing of the demo's.
  if ((await tx.count(BankTransfer, { order: orders })) > 0)
    throw new AppError(
      'CONFLICT',
      'Do zamówienia demonstracyjnego przypisano przelew z\u00a0wyciągu. Cofnij to w\u00a0Przelewach.',
    );
  const about = { $or: [{ orderId: orders }, { offerId: offers }, { inquiryId: inquiries }] };
  await tx.nativeDelete(OutgoingMail, about);
  await tx.nativeDelete(StockReservation, { orderId: orders });
  await removeRows(tx, 'offer', ids.offer);
  await removeRows(tx, 'order_account', ids.customer_order, 'order_id');
  await removeRows(tx, 'customer_order', ids.customer_order);
  await removeRows(tx, 'cart', ids.cart);
  await removeRows(tx, 'inquiry', ids.inquiry);
  await removeRows(tx, 'canned_answer', ids.canned_answer);
  await removeRows(tx, 'listed_service', ids.listed_service);
}

/** The keys of the customers of the demo's orders, offers and inquiries. */
async function readCustomerKeys(tx: EntityManager, ids: Ids): Promise<string[]> {
  const matters = await tx.find(CustomerMatter, {
    $or: [
      { kind: 'order', number: ids.customer_order.map(Number) },
      { kind: 'offer', number: ids.offer.map(Number) },
      { kind: 'inquiry', number: ids.inquiry.map(Number) },
    ],
  });
  return matters.flatMap(({ key }) => key ?? []);
}

/** Removes the cards, with those merged into them, of customers of whom nothing is left. */
async function removeCustomers(tx: EntityManager, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db(tx)
    .selectFrom('Customer')
    .select((eb) => eb.fn.coalesce('root', 'id').as('id'))
    .where('key', 'in', keys)
    .where((eb) => eb(eb.fn.coalesce('root', 'id'), 'not in', busyCustomers(tx)))
    .execute();
  await removeRows(
    tx,
    'customer',
    rows.map(({ id }) => String(id)),
  );
}

const removeRows = (tx: EntityManager, table: string, ids: readonly string[], key = 'id') =>
  callFunction(tx, 'delete_with_dependents', table, key, ids);

async function unreferenced(
  em: EntityManager,
  table: DemoTable,
  ids: readonly string[],
  own: readonly string[],
): Promise<string[]> {
  const rows = await db(em)
    .selectNoFrom((eb) => {
      const args = [table, ids, own].map((value) => eb.val(value));
      return eb.fn<string>('unreferenced', args).as('id');
    })
    .execute();
  return rows.map(({ id }) => id);
}
