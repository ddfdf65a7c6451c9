import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { formatAmount } from '../../../engine/price/money.js';
import { IsAmount } from '../../shared/amount.js';
import { IsId } from '../../shared/id.js';
import { ListOf } from '../../shared/input/list-of.js';
import { Decimal, SIGNED_AMOUNT, SignedDecimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { UserError } from '../../shared/user-error.js';
import { MAX_LINES, MAX_QUANTITY } from '../cart/cart-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { Invoice, InvoiceKindEnum } from './invoice.entity.js';
import type { NextInvoice } from './next-invoice.js';

/** The kinds that are issued for an order; a correction is made from an invoice. */
const ISSUED_KINDS = ['VAT', 'ZAL', 'ROZ'] as const;

@InputType({
  description:
    'The `nextInvoice` of an order as it was seen; CONFLICT where another invoice is due now.',
})
export class IssueInvoiceInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @Field(() => InvoiceKindEnum, { description: 'VAT, ZAL or ROZ.' })
  @IsIn(ISSUED_KINDS)
  kind!: (typeof ISSUED_KINDS)[number];

  @Field(() => Decimal, { description: 'Its amount with VAT.' })
  @IsAmount()
  gross!: string;
}

@InputType({ description: 'A line as it is to be after the correction.' })
export class CorrectedLineInput {
  @Field(() => Int, { description: 'Pieces, 0-99; 0 removes the line from the sale.' })
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  quantity!: number;

  @Field(() => Decimal, { description: 'Of one piece, with VAT.' })
  @IsAmount()
  unitPrice!: string;
}

@InputType()
export class CorrectInvoiceInput {
  @Field(() => Int, { description: 'The id of the invoice itself, not of a correction of it.' })
  @IsId()
  invoiceId!: number;

  @Field(() => SignedDecimal, {
    description:
      'The `correctedGross` of the invoice as it was seen, which is below zero for a final invoice for less ' +
      'than its advances; CHANGED_MEANWHILE if it is no longer current.',
  })
  @Matches(SIGNED_AMOUNT)
  seenGross!: string;

  @Field(() => String, { description: 'Printed on the correction; 3-250 characters.' })
  @IsText(3, 250)
  reason!: string;

  @Field(() => [CorrectedLineInput], {
    nullable: true,
    description: 'All lines in the order of `invoiceLines`; left out for an invoice of an advance.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(CorrectedLineInput)
  lines?: CorrectedLineInput[] | null;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'The advance with VAT as it is to be, not above what it is now; left out for other invoices.',
  })
  @IsOptional()
  @IsAmount()
  amount?: string | null;
}

@InputType()
export class SendInvoiceAgainInput {
  @Field(() => Int)
  @IsId()
  invoiceId!: number;
}

@ObjectType({ simpleResolvers: true })
export class InvoicePayload {
  @Field(() => Invoice, {
    nullable: true,
    description: 'The issued or sent invoice; null where the request was refused.',
  })
  invoice!: Invoice | null;

  @Field(() => Order, {
    nullable: true,
    description: 'The order with its invoices as they are now; null where the request was refused.',
  })
  order!: Order | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'The invoice that an order gets next.' })
export class NextInvoiceView {
  @Field(() => InvoiceKindEnum, { description: 'VAT, ZAL or ROZ.' })
  kind!: 'VAT' | 'ZAL' | 'ROZ';

  @Field(() => Decimal, { description: 'Its amount with VAT.' })
  gross!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The number of the refused invoice that it replaces; it gets the same number unless another document in ' +
      'KSeF has it. Null where it replaces none.',
  })
  replacesNumber!: string | null;
}

export const nextInvoiceView = (next: NextInvoice | null): NextInvoiceView | null =>
  next && {
    kind: next.kind,
    gross: formatAmount(next.gross),
    replacesNumber: next.replaces?.number ?? null,
  };

@ObjectType({ simpleResolvers: true, description: 'A line of an invoice after its corrections.' })
export class InvoiceLineView {
  @Field(() => String)
  name!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Decimal, { description: 'Of one piece, with VAT and less its part of a discount.' })
  unitPrice!: string;
}
