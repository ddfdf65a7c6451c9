import type { EntityManager } from '@mikro-orm/postgresql';
import { labelledName } from '#engine/goods/configuration/labels';
import { polishTime } from '#engine/locale/polish-time';
import { lineFormula } from '#engine/trade/shop/agreed-lines';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import { db } from '../../../database/db.js';
import type { Context } from '../../../request/context.js';
import { decimal } from '../../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../../shared/csv/csv.js';
import { TEXT_COLUMNS } from '../../agreements/csv-columns.js';
import { Order } from '../order.entity.js';
import { orderIds } from './list-orders.js';
import type { OrderFilter, OrderSort } from './order-list.inputs.js';

type ExportedOrder = Order & { goods: string };

const COLUMNS: readonly CsvColumn<ExportedOrder>[] = [
  { heading: 'Numer', write: ({ id }) => id },
  { heading: 'Złożone', write: ({ createdAt }) => polishTime(createdAt) },
  { heading: 'Status', write: ({ status }) => ORDER_STATUS_LABELS[status] },
  ...TEXT_COLUMNS,
  { heading: 'Produkty', write: ({ goods }) => goods },
  {
    heading: 'Usługi',
    write: ({ services }) =>
      services.map(({ text, ...line }) => `${text}: ${lineFormula(line)}`).join(', '),
  },
  { heading: 'Netto', write: ({ net }) => decimal(net) },
  { heading: 'VAT', write: ({ vat }) => decimal(vat) },
  { heading: 'Razem', write: ({ totalAmount }) => decimal(totalAmount) },
];

/** All orders of a filter as a CSV file for a spreadsheet, in chunks. */
export const ordersCsv = (
  context: Context,
  filter: OrderFilter,
  sort: OrderSort,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => orderIds(em, filter, sort).execute(),
      async load(em, ids) {
        const orders = await em.find(Order, { id: { $in: ids } });
        const goods = await goodsOf(em, ids);
        return orders.map((order) => Object.assign(order, { goods: goods.get(order.id) ?? '' }));
      },
    }),
  );

/** The lines of each order as text ("2 × Markiza Aurora, 1 × …"), by the number of the order. */
async function goodsOf(
  em: EntityManager,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const lines = await db(em)
    .selectFrom('OrderLine')
    .select(['order', 'quantity', 'label', 'productName'])
    .where('order', '=', (eb) => eb.fn.any(eb.val(orderIds)))
    .orderBy('position')
    .execute();
  const byOrder = Map.groupBy(lines, ({ order }) => order);
  const textOf = ({ quantity, label, productName }: (typeof lines)[number]) =>
    `${quantity} × ${labelledName(label, productName)}`;
  return new Map([...byOrder].map(([id, goods]) => [id, goods.map(textOf).join(', ')]));
}
