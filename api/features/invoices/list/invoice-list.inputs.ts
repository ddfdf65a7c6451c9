import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { INVOICE_KINDS, type InvoiceKind } from '#engine/trade/invoices/invoice';
import { pageOf } from '../../../shared/page.js';
import { registerEnum } from '../../../shared/register-enum.js';
import type { Order } from '../../orders/order.entity.js';
import { Invoice, InvoiceKindEnum } from '../invoice.entity.js';
import { MONTH, MONTH_KINDS, MONTH_MESSAGE, type MonthKind } from '../month.js';

const INVOICE_SHOWN = ['queue', 'late', 'rejected', 'accepted', 'outside'] as const;
export type InvoiceShown = (typeof INVOICE_SHOWN)[number];
const InvoiceShownEnum = registerEnum(INVOICE_SHOWN, {
  name: 'InvoiceShown',
  description:
    'queue: not accepted by KSeF yet, refused ones included unless they were replaced or their order is ' +
    'cancelled; late: those of the queue whose `dueOn` has passed; accepted, rejected: by the state of the ' +
    'delivery; outside: issued outside of KSeF.',
});

const MonthKindEnum = registerEnum(MONTH_KINDS, {
  name: 'InvoiceMonth',
  description: 'tax: the month of `taxedOn`, the tax period; issue: the month of issue.',
});

const INVOICE_SORTS = ['newest', 'oldest'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
export const InvoiceSortEnum = registerEnum(INVOICE_SORTS, {
  name: 'InvoiceSort',
  description: 'By the day of issue.',
});

@InputType()
export class InvoiceFilter {
  @Field(() => InvoiceShownEnum, { nullable: true, description: 'By the delivery to KSeF.' })
  @IsOptional()
  @IsIn(INVOICE_SHOWN)
  shown?: InvoiceShown | null;

  @Field(() => InvoiceKindEnum, { nullable: true })
  @IsOptional()
  @IsIn(INVOICE_KINDS)
  kind?: InvoiceKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'A month in Poland: "2026-11".',
  })
  @IsOptional()
  @Matches(MONTH, { message: MONTH_MESSAGE })
  month?: string | null;

  @Field(() => MonthKindEnum, {
    defaultValue: 'tax',
    description: 'Whether `month` is the tax period or the month of issue.',
  })
  @IsIn(MONTH_KINDS)
  by?: MonthKind;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of an order, or words in any order, each a part of number, buyer or tax number; one or two ' +
      'letters match the beginning of a word. Ignores case and diacritics; at most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class InvoiceList extends pageOf(() => Invoice) {}

@ObjectType({ simpleResolvers: true, description: 'A list of orders that are to get an invoice.' })
export class OrdersToInvoice {
  items!: Order[];

  @Field(() => Int, { description: 'The size of the whole list, not of this page.' })
  totalCount!: number;
}
