import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { GOODS_AMOUNTS, AgreedGoods } from '../agreements/agreed-goods.js';
import { Order } from './order.entity.js';

/** A line of an order. Its goods stay as they are, except that personal data are removed: a change makes a new line. */
@ObjectType({ simpleResolvers: true })
@Entity()
@Check({ name: 'order_line_amounts', expression: GOODS_AMOUNTS })
export class OrderLine extends AgreedGoods {
  [OptionalProps]?: 'label' | 'discount' | 'color' | 'frameColor';

  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  /**
   * The code of the colour in the settings; a generated column, as is `frameColor`, for SQL that compares stock and
   * sums sales.
   */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `((settings ->> 'color'::text)) stored`,
  })
  color?: string;

  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `((settings ->> 'frameColor'::text)) stored`,
  })
  frameColor?: string;
}
