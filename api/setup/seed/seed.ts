import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { checkPlacement } from '#engine/goods/configuration/check-placement';
import type { Configuration as Settings } from '#engine/goods/configuration/configuration';
import { ACCESSORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { callFunction } from '../../database/database-calls.js';
import { refreshStatistics } from '../../database/refresh-statistics.js';
import { Cart } from '../../features/cart/cart.entity.js';
import { totalsOf, totalsOnTheWire } from '../../features/cart/price-cart.js';
import { AccessoryCategory } from '../../features/catalogue/accessories/accessory-category.entity.js';
import {
  readSnapshot,
  type CatalogueSnapshot,
} from '../../features/catalogue/catalogue-snapshot.js';
import { Product } from '../../features/catalogue/product.entity.js';
import { WITHOUT_SIZE, ownDrawing } from '../../features/catalogue/staff/product-draft.js';
import { drawnSettings as drawnAs } from '../../features/catalogue/staff/product-picture.js';
import { CannedAnswer } from '../../features/inquiries/answers/canned-answer.entity.js';
import { Inquiry } from '../../features/inquiries/inquiry.entity.js';
import { priorityOf } from '../../features/inquiries/inquiry.service.js';
import { InventoryItem } from '../../features/inventory/inventory-item.entity.js';
import { reserveForWaitingOrders } from '../../features/inventory/reserve.js';
import { StockMovement } from '../../features/inventory/stock-movement.entity.js';
import { Offer } from '../../features/offers/offer.entity.js';
import { confirmMeasurements } from '../../features/orders/measurements/confirm-measurements.js';
import { OrderEvent } from '../../features/orders/order-event.entity.js';
import { OrderLine } from '../../features/orders/order-line.entity.js';
import { Order } from '../../features/orders/order.entity.js';
import { ListedService } from '../../features/pricing/services/listed-service.entity.js';
import {
  DEMO_TABLES,
  DemoRow,
  type DemoTable,
} from '../../features/settings/launch/demo-row.entity.js';
import { Crew } from '../../features/visits/crews/crew.entity.js';
import { normalisePhone } from '../../shared/input/phone.js';
import { consentsAt } from './consents-at.js';
import { SEED_ACCESSORIES, SEED_ACCESSORY_CATEGORIES } from './families/accessory.js';
import { SEED_CANNED_ANSWERS, SEED_INQUIRIES } from './inquiries.js';
import { SEED_INVENTORY } from './inventory.js';
import { SEED_ORDERS, type SeedOrder } from './orders.js';
import { seedPayments } from './payments.js';
import { DEMO_RATINGS, SEED_PRODUCTS } from './products.js';
import { goodsOf, pricedLine } from './seed-goods.js';
import { seedOffers } from './seed-offers.js';
import type { SeedProduct } from './seed-product.js';
import { seedVisits } from './seed-visits.js';
import { SEED_SERVICES } from './services.js';

const HOUR = 3_600_000;

/** Fills an empty database with the demo shop; does nothing and returns false if there are products already. */
export async function seedIfEmpty(orm: MikroORM, now = new Date()): Promise<boolean> {
  const em = orm.em.fork();
  if ((await em.count(Product)) > 0) return false;
  await em.transactional(async (tx) => {
    for (const product of SEED_PRODUCTS) {
      const [ratingAverage, ratingCount] = DEMO_RATINGS[product.id] ?? [null, 0];
      tx.create(Product, { ...productOf(product), ratingAverage, ratingCount });
    }
    seedAccessories(tx);
    await tx.flush();
    await callFunction(
      tx,
      'setval',
      'product_id_seq',
      Math.max(...[...SEED_PRODUCTS, ...SEED_ACCESSORIES].map(({ id }) => id)),
    );
    seedInventory(tx, now);
    seedInquiries(tx, now);
    for (const answer of SEED_CANNED_ANSWERS) tx.create(CannedAnswer, answer);
    for (const service of SEED_SERVICES) tx.create(ListedService, service);
    await tx.flush();
    const snapshot = await readSnapshot(tx);
    await seedOrders(tx, snapshot, now);
    await seedOffers(tx, snapshot, now);
    await seedVisits(tx, now);
    markDemoRows(tx);
  });
  await refreshStatistics(orm);
  return true;
}

const MARKED = {
  product: Product,
  customer_order: Order,
  offer: Offer,
  inquiry: Inquiry,
  canned_answer: CannedAnswer,
  listed_service: ListedService,
  cart: Cart,
  crew: Crew,
} as const satisfies Record<DemoTable, unknown>;

/** Marks what the seed has made; the transaction has loaded nothing else. */
function markDemoRows(tx: EntityManager): void {
  const made = [...tx.getUnitOfWork().getIdentityMap().values()];
  for (const table of DEMO_TABLES) {
    for (const row of made)
      if (row instanceof MARKED[table])
        tx.create(DemoRow, { tableName: table, rowId: String(row.id) });
  }
}

/** The fields of a demo product, without its rating. */
export const productOf = ({ picture, specifications, ...product }: SeedProduct) => ({
  ...product,
  specifications: specifications.map(([name, value]) => ({ name, value })),
  fabricCollection: product.fabricCollection ?? null,
  availableColors: [...product.availableColors],
  availableFrameColors: [...product.availableFrameColors],
  availableVariants: [...product.availableVariants],
  imageUrl: `/zdjecia/produkt-${product.id}`,
  archivedAt: null,
  drawing: drawnSettings(product, picture),
});

function drawnSettings(
  product: Omit<SeedProduct, 'picture' | 'specifications'>,
  picture: SeedProduct['picture'],
): Settings {
  const { shownAngles, placement } = familyOf(product.category);
  const { placement: mounted, ...drawn } = picture;
  return {
    category: product.category,
    variant: product.availableVariants[0]!,
    ...drawn,
    lamelOrientation: shownAngles.lamelOrientation ?? 0,
    openingAngle: shownAngles.openingAngle ?? 0,
    placement: checkPlacement({ placement: mounted }, placement).value,
  };
}

function seedAccessories(tx: EntityManager): void {
  for (const [position, [slug, name]] of Object.entries(SEED_ACCESSORY_CATEGORIES).entries())
    tx.create(AccessoryCategory, { slug, name, position });
  for (const { stock: _stored, specifications, ...accessory } of SEED_ACCESSORIES)
    tx.create(Product, {
      ...accessory,
      ...WITHOUT_SIZE,
      category: ACCESSORIES,
      specifications: specifications.map(([name, value]) => ({ name, value })),
      careInstructions: null,
      ratingAverage: null,
      imageUrl: ownDrawing(accessory.id),
      drawing: drawnAs({ ...WITHOUT_SIZE, id: accessory.id, category: ACCESSORIES }, null),
    });
}

const WITHOUT_COLOURS = {
  colorVariant: '',
  frameColorVariant: '',
  minStockLevel: 5,
  location: 'Regał akcesoriów',
};

function seedInventory(tx: EntityManager, now: Date): void {
  const accessories = SEED_ACCESSORIES.filter(({ stock }) => stock > 0).map(({ id, stock }) => ({
    ...WITHOUT_COLOURS,
    productId: id,
    stockQuantity: stock,
  }));
  for (const { productId, ...item } of [...SEED_INVENTORY, ...accessories]) {
    const { stockQuantity, ...fields } = item;
    const product = tx.getReference(Product, productId);
    tx.create(StockMovement, {
      item: tx.create(InventoryItem, { ...fields, product }),
      delta: stockQuantity,
      quantityAfter: stockQuantity,
      kind: 'opening',
      reason: null,
      orderId: null,
      actor: null,
      at: now,
    });
  }
}

function seedInquiries(tx: EntityManager, now: Date): void {
  for (const { name, email, phone, hoursAgo, ...inquiry } of SEED_INQUIRIES) {
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
    tx.create(Inquiry, {
      ...inquiry,
      customerName: name,
      customerEmail: email,
      customerPhone: normalisePhone(phone),
      priority: priorityOf(inquiry.inquiryType),
      configuration: null,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

async function seedOrders(
  tx: EntityManager,
  snapshot: CatalogueSnapshot,
  now: Date,
): Promise<void> {
  const oldestFirst = [...SEED_ORDERS].sort((a, b) => b.hoursAgo - a.hoursAgo);
  for (const order of oldestFirst) {
    const placed = seedOrder(tx, order, snapshot, now);
    await tx.flush();
    await seedPayments(tx, placed, order);
    await seedMeasurements(tx, placed, order);
  }
  await reserveForWaitingOrders(tx, null);
}

function seedOrder(
  tx: EntityManager,
  seed: SeedOrder,
  snapshot: CatalogueSnapshot,
  now: Date,
): Order {
  const placedAt = new Date(now.getTime() - seed.hoursAgo * HOUR);
  const visitorId = randomUUID();
  const cart = tx.create(Cart, {
    visitorId,
    orderedAt: placedAt,
    createdAt: placedAt,
    updatedAt: placedAt,
  });
  const lines = seed.lines.map((line) => pricedLine(snapshot, line));
  const { total, net, vat } = totalsOnTheWire(totalsOf(lines, snapshot.priceList));
  const order = tx.create(Order, {
    token: randomBytes(32).toString('base64url'),
    cart,
    visitorId,
    requestFingerprint: randomBytes(32).toString('hex'),
    status: seed.statuses.at(-1)?.status ?? 'pending',
    customerName: seed.customerName,
    customerEmail: seed.customerEmail,
    customerPhone: normalisePhone(seed.customerPhone)!,
    customerAddress: seed.customerAddress,
    totalAmount: total,
    net,
    vat,
    consents: consentsAt(placedAt),
    createdAt: placedAt,
  });
  seedEvents(tx, order, seed);
  for (const [position, line] of lines.entries())
    tx.create(OrderLine, { order, position, ...goodsOf(tx, snapshot, line) });
  return order;
}

/** What is made has been confirmed by telephone with the order. */
async function seedMeasurements(
  tx: EntityManager,
  order: Order,
  { statuses }: SeedOrder,
): Promise<void> {
  const start = statuses.find(({ status }) => status === 'in_production');
  if (!start) return;
  const at = new Date(order.createdAt.getTime() + start.hoursAfter * HOUR);
  const confirming = { source: 'phone', author: null, at } as const;
  await confirmMeasurements(tx, order, order.lines.getItems(), confirming);
}

function seedEvents(tx: EntityManager, order: Order, { statuses }: SeedOrder): void {
  const at = order.createdAt;
  tx.create(OrderEvent, { order, status: 'pending', at, actor: null, note: null });
  for (const { status, hoursAfter, note } of statuses) {
    if (status === 'pending') continue;
    const later = new Date(at.getTime() + hoursAfter * HOUR);
    tx.create(OrderEvent, { order, status, at: later, actor: null, note });
  }
}
