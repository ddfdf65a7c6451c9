import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../../identity/user.entity.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Inquiry } from '../inquiry.entity.js';

@ObjectType({ simpleResolvers: true, description: 'An answer to the customer, as it was mailed.' })
@Entity()
export class InquiryAnswer {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Inquiry, { ref: true, index: true, deleteRule: 'cascade' })
  inquiry!: Ref<Inquiry>;

  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  @ManyToOne(() => User, { ref: true })
  author!: Ref<User>;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();
}
