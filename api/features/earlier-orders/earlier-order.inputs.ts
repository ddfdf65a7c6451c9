import { IsBoolean, IsIn, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EARLIER_STATUSES, type EarlierStatus } from '#engine/trade/shop/earlier-orders';
import { IsDay } from '../../shared/day.js';
import { IsAmount } from '../../shared/input/amount.js';
import { IsEmailAddress } from '../../shared/input/email.js';
import { IsPhone } from '../../shared/input/phone.js';
import { IsTaxNumber } from '../../shared/input/tax-number.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadRowInput } from '../../shared/row-version.js';
import { Decimal } from '../../shared/scalars.js';
import { IsLine, IsName, IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { EarlierOrder } from './earlier-order.entity.js';

/** A row of an imported file. */
export class EarlierOrderRow {
  @IsLine(1, 40)
  number!: string;

  @IsDay()
  orderedOn!: string;

  @IsName(2, 120)
  customerName!: string;

  @IsOptional()
  @IsEmailAddress()
  customerEmail?: string;

  @IsOptional()
  @IsPhone()
  customerPhone?: string;

  @IsOptional()
  @IsText(5, 500)
  customerAddress?: string;

  @IsOptional()
  @IsTaxNumber()
  companyTaxNumber?: string;

  @IsText(1, 1000)
  description!: string;

  @IsOptional()
  @IsIn(EARLIER_STATUSES)
  status?: EarlierStatus;

  @IsAmount()
  totalAmount!: string;

  @IsAmount()
  paidAmount!: string;
}

const EARLIER_ORDER_SORTS = ['newest', 'oldest', 'owed_desc'] as const;
export type EarlierOrderSort = (typeof EARLIER_ORDER_SORTS)[number];
export const EarlierOrderSortEnum = registerEnum(EARLIER_ORDER_SORTS, { name: 'EarlierOrderSort' });

@InputType()
export class EarlierOrderFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Number, customer or description, up to 100 characters; an exact number comes first.',
  })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only those for which money is owed.',
  })
  @IsOptional()
  @IsBoolean()
  owing?: boolean | null;
}

@ObjectType({ simpleResolvers: true })
export class EarlierOrderList extends pageOf(() => EarlierOrder) {
  @Field(() => Decimal, {
    description: 'What is owed for all earlier orders, whatever the filter.',
  })
  owedAmount!: string;
}

@InputType()
export class PayEarlierOrderInput extends ReadRowInput {
  @Field(() => Decimal, { description: 'All that was paid so far; at most the total.' })
  @IsAmount()
  paidAmount!: string;
}

@ObjectType({ simpleResolvers: true })
export class EarlierOrderPayload extends Payload {
  @Field(() => EarlierOrder, {
    nullable: true,
    description: 'As it is now, also after a refusal; null where there is none with this id.',
  })
  earlierOrder!: EarlierOrder | null;
}
