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
import { MAX_LABEL } from '#engine/trade/project/project';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { Cart } from './cart.entity.js';

export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

@Entity()
@Unique({ properties: ['cart', 'fingerprint', 'label'] })
@Check({ name: 'cart_line_quantity', expression: `quantity >= 1 and quantity <= ${MAX_QUANTITY}` })
export class CartLine {
  [OptionalProps]?: 'label' | 'position';

  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Cart, { ref: true, deleteRule: 'cascade' })
  cart!: Ref<Cart>;

  @ManyToOne(() => SavedConfiguration, { ref: true, index: true })
  configuration!: Ref<SavedConfiguration>;

  /** A hash of the configuration; equal goods with the same label share a line. */
  @Property({ type: 'string', length: 64 })
  fingerprint!: string;

  /** Where the goods belong, in the customer's words: "Salon, okno 1"; may be empty. */
  @Property({ type: 'string', length: MAX_LABEL, default: '' })
  label: string = '';

  @Property({ type: 'integer' })
  quantity!: number;

  /** Rises with each line: lines are shown in the order in which they were added. */
  @Property({ type: new BigIntType('string'), autoincrement: true })
  position!: string;
}
