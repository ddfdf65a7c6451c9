import type { EntityManager } from '@mikro-orm/postgresql';
import { formatZloty } from '#engine/goods/price/money';
import { startsProduction } from '#engine/trade/shop/order-status';
import { AppError } from '../../../shared/errors.js';
import type { User } from '../../../identity/user.entity.js';
import { type Balance, balanceOf } from '../../ledger/balance.js';
import type { Order } from '../order.entity.js';
import type { StatusChange } from './set-status.js';

/**
 * The errors, with the code DEPOSIT_NOT_PAID and by the id of the order, of orders whose production the change may not
 * start: the deposit is not booked, and no admin gives a reason in the note. A status after production counts as
 * starting it, too.
 */
export async function productionRefusals(
  tx: EntityManager,
  actor: User,
  orders: readonly Order[],
  { status, note }: StatusChange,
): Promise<ReadonlyMap<number, AppError>> {
  const isAdmin = actor.role === 'admin';
  if (isAdmin && note?.trim()) return new Map();
  const starting = orders.filter((order) => startsProduction(order.status, status));
  const balances = await Promise.all(
    starting.map(async ({ id }) => [id, await balanceOf(tx, id)] as const),
  );
  return new Map(
    balances
      .filter(([, { depositIsBooked }]) => !depositIsBooked)
      .map(([id, balance]) => [id, depositNotPaid(balance, isAdmin)]),
  );
}

function depositNotPaid({ instalments }: Balance, isAdmin: boolean): AppError {
  const way = isAdmin
    ? 'Aby rozpocząć produkcję mimo to, podaj powód zmiany statusu.'
    : 'Rozpocząć produkcję mimo to może administrator, podając powód zmiany statusu.';
  return new AppError('DEPOSIT_NOT_PAID', `${missingText(instalments)} ${way}`);
}

/** A cancelled order shows no instalments, although its deposit may be missing. */
function missingText([first]: Balance['instalments']): string {
  if (!first) return 'Wpłata wymagana przed produkcją nie jest zaksięgowana.';
  const awaited = first.kind === 'whole' ? 'zapłatę' : 'zaliczkę';
  return `Produkcja czeka na ${awaited}: brakuje ${formatZloty(first.remaining)}.`;
}
