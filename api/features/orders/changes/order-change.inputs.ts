import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { IsId } from '../../../shared/id.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { IsName, IsText } from '../../../shared/text.js';
import { Payload, payloadWithRefusals } from '../../../shared/user-error.js';
import { ChangedLineInput } from '../../agreements/changed-line.input.js';
import { OrderDetails } from '../../agreements/customer-details.js';
import { OrderDifference } from '../../agreements/difference.payloads.js';
import { ServiceLineInput } from '../../agreements/services.js';
import { MAX_LINES } from '../../cart/cart-line.entity.js';
import { Order } from '../order.entity.js';

const { minLength, maxLength } = ORDER_FIELDS.customerName;

const PRICE_BASES = ['better', 'original', 'current'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];
const PriceBasisEnum = registerEnum(PRICE_BASES, {
  name: 'OrderPriceBasis',
  description:
    'The price list for new and reconfigured goods. original: that of the day of the order; current: that of ' +
    'today; better: the one with the lower price. Goods that stay as they are keep their agreed price.',
});

@InputType({
  description: 'The complete changed order: a line that is left out is removed.',
})
export class OrderChangeInput extends OrderDetails {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @ReadVersion('of the order')
  version!: number;

  @Field(() => [ChangedLineInput], { description: `1-${MAX_LINES}` })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ListOf(ChangedLineInput)
  lines!: ChangedLineInput[];

  @Field(() => PriceBasisEnum, { defaultValue: 'better' })
  @IsIn(PRICE_BASES)
  priceBasis!: PriceBasis;

  @Field(() => [ServiceLineInput], {
    defaultValue: [],
    description: `Services beside the goods, 0-${MAX_LINES}.`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(ServiceLineInput)
  services!: ServiceLineInput[];

  @Field(() => Decimal, {
    description:
      'Taken off the sum of all lines; "0" for none. BAD_USER_INPUT where it is, with the discounts of single lines, ' +
      "above the limit of the caller's role, unless it is no higher than before.",
  })
  @IsAmount()
  discount!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Required with a discount; shown to the customer. At most 200 characters.',
  })
  @IsOptional()
  @IsText(0, 200)
  discountReason?: string | null;
}

@InputType({ description: 'The complete changed order: a line that is left out is removed.' })
export class ProposeOrderChangeInput extends OrderChangeInput {
  @Field(() => String, { description: '3-500 characters; shown to the customer.' })
  @IsText(3, 500)
  reason!: string;

  @Field(() => Decimal, {
    description: 'The `totalAfter` of the preview; PRICE_CHANGED if it is no longer right.',
  })
  @IsAmount()
  expectedTotal!: string;
}

@ObjectType({ simpleResolvers: true })
export class OrderChangePreview extends payloadWithRefusals(
  'Why this change is refused; empty where it is not.',
) {
  @Field(() => OrderDifference, {
    nullable: true,
    description: 'Null where this change is refused.',
  })
  difference!: OrderDifference | null;
}

@ObjectType({ simpleResolvers: true })
export class OrderChangePayload extends Payload {
  @Field(() => Order, {
    nullable: true,
    description:
      'The order as it is now, also where the request was refused; null where there is no such order.',
  })
  order!: Order | null;
}

/** A version of an order, by the token of the order's page. */
@InputType()
abstract class OwnVersionInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => Int, { description: 'The number of the version that was read.' })
  @IsId()
  versionNumber!: number;
}

@InputType()
export class AcceptOrderChangeInput extends OwnVersionInput {
  @Field(() => String, { description: 'Who agrees; 2-120 characters.' })
  @IsName(minLength.value, maxLength.value)
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the customer has ticked that they agree; CONSENT_REQUIRED if not.',
  })
  @IsBoolean()
  agrees!: boolean;
}

@InputType()
export class RefuseOrderChangeInput extends OwnVersionInput {
  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  @IsOptional()
  @IsText(0, 1000)
  reason?: string | null;
}

/** A proposed version, as staff name it. */
@InputType()
abstract class ProposedVersionInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;

  @ReadVersion('of the order')
  version!: number;

  @Field(() => Int, { description: 'The number of the proposed version.' })
  @IsId()
  versionNumber!: number;
}

@InputType()
export class WithdrawOrderChangeInput extends ProposedVersionInput {
  @Field(() => String, {
    nullable: true,
    description: 'Shown to the customer; at most 500 characters.',
  })
  @IsOptional()
  @IsText(0, 500)
  reason?: string | null;
}

@InputType({ description: 'What the customer said about a proposed version by telephone.' })
export class RecordOrderDecisionInput extends ProposedVersionInput {
  @Field(() => Boolean)
  @IsBoolean()
  accepts!: boolean;

  @Field(() => String, { description: 'Who was spoken to; 2-120 characters.' })
  @IsName(minLength.value, maxLength.value)
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the call took place, between the proposal of the version and now; left out: now.',
  })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { nullable: true, description: 'For staff; at most 1000 characters.' })
  @IsOptional()
  @IsText(0, 1000)
  note?: string | null;
}
