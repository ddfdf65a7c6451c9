import type { EntityManager } from '@mikro-orm/postgresql';
import type { Configuration as Settings } from '../../../engine/configuration/configuration.js';
import type { PriceLine } from '../../../engine/price/price.js';
import type { Warning } from '../../../engine/configuration/validate.js';
import { prepared } from '../../database/prepared.js';

/** A line of a cart with the configuration that it holds. */
export interface CartRow {
  id: string;
  quantity: number;
  configurationId: string;
  productId: number;
  settings: Settings;
  lines: PriceLine[];
  warnings: Warning[];
  /** "4890.00" */
  savedPrice: string;
  /** As text: outside of entities the driver makes no dates. */
  createdAt: string;
}

const COLUMNS = `line.id, line.quantity, configuration.id as "configurationId", configuration.product_id as "productId",
  configuration.settings, configuration.lines, configuration.warnings,
  configuration.calculated_price as "savedPrice", configuration.created_at as "createdAt"`;

/** The lines of the visitor's open cart, oldest first; with an expression of SQL beside each, if one is given. */
export function openCartRows<Extra extends object = object>(
  em: EntityManager,
  visitorId: string,
  extra = '',
): Promise<(CartRow & Extra)[]> {
  return prepared<CartRow & Extra>(
    em,
    `select ${COLUMNS}${extra && `, ${extra}`} from cart
       join cart_line line on line.cart_id = cart.id
       join configuration on configuration.id = line.configuration_id
     where cart.visitor_id = $1 and cart.ordered_at is null order by line.position`,
    [visitorId],
  );
}
