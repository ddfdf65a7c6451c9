import { randomBytes, randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Customer } from '../customers/customer.entity.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'A PDF or picture that staff have attached to an order, an offer, an inquiry or a customer.',
})
@Entity()
@Check({
  name: 'attached_file_subject',
  expression: 'num_nonnulls(order_id, offer_id, inquiry_id, customer_id) = 1',
})
export class AttachedFile {
  [OptionalProps]?:
    | 'order'
    | 'offer'
    | 'inquiry'
    | 'customer'
    | 'note'
    | 'isShared'
    | 'createdAt'
    | 'linkKey';

  /** Also the name under which the file storage has the content. */
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Order, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  order: Ref<Order> | null = null;

  @ManyToOne(() => Offer, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  offer: Ref<Offer> | null = null;

  @ManyToOne(() => Inquiry, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  inquiry: Ref<Inquiry> | null = null;

  @ManyToOne(() => Customer, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  customer: Ref<Customer> | null = null;

  @Field(() => String, { description: 'With the ending of its type: "pomiar.pdf".' })
  @Property({ type: 'string', length: 120 })
  name!: string;

  @Field(() => String, { description: 'application/pdf or image/webp' })
  @Property({ type: 'string', length: 20 })
  mediaType!: string;

  @Field(() => Int, { description: 'bytes' })
  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'string', length: 500, default: '' })
  note: string = '';

  @Field(() => Boolean, {
    description: 'Whether the customer sees it on the page of the order or offer.',
  })
  @Property({ type: 'boolean', default: false })
  isShared: boolean = false;

  @ManyToOne(() => User, { ref: true, index: true })
  author!: Ref<User>;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Signs the links to the file. */
  @Property({ type: 'string', length: 43, lazy: true })
  linkKey: string = randomBytes(32).toString('base64url');
}
