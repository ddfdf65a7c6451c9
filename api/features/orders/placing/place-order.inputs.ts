import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { Decimal } from '../../../shared/scalars.js';
import { payloadWithRefusals } from '../../../shared/user-error.js';
import { OrderDetails } from '../../agreements/customer-details.js';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart-line.entity.js';
import { CartView } from '../../cart/cart.payloads.js';
import { Order } from '../order.entity.js';

@InputType({ description: 'A line of the cart as the customer saw it.' })
export class SeenGoodsInput {
  @Field(() => ID)
  @IsUUID()
  configurationId!: string;

  @Field(() => Int, { description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;
}

@InputType({
  description:
    "Who orders, and what the customer saw; the ordered goods are those in the caller's own cart.",
})
export class PlaceOrderInput extends OrderDetails {
  @Field(() => Decimal, {
    description: 'The total that the customer saw; PRICE_CHANGED if it is no longer right.',
  })
  @IsAmount()
  expectedTotal!: string;

  @Field(() => [SeenGoodsInput], {
    nullable: true,
    description:
      'The lines that the customer saw, in any order; CONFLICT where the cart holds others. Left out: not checked.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(SeenGoodsInput)
  expectedGoods?: SeenGoodsInput[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The consent `terms`; CONSENT_REQUIRED without it.',
  })
  @IsOptional()
  @IsBoolean()
  acceptsTerms?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'The consent `made_to_measure`; CONSENT_REQUIRED without it where the cart holds goods made to ' +
      'measure.',
  })
  @IsOptional()
  @IsBoolean()
  acknowledgesMadeToMeasure?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'The consent `newsletter`, which is optional: a link is mailed that confirms the subscription.',
  })
  @IsOptional()
  @IsBoolean()
  subscribesToNewsletter?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same key of the same caller gives the same ' +
      'order; IDEMPOTENCY_KEY_REUSED with other details or another total.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class PlaceOrderPayload extends payloadWithRefusals(
  'EMPTY_CART, PRICE_CHANGED, CONFLICT, CONSENT_REQUIRED, IDEMPOTENCY_KEY_REUSED; CONFIGURATION_INVALID ' +
    'for goods that can no longer be made; BAD_USER_INPUT for an incomplete company or building; ' +
    'TOO_MANY_REQUESTS.',
) {
  @Field(() => Order, { nullable: true, description: 'Null where the request was refused.' })
  order!: Order | null;

  @Field(() => CartView, {
    nullable: true,
    description: 'The cart as it is now; null where the order was placed.',
  })
  cart!: CartView | null;
}
