import { randomUUID } from 'node:crypto';
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Order } from '../order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: "A consumer's statement of withdrawal from a contract, as it was received.",
})
@Entity({ tableName: 'withdrawal' })
@Index({ properties: ['receivedAt'] })
export class WithdrawalNotice {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  /**
   * The order with the stated number and e-mail; null where none matches, because a statement with a typing error is
   * valid, too.
   */
  @ManyToOne(() => Order, { ref: true, nullable: true, index: true })
  order!: Ref<Order> | null;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => Int, {
    description: 'The order number as it was stated; there may be no such order.',
  })
  @Property({ type: 'integer' })
  orderNumber!: number;

  @Field(() => String)
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Which goods are returned; null: all of the order.',
  })
  @Property({ type: 'string', length: 1000, nullable: true })
  goods!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 2000, nullable: true })
  reason!: string | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime' })
  receivedAt!: Date;
}
