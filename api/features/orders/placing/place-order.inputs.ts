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
import { IsAmount } from '../../../shared/amount.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { Decimal } from '../../../shared/scalars.js';
import { UserError } from '../../../shared/user-error.js';
import { MAX_LINES, MAX_QUANTITY } from '../../cart/cart-line.entity.js';
import { CartView } from '../../cart/cart.payloads.js';
import { OrderDetails } from '../order-details.js';
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
    "Who orders, and what the customer saw; the goods are those of the caller's own cart.",
})
export class PlaceOrderInput extends OrderDetails {
  @Field(() => Decimal, {
    description:
      'The total that the customer saw; when it is no longer right, the order is refused with PRICE_CHANGED.',
  })
  @IsAmount()
  expectedTotal!: string;

  @Field(() => [SeenGoodsInput], {
    nullable: true,
    description:
      'The lines that the customer saw; where the cart holds others, the order is refused with CONFLICT.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(SeenGoodsInput)
  expectedGoods?: SeenGoodsInput[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The consent `terms`; without it the order is refused with CONSENT_REQUIRED.',
  })
  @IsOptional()
  @IsBoolean()
  acceptsTerms?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The consent `made_to_measure`; required where the cart holds such goods.',
  })
  @IsOptional()
  @IsBoolean()
  acknowledgesMadeToMeasure?: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The consent `newsletter`, of free will: mails a link that confirms.',
  })
  @IsOptional()
  @IsBoolean()
  subscribesToNewsletter?: boolean;

  @Field(() => String, {
    nullable: true,
    description: '1-255 printable characters; the same key gives the same order.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class PlaceOrderPayload {
  @Field(() => Order, { nullable: true })
  order!: Order | null;

  @Field(() => CartView, {
    nullable: true,
    description: 'The cart as it is now, when the order was not placed.',
  })
  cart!: CartView | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
