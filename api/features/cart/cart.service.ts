import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { AppError } from '../../shared/errors.js';
import { MAX_LINES, MAX_QUANTITY } from './cart-line.entity.js';
import type { AddToCartInput, ChangeCartLineInput, ReplaceCartLineInput } from './cart.payloads.js';

/**
 * Puts a saved configuration into the visitor's cart; goods that are in it already only grow in number.
 * Throws NOT_FOUND for an unknown configuration, QUANTITY_LIMIT past 99 pieces or 50 lines.
 */
export async function addToCart(
  em: EntityManager,
  visitorId: string,
  input: AddToCartInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const cartId = await lockOrOpenCart(tx, visitorId, input.configurationId);
    if (!cartId) throw configurationNotFound();
    const [line] = await prepared<{ id: string }>(
      tx,
      `insert into cart_line (id, cart_id, configuration_id, fingerprint, quantity)
         select $1, $2::uuid, id, fingerprint, $4 from configuration
          where id = $3
            and (exists (select 1 from cart_line line
                          where line.cart_id = $2::uuid and line.fingerprint = configuration.fingerprint)
              or (select count(*) from cart_line line where line.cart_id = $2::uuid) < ${MAX_LINES})
       on conflict (cart_id, fingerprint) do update
         set quantity = cart_line.quantity + excluded.quantity, configuration_id = excluded.configuration_id
         where cart_line.quantity + excluded.quantity <= ${MAX_QUANTITY}
       returning id`,
      [randomUUID(), cartId, input.configurationId, input.quantity],
    );
    if (!line) throw quantityLimit();
  });
}

/** Sets the quantity of a line of the visitor's own cart; throws NOT_FOUND when it has no such line. */
export async function changeCartLine(
  em: EntityManager,
  visitorId: string | null,
  input: ChangeCartLineInput,
): Promise<void> {
  await changeOwnCart(
    em,
    visitorId,
    'update cart_line set quantity = ? where id = ? and cart_id = ?',
    [input.quantity, input.lineId],
  );
}

/**
 * Puts another saved configuration in the place of a line of the visitor's own cart, in the same number; where another
 * line holds the same goods already, that one grows. Throws NOT_FOUND for an unknown line or configuration,
 * QUANTITY_LIMIT past 99 pieces.
 */
export async function replaceCartLine(
  em: EntityManager,
  visitorId: string | null,
  { lineId, configurationId }: ReplaceCartLineInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const cartId = visitorId && (await lockOpenCart(tx, visitorId));
    if (!cartId) throw lineNotFound();
    const [goods] = await prepared<{ fingerprint: string; quantity: number | null; into: string }>(
      tx,
      `select fingerprint,
         (select quantity from cart_line where id = $1 and cart_id = $2) as quantity,
         coalesce((select id from cart_line line
           where cart_id = $2 and line.fingerprint = configuration.fingerprint), $1) as into
         from configuration where id = $3`,
      [lineId, cartId, configurationId],
    );
    if (!goods) throw configurationNotFound();
    const { fingerprint, quantity, into } = goods;
    if (quantity === null) throw lineNotFound();
    const isMerged = into !== lineId;
    if (isMerged) await prepared(tx, 'delete from cart_line where id = $1', [lineId]);
    const grown = await prepared(
      tx,
      `update cart_line set configuration_id = $2, fingerprint = $3, quantity = quantity + $4
         where id = $1 and quantity + $4 <= ${MAX_QUANTITY} returning id`,
      [into, configurationId, fingerprint, isMerged ? quantity : 0],
    );
    if (grown.length === 0) throw quantityLimit();
  });
}

/** Takes a line out of the visitor's own cart; throws NOT_FOUND when it has no such line. */
export async function removeFromCart(
  em: EntityManager,
  visitorId: string | null,
  lineId: string,
): Promise<void> {
  await changeOwnCart(em, visitorId, 'delete from cart_line where id = ? and cart_id = ?', [
    lineId,
  ]);
}

/** Empties the visitor's own cart; nothing happens where there is none. */
export async function clearCart(em: EntityManager, visitorId: string | null): Promise<void> {
  if (visitorId === null) return;
  await em.transactional(async (tx) => {
    const cartId = await lockOpenCart(tx, visitorId);
    if (cartId) await tx.execute('delete from cart_line where cart_id = ?', [cartId], 'run');
  });
}

/** Locks the visitor's open cart, which is about to change, until the end of the transaction; null when there is none. */
async function lockOpenCart(tx: EntityManager, visitorId: string): Promise<string | null> {
  const [cart] = await prepared<{ id: string }>(
    tx,
    'update cart set updated_at = now() where visitor_id = $1 and ordered_at is null returning id',
    [visitorId],
  );
  return cart?.id ?? null;
}

/** Locks the visitor's open cart, a new one if there is none; null where there is no such configuration to put in it. */
async function lockOrOpenCart(
  tx: EntityManager,
  visitorId: string,
  configurationId: string,
): Promise<string | null> {
  const [cart] = await prepared<{ id: string }>(
    tx,
    `insert into cart (id, visitor_id) select $1, $2 from configuration where id = $3
     on conflict (visitor_id) where ordered_at is null do update set updated_at = now() returning id`,
    [randomUUID(), visitorId, configurationId],
  );
  return cart?.id ?? null;
}

async function changeOwnCart(
  em: EntityManager,
  visitorId: string | null,
  sql: string,
  parameters: unknown[],
): Promise<void> {
  await em.transactional(async (tx) => {
    const cartId = visitorId && (await lockOpenCart(tx, visitorId));
    if (!cartId) throw lineNotFound();
    const { affectedRows } = await tx.execute<{ affectedRows: number }>(
      sql,
      [...parameters, cartId],
      'run',
    );
    if (affectedRows === 0) throw lineNotFound();
  });
}

const lineNotFound = (): AppError => notFound('lineId', 'Nie ma takiej pozycji w\u00a0koszyku.');
const configurationNotFound = (): AppError =>
  notFound('configurationId', 'Nie ma takiej konfiguracji.');

function notFound(path: string, message: string): AppError {
  return new AppError('NOT_FOUND', message, [{ path, message }]);
}

function quantityLimit(): AppError {
  const message = `W koszyku mieści się najwyżej ${MAX_QUANTITY} sztuk jednego produktu i ${MAX_LINES} pozycji.`;
  return new AppError('QUANTITY_LIMIT', message, [
    { path: 'quantity', message, max: MAX_QUANTITY },
  ]);
}
