import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { INVOICE_KINDS, type InvoiceKind } from '../../../../engine/invoices/invoice.js';
import { Order } from '../../orders/order.entity.js';
import { Invoice, InvoiceKindEnum } from '../invoice.entity.js';
import { MONTH, MONTH_MESSAGE } from '../month.js';

const INVOICE_SHOWN = ['queue', 'late', 'rejected', 'accepted', 'outside'] as const;
export type InvoiceShown = (typeof INVOICE_SHOWN)[number];
const InvoiceShownEnum = Object.fromEntries(INVOICE_SHOWN.map((shown) => [shown, shown]));

registerEnumType(InvoiceShownEnum, {
  name: 'InvoiceShown',
  description:
    'How far invoices are on their way to KSeF. queue: KSeF has not accepted them, refused ones included unless others were issued for them or their order is cancelled; late: these after their day; outside: issued outside of KSeF.',
});

const INVOICE_SORTS = ['newest', 'oldest'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];
export const InvoiceSortEnum = Object.fromEntries(INVOICE_SORTS.map((sort) => [sort, sort]));

registerEnumType(InvoiceSortEnum, {
  name: 'InvoiceSort',
  description:
    'By the day of issue, which is the order of the days on which KSeF must have them, too.',
});

@InputType()
export class InvoiceFilter {
  @Field(() => InvoiceShownEnum, { nullable: true })
  @IsOptional()
  @IsIn(INVOICE_SHOWN)
  shown?: InvoiceShown | null;

  @Field(() => InvoiceKindEnum, { nullable: true })
  @IsOptional()
  @IsIn(INVOICE_KINDS)
  kind?: InvoiceKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'The month of issue in Poland: "2026-11".',
  })
  @IsOptional()
  @Matches(MONTH, { message: MONTH_MESSAGE })
  month?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of its number, the buyer or the tax number, or the number of its order.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class InvoiceList {
  @Field(() => [Invoice])
  items!: Invoice[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Orders that are to get an invoice.' })
export class OrdersToInvoice {
  @Field(() => [Order])
  items!: Order[];

  @Field(() => Int)
  totalCount!: number;
}
