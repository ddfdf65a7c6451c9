import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { GOODS_AMOUNTS, OrderedGoods } from '../ordered-goods.js';
import { OrderVersion } from './order-version.entity.js';

/**
 * A line of a version of an order. Once stored, it loses only its label, when the customer's data are deleted, and the
 * reference to a configuration that is deleted.
 */
@ObjectType({ simpleResolvers: true })
@Entity()
@Check({ name: 'order_version_line_amounts', expression: GOODS_AMOUNTS })
export class OrderVersionLine extends OrderedGoods {
  [OptionalProps]?: 'label';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => OrderVersion, { ref: true, index: true })
  version!: Ref<OrderVersion>;

  @Field(() => ID, {
    description:
      'The id that this line has in the order, or gets there when the version is accepted.',
  })
  @Property({ type: 'uuid', index: true })
  lineId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the line of the order that this one replaces; null for an added or unchanged line.',
  })
  @Property({ type: 'uuid', nullable: true })
  replacesLineId!: string | null;
}
