import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, wrongField } from '../../shared/errors.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { CartLine, MAX_LINES, MAX_QUANTITY } from './cart-line.entity.js';
import type { Cart } from './cart.entity.js';
import type { AddToCartInput, ChangeCartLineInput, ReplaceCartLineInput } from './cart.payloads.js';
import { lockCart, lockOrOpenCart, isRepeated } from './lock-cart.js';

/**
 * Puts saved configurations into the visitor's cart, all of them or none; raises the quantity of goods that are already
 * in it under the same label. Does nothing where the same goods were added with the same key before. Throws NOT_FOUND
 * for an unknown configuration, QUANTITY_LIMIT past 99 pieces of a line or 50 lines.
 */
export async function addToCart(
  em: EntityManager,
  visitorId: string,
  items: readonly AddToCartInput[],
  idempotencyKey?: string | null,
): Promise<void> {
  await em.transactional(async (tx) => {
    const configurations = await findConfigurations(tx, items);
    const cart = await lockOrOpenCart(tx, visitorId);
    if (idempotencyKey && (await isRepeated(tx, cart, items, idempotencyKey))) return;
    const lines = await linesOf(tx, cart);
    for (const [index, { quantity, label }] of items.entries()) {
      const configuration = configurations[index];
      if (configuration) putInto(tx, { cart, lines, configuration, quantity, label });
    }
  });
}

interface Put {
  cart: Cart;
  /** All lines of the cart; a new line is added to the list. */
  lines: CartLine[];
  configuration: SavedConfiguration;
  quantity: number;
  label: string;
}

function putInto(tx: EntityManager, { cart, lines, configuration, quantity, label }: Put): void {
  const { fingerprint } = configuration;
  const line = lines.find(holds(fingerprint, label));
  if (line) {
    tx.assign(line, { configuration, quantity: atMost(line.quantity + quantity) });
  } else {
    if (lines.length >= MAX_LINES) throw quantityLimit();
    lines.push(
      tx.create(CartLine, { cart, configuration, fingerprint, label, quantity: atMost(quantity) }),
    );
  }
}

const holds =
  (fingerprint: string, label: string) =>
  (line: CartLine): boolean =>
    line.fingerprint === fingerprint && line.label === label;

/** Sets the quantity of a line of the visitor's own cart; throws NOT_FOUND when it has no such line. */
export async function changeCartLine(
  em: EntityManager,
  visitorId: string | null,
  { lineId, quantity }: ChangeCartLineInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const line = lineOf(await lockLines(tx, visitorId), lineId);
    line.quantity = quantity;
  });
}

/**
 * Replaces the configuration of a line of the visitor's own cart and keeps quantity and label; a line that already
 * holds the same goods under this label is merged with it. Throws NOT_FOUND for an unknown line or configuration,
 * QUANTITY_LIMIT past 99 pieces.
 */
export async function replaceCartLine(
  em: EntityManager,
  visitorId: string | null,
  { lineId, configurationId }: ReplaceCartLineInput,
): Promise<void> {
  await em.transactional(async (tx) => {
    const lines = await lockLines(tx, visitorId);
    const line = lineOf(lines, lineId);
    const configuration = await findConfiguration(tx, configurationId);
    const { fingerprint } = configuration;
    const isSame = holds(fingerprint, line.label);
    const same = lines.find((other) => other !== line && isSame(other));
    if (same) {
      tx.assign(same, { configuration, quantity: atMost(same.quantity + line.quantity) });
      tx.remove(line);
    } else {
      tx.assign(line, { configuration, fingerprint });
    }
  });
}

/** Takes a line out of the visitor's own cart; throws NOT_FOUND when it has no such line. */
export async function removeFromCart(
  em: EntityManager,
  visitorId: string | null,
  lineId: string,
): Promise<void> {
  await em.transactional(async (tx) => {
    tx.remove(lineOf(await lockLines(tx, visitorId), lineId));
  });
}

/** Empties the visitor's own cart; nothing happens where there is none. */
export async function clearCart(em: EntityManager, visitorId: string | null): Promise<void> {
  await em.transactional(async (tx) => {
    tx.remove(await lockLines(tx, visitorId));
  });
}

/** Locks the visitor's open cart for a change and loads its lines; none where there is no cart. */
async function lockLines(tx: EntityManager, visitorId: string | null): Promise<CartLine[]> {
  const cart = visitorId && (await lockCart(tx, visitorId));
  if (!cart) return [];
  cart.updatedAt = new Date();
  return linesOf(tx, cart);
}

/** Read again even where already loaded: another request may have changed the lines before the lock was granted. */
const linesOf = (tx: EntityManager, cart: Cart): Promise<CartLine[]> =>
  tx.find(CartLine, { cart }, { refresh: true });

function lineOf(lines: readonly CartLine[], lineId: string): CartLine {
  const line = lines.find(({ id }) => id === lineId.toLowerCase());
  if (!line) throw notFound('lineId', 'Nie ma takiej pozycji w\u00a0koszyku.');
  return line;
}

async function findConfiguration(tx: EntityManager, id: string): Promise<SavedConfiguration> {
  const configuration = await tx.findOne(SavedConfiguration, { id });
  if (!configuration) throw unknownConfiguration();
  return configuration;
}

/** The configurations of several items, in their order. */
async function findConfigurations(
  tx: EntityManager,
  items: readonly AddToCartInput[],
): Promise<SavedConfiguration[]> {
  const ids = items.map(({ configurationId }) => configurationId.toLowerCase());
  const found = await tx.find(SavedConfiguration, { id: { $in: ids } });
  const byId = new Map(found.map((configuration) => [configuration.id, configuration]));
  return ids.map((id) => {
    const configuration = byId.get(id);
    if (!configuration) throw unknownConfiguration();
    return configuration;
  });
}

const unknownConfiguration = (): AppError =>
  notFound('configurationId', 'Nie ma takiej konfiguracji.');

/** The quantity itself; throws QUANTITY_LIMIT where a line may not have so many pieces. */
function atMost(quantity: number): number {
  if (quantity > MAX_QUANTITY) throw quantityLimit();
  return quantity;
}

function notFound(path: string, message: string): AppError {
  return wrongField(path, message, 'NOT_FOUND');
}

function quantityLimit(): AppError {
  const message = `W\u00a0koszyku mieści się najwyżej ${MAX_LINES}\u00a0pozycji, w\u00a0każdej do ${MAX_QUANTITY}\u00a0sztuk.`;
  return new AppError('QUANTITY_LIMIT', message, [
    { path: 'quantity', message, max: MAX_QUANTITY },
  ]);
}
