import { Session } from '../features/auth/session.entity.js';
import { User } from '../features/auth/user.entity.js';
import { CartLine } from '../features/cart/cart-line.entity.js';
import { Cart } from '../features/cart/cart.entity.js';
import { CatalogueVersion } from '../features/catalogue/catalogue-version.entity.js';
import { PriceList } from '../features/catalogue/price-list.entity.js';
import { Product } from '../features/catalogue/product.entity.js';
import { SavedConfiguration } from '../features/configurator/configuration.entity.js';
import { Inquiry } from '../features/inquiries/inquiry.entity.js';
import { InventoryItem } from '../features/inventory/inventory-item.entity.js';
import { OutgoingMail } from '../features/mail/outgoing-mail.entity.js';
import { IdempotencyKey } from '../features/orders/idempotency-key.entity.js';
import { OrderEvent } from '../features/orders/order-event.entity.js';
import { OrderLine } from '../features/orders/order-line.entity.js';
import { Order } from '../features/orders/order.entity.js';

export const ENTITIES = [
  User,
  Session,
  Product,
  PriceList,
  CatalogueVersion,
  InventoryItem,
  SavedConfiguration,
  Cart,
  CartLine,
  Order,
  OrderLine,
  OrderEvent,
  IdempotencyKey,
  Inquiry,
  OutgoingMail,
];
