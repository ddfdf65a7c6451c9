import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../../identity/user.entity.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Order } from '../order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A note of a member of staff about an order; customers never see it.',
})
@Entity()
export class OrderNote {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @ManyToOne(() => User, { ref: true })
  author!: Ref<User>;

  @Field(() => String, { description: '1-2000 characters' })
  @Property({ type: 'string', length: 2000 })
  text!: string;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
