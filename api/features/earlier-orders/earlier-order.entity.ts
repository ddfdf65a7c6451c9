import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { EARLIER_STATUSES, type EarlierStatus } from '#engine/trade/shop/earlier-orders';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { Decimal } from '../../shared/scalars.js';

const EarlierStatusEnum = registerEnum(EARLIER_STATUSES, {
  name: 'EarlierOrderStatus',
  description: 'cancelled: nothing is owed for it.',
});

/**
 * An order of the system that the shop had before, as one line with its old number and what was paid. It is no `Order`,
 * because nobody configured its goods here: it takes no stock, number, invoice, reminder or mail.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'An order of the system that the shop had before, imported with its number and balance.',
})
@Entity()
@Index({ properties: ['orderedOn', 'id'] })
@Index({
  name: 'earlier_order_customer_index',
  expression:
    'create index "earlier_order_customer_index" on "earlier_order" (customer_key(customer_email, customer_phone))',
})
@Index({
  name: 'earlier_order_owed_index',
  expression:
    'create index "earlier_order_owed_index" on "earlier_order" ("owed", "id") where owed > 0',
})
@Index({
  name: 'earlier_order_search_index',
  expression:
    'create index "earlier_order_search_index" on "earlier_order" using gin ("search_text" gin_trgm_ops)',
})
@Check({
  name: 'earlier_order_amounts',
  expression: 'paid_amount >= 0 and paid_amount <= total_amount',
})
export class EarlierOrder {
  [OptionalProps]?: 'version' | 'owed' | 'status' | 'paidAmount';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, { description: 'In the former system: "ZAM/2023/017".' })
  @Property({ type: 'string', length: 40 })
  @Unique()
  number!: string;

  @Field(() => String, { description: 'A day: "2023-05-31".' })
  @Property({ type: 'date' })
  orderedOn!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 120 })
  customerName!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 254, nullable: true })
  customerEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'E.164: "+48600100200".' })
  @Property({ type: 'string', length: 20, nullable: true })
  customerPhone!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 500, nullable: true })
  customerAddress!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 14, nullable: true })
  companyTaxNumber!: string | null;

  @Field(() => String)
  @Property({ type: 'string', length: 1000 })
  description!: string;

  @Field(() => EarlierStatusEnum)
  @Property({ type: 'string', length: 20, default: 'done' })
  status: EarlierStatus = 'done';

  @Field(() => Decimal, { description: 'With VAT.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  totalAmount!: string;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 12, scale: 2, default: '0.00' })
  paidAmount: string = '0.00';

  @Field(() => Decimal, { description: 'What remains to be paid.' })
  @Property({
    type: 'decimal',
    precision: 12,
    scale: 2,
    generated: `(case when status = 'cancelled' then 0 else total_amount - paid_amount end) stored`,
  })
  readonly owed!: string;

  @RowVersion
  version!: number;

  /** Number, customer and description, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(number || ' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, '') || ' ' || coalesce(customer_address, '') || ' ' || description)) stored`,
  })
  searchText?: string;
}
