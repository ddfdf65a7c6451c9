import type { EntityManager } from '@mikro-orm/postgresql';
import { ORDER_STATUS_LABELS } from '../../../engine/order-status.js';
import { formatPhone } from '../../../engine/phone.js';
import { polishTime } from '../../../engine/polish-time.js';
import { type CsvCell, writeCsv } from '../../shared/csv.js';
import { wholeList } from '../../shared/whole-list.js';
import { prepared } from '../../database/prepared.js';
import type { OrderFilter, OrderSort } from './order-list.inputs.js';
import { listOrders } from './order.service.js';
import { type Order } from './order.entity.js';

interface Column {
  heading: string;
  write: (order: Order, goods: string) => CsvCell;
}

const COLUMNS: readonly Column[] = [
  { heading: 'Numer', write: ({ id }) => id },
  { heading: 'Złożone', write: ({ createdAt }) => polishTime(createdAt) },
  { heading: 'Status', write: ({ status }) => ORDER_STATUS_LABELS[status] },
  { heading: 'Klient', write: ({ customerName }) => customerName },
  { heading: 'E-mail', write: ({ customerEmail }) => customerEmail },
  { heading: 'Telefon', write: ({ customerPhone }) => dialled(customerPhone) },
  { heading: 'Adres', write: ({ customerAddress }) => customerAddress },
  { heading: 'Produkty', write: (_order, goods) => goods },
  { heading: 'Netto', write: ({ net }) => decimal(net) },
  { heading: 'VAT', write: ({ vat }) => decimal(vat) },
  { heading: 'Razem', write: ({ totalAmount }) => decimal(totalAmount) },
];

/** Every order of a filter as a file for a spreadsheet; throws BAD_USER_INPUT where there are more than it takes. */
export async function ordersCsv(
  em: EntityManager,
  filter: OrderFilter,
  sort: OrderSort,
): Promise<string> {
  const orders = await wholeList((page) => listOrders(em, filter, sort, page));
  const goods = await goodsOf(em, orders);
  return writeCsv(
    COLUMNS.map(({ heading }) => heading),
    orders.map((order) => COLUMNS.map(({ write }) => write(order, goods.get(order.id) ?? ''))),
  );
}

/** "2 × Markiza Aurora" of each line, by the number of the order. */
async function goodsOf(em: EntityManager, orders: readonly Order[]): Promise<Map<number, string>> {
  const rows = await prepared<{ orderId: number; goods: string }>(
    em,
    `select order_id as "orderId", string_agg(quantity || ' × ' || product_name, ', ' order by position) as goods
       from order_line where order_id = any ($1) group by order_id`,
    [orders.map(({ id }) => id)],
  );
  return new Map(rows.map(({ orderId, goods }) => [orderId, goods]));
}

/** As it is dialled in Poland: a plus would begin a formula. */
const dialled = (phone: string): string =>
  formatPhone(phone)
    .replaceAll('\u00a0', ' ')
    .replace(/^\+48 /, '')
    .replace('+', '00');

/** A spreadsheet in Polish takes a number with a comma. */
const decimal = (amount: string): string => amount.replace('.', ',');
