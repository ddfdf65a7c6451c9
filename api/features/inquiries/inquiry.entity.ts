import { Collection, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { SavedConfiguration } from '../configurator/configurations/configuration.entity.js';
import { Order } from '../orders/order.entity.js';
import { InquiryAnswer } from './answers/inquiry-answer.entity.js';
import { InquiryPhotograph } from './photographs/inquiry-photograph.entity.js';

/** The types that customers choose in the contact form. */
export const MESSAGE_TYPES = ['quote', 'technical', 'warranty', 'general', 'complaint'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
/** What customers ask for on the page of their order. */
export const ORDER_REQUEST_TYPES = ['order_change', 'order_cancellation', 'order_invoice'] as const;
export type OrderRequestType = (typeof ORDER_REQUEST_TYPES)[number];
export const INQUIRY_TYPES = [...MESSAGE_TYPES, 'samples', ...ORDER_REQUEST_TYPES] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
export const InquiryTypeEnum = registerEnum(INQUIRY_TYPES, {
  name: 'InquiryType',
  description:
    'samples and the types that begin with order_ have mutations of their own; customers choose among the others.',
});

export const INQUIRY_STATUSES = [
  'new',
  'in_progress',
  'waiting_for_customer',
  'resolved',
  'closed',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];
export const OPEN_INQUIRY_STATUSES = ['new', 'in_progress', 'waiting_for_customer'] as const;
/** The statuses in which the customer has written and waits for an answer. */
export const AWAITING_INQUIRY_STATUSES = ['new', 'in_progress'] as const;
export const InquiryStatusEnum = registerEnum(INQUIRY_STATUSES, {
  name: 'InquiryStatus',
  description: 'Any status can follow any other.',
});

export const INQUIRY_PRIORITIES = ['low', 'medium', 'high'] as const;
export type InquiryPriority = (typeof INQUIRY_PRIORITIES)[number];
export const InquiryPriorityEnum = registerEnum(INQUIRY_PRIORITIES, {
  name: 'InquiryPriority',
  description: 'Follows from the type of an inquiry; staff can change it.',
});

@ObjectType({ simpleResolvers: true, description: 'What a customer has written to the shop.' })
@Entity()
@Check({
  name: 'inquiry_line_change',
  expression: '(order_line_id is null) = (agreed_line_total is null)',
})
@Index({ properties: ['status', 'createdAt', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['priorityRank', 'createdAt', 'id'] })
@Index({
  name: 'inquiry_customer_index',
  expression:
    'create index "inquiry_customer_index" on "inquiry" (customer_key(customer_email, customer_phone))',
})
@Index({
  name: 'inquiry_search_index',
  expression:
    'create index "inquiry_search_index" on "inquiry" using gin ("search_text" gin_trgm_ops)',
})
export class Inquiry {
  [OptionalProps]?:
    | 'assignee'
    | 'order'
    | 'orderLineId'
    | 'agreedLineTotal'
    | 'sampleIds'
    | 'street'
    | 'postalCode'
    | 'city'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    | 'status';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  customerName!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 254 })
  customerEmail!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E.164: "+48600100200"; null where none was given.',
  })
  @Property({ type: 'string', length: 20, nullable: true })
  customerPhone!: string | null;

  @Field(() => String)
  @Property({ type: 'string', length: 200 })
  subject!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  message!: string;

  @Field(() => InquiryTypeEnum)
  @Enum({ items: () => [...INQUIRY_TYPES] })
  inquiryType!: InquiryType;

  @Field(() => InquiryStatusEnum)
  @Enum({ items: () => [...INQUIRY_STATUSES] })
  status: InquiryStatus = 'new';

  @Field(() => InquiryPriorityEnum)
  @Enum({ items: () => [...INQUIRY_PRIORITIES] })
  priority!: InquiryPriority;

  /** The priority as a sortable number; a generated column. */
  @Property({
    type: 'smallint',
    lazy: true,
    nullable: true,
    generated: `(case priority when 'high' then 3 when 'medium' then 2 else 1 end) stored`,
  })
  priorityRank?: number;

  @ManyToOne(() => SavedConfiguration, { ref: true, nullable: true })
  configuration!: Ref<SavedConfiguration> | null;

  /** Ids of the fabrics that the customer wants samples of. */
  @Property({ type: 'array', defaultRaw: `'{}'` })
  sampleIds: string[] = [];

  @Field(() => String, {
    nullable: true,
    description: 'Where samples are to be sent: street and number; null for other inquiries.',
  })
  @Property({ type: 'string', length: 120, nullable: true })
  street: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: '"90-001"; null for other inquiries than samples.',
  })
  @Property({ type: 'string', length: 6, nullable: true })
  postalCode: string | null = null;

  @Field(() => String, { nullable: true, description: 'Null for other inquiries than samples.' })
  @Property({ type: 'string', length: 80, nullable: true })
  city: string | null = null;

  /** The order that the customer's request is about. */
  @ManyToOne(() => Order, { ref: true, nullable: true, index: true })
  order: Ref<Order> | null = null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the line of the order that shall get the goods of `configuration`; null for other inquiries.',
  })
  // No foreign key: a change of the order replaces the line.
  @Property({ type: 'uuid', nullable: true })
  orderLineId: string | null = null;

  /** The new total of that line, to which the customer has agreed; null without one. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  agreedLineTotal: string | null = null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  assignee: Ref<User> | null = null;

  @OneToMany(() => InquiryAnswer, (answer) => answer.inquiry, { orderBy: { id: 'asc' } })
  answers = new Collection<InquiryAnswer>(this);

  @OneToMany(() => InquiryPhotograph, (photograph) => photograph.inquiry, {
    orderBy: { createdAt: 'asc', id: 'asc' },
  })
  photographs = new Collection<InquiryPhotograph>(this);

  /** Name, e-mail, phone and texts, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone, '') || ' ' || subject || ' ' || message)) stored`,
  })
  searchText?: string;

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
