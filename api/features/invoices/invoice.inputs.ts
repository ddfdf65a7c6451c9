import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_SERVICE_QUANTITY } from '#engine/trade/shop/agreed-lines';
import { IsId } from '../../shared/id.js';
import { IsAmount } from '../../shared/input/amount.js';
import { IsInHundredths } from '../../shared/input/hundredths.js';
import { ListOf } from '../../shared/input/list-of.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal, SIGNED_AMOUNT, SignedDecimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { MAX_LINES } from '../cart/cart-line.entity.js';
import { Order } from '../orders/order.entity.js';
import { Invoice, InvoiceKindEnum } from './invoice.entity.js';

/** An order has as many goods and as many services, and each can have two rates of VAT. */
const MOST_LINES = 4 * MAX_LINES;

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
  @Field(() => Float, {
    description: '0-9999, two places at most; 0 removes the line from the sale.',
  })
  @IsInHundredths()
  @Min(0)
  @Max(MAX_SERVICE_QUANTITY)
  quantity!: number;

  @Field(() => Decimal, { description: 'Of one unit, with VAT.' })
  @IsAmount()
  unitPrice!: string;
}

/** Why an invoice is corrected, which decides the tax period in which the correction counts. */
const CORRECTION_CAUSES = ['error', 'change'] as const;
export type CorrectionCause = (typeof CORRECTION_CAUSES)[number];
const CorrectionCauseEnum = registerEnum(CORRECTION_CAUSES, {
  name: 'CorrectionCause',
  description:
    'error: the invoice was wrong from the beginning; change: something has changed since, as by a return of ' +
    'goods or a discount.',
});

@InputType({
  description:
    'The buyer as it is to be after the correction. A wrong tax number is corrected by a correction to nothing and a ' +
    'new invoice.',
})
export class CorrectedBuyerInput {
  @Field(() => String, { description: '2-200 characters' })
  @IsText(2, 200)
  name!: string;

  @Field(() => String, { description: '5-500 characters' })
  @IsText(5, 500)
  address!: string;
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

  @Field(() => CorrectionCauseEnum, {
    defaultValue: 'change',
    description:
      'An error that made the invoice too low counts in the tax period of the corrected invoice; everything else in ' +
      'that of the correction.',
  })
  @IsIn(CORRECTION_CAUSES)
  cause: CorrectionCause = 'change';

  @Field(() => CorrectedBuyerInput, {
    nullable: true,
    description: 'Left out where name and address stay as they are.',
  })
  @IsOptional()
  @ValidateNested()
  buyer?: CorrectedBuyerInput | null;

  @Field(() => [CorrectedLineInput], {
    nullable: true,
    description: 'All lines in the order of `invoiceLines`; left out for an invoice of an advance.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LINES)
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

@ObjectType({
  simpleResolvers: true,
  description:
    'What a correction would change: its amounts are the differences, below zero where it reduces them.',
})
export class CorrectionPreview {
  @Field(() => SignedDecimal)
  net!: string;

  @Field(() => SignedDecimal)
  vat!: string;

  @Field(() => SignedDecimal)
  gross!: string;

  @Field(() => String, {
    description: 'The day in Poland whose month would be its tax period: "2026-11-28".',
  })
  taxedOn!: string;
}

@ObjectType({ simpleResolvers: true })
export class CorrectionPreviewPayload extends Payload {
  @Field(() => CorrectionPreview, {
    nullable: true,
    description: 'Null where this correction is refused.',
  })
  preview!: CorrectionPreview | null;
}

@ObjectType({ simpleResolvers: true })
export class InvoicePayload extends Payload {
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

  @Field(() => String, {
    description: 'The day of the payment or delivery on which its tax arises: "2026-11-25".',
  })
  tradedOn!: string;

  @Field(() => String, {
    description:
      'The last day on which the law lets it be issued: the 15th of the month after `tradedOn`; for a consumer who ' +
      'asked after the month of `tradedOn`, 15 days after the request.',
  })
  dueOn!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The rate of VAT at which this final invoice would be below zero, because the rates of the order have changed ' +
      'since its advances: these are better corrected to nothing and issued again first. Null where there is none.',
  })
  rateBelowZero!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A line of an invoice after its corrections.' })
export class InvoiceLineView {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: '"szt."' })
  unit!: string;

  @Field(() => Float, { description: 'Has at most two places.' })
  quantity!: number;

  @Field(() => Decimal, { description: 'Of one unit, with VAT and less its part of a discount.' })
  unitPrice!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The buyer of an invoice after its corrections.',
})
export class InvoiceBuyerView {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name by the data of the order as they are now; null where these have another tax number, which no ' +
      'correction of the buyer changes.',
  })
  orderedName!: string | null;

  @Field(() => String, { nullable: true, description: 'As `orderedName`.' })
  orderedAddress!: string | null;
}
