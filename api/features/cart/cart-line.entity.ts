import { randomUUID } from 'node:crypto';
import { BigIntType, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { Cart } from './cart.entity.js';

/** The most lines in a cart. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

@Entity()
@Unique({ properties: ['cart', 'fingerprint'] })
@Check({ name: 'cart_line_quantity', expression: `quantity >= 1 and quantity <= ${MAX_QUANTITY}` })
export class CartLine {
  [OptionalProps]?: 'position';

  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Cart, { ref: true, deleteRule: 'cascade' })
  cart!: Ref<Cart>;

  @ManyToOne(() => SavedConfiguration, { ref: true, index: true })
  configuration!: Ref<SavedConfiguration>;

  /** A hash of the configuration; unique in a cart, so that equal goods share a line. */
  @Property({ type: 'string', length: 64 })
  fingerprint!: string;

  @Property({ type: 'integer' })
  quantity!: number;

  /** Lines are shown in the order in which they were added. */
  @Property({ type: new BigIntType('string'), autoincrement: true })
  position!: string;
}
