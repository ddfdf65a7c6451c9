import { BigIntType, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { InventoryItem } from './inventory-item.entity.js';

const MOVEMENT_KINDS = ['opening', 'adjusted', 'consumed', 'returned'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
const MovementKindEnum = registerEnum(MOVEMENT_KINDS, {
  name: 'StockMovementKind',
  description:
    'opening: the first quantity of an item; adjusted: by staff; consumed and returned: by an order.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A change of the quantity of an item; movements are only added.',
})
@Entity()
@Index({ properties: ['item', 'id'] })
@Check({ name: 'stock_movement_delta', expression: 'delta <> 0 and quantity_after >= 0' })
@Check({
  name: 'stock_movement_kind',
  expression: `kind in ('opening', 'adjusted', 'consumed', 'returned')`,
})
export class StockMovement {
  @Field(() => ID)
  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @ManyToOne(() => InventoryItem, { ref: true, index: false })
  item!: Ref<InventoryItem>;

  @Field(() => Int, { description: 'Sets that came in, or as a negative number went out.' })
  @Property({ type: 'integer' })
  delta!: number;

  @Field(() => Int, { description: 'The quantity of the item afterwards.' })
  @Property({ type: 'integer' })
  quantityAfter!: number;

  @Field(() => MovementKindEnum)
  @Property({ type: 'string', length: 10 })
  kind!: MovementKind;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 300, nullable: true })
  reason!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The order that took the sets or gave them back; null for the kinds opening and adjusted.',
  })
  @Property({ type: 'integer', nullable: true })
  orderId!: number | null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  actor!: Ref<User> | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;
}
