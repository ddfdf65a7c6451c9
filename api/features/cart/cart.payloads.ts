import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_LABEL } from '#engine/trade/project/project';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { Decimal } from '../../shared/scalars.js';
import { IsLine } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { Configuration } from '../configurator/configurations/configuration.payloads.js';
import { ConfigurationIssue } from '../configurator/prices/price-quote.payloads.js';
import { MAX_QUANTITY } from './cart-line.entity.js';
import { Withdrawal, type WithdrawalRight } from './withdrawal.js';

@InputType()
export class AddToCartInput {
  @Field(() => ID, { description: 'The id of a saved configuration.' })
  @IsUUID()
  configurationId!: string;

  @Field(() => Int, { defaultValue: 1, description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number = 1;

  @Field(() => String, {
    defaultValue: '',
    description: 'Where the goods belong, 0-80 characters: "Salon, okno 1".',
  })
  @IsLine(0, MAX_LABEL)
  label: string = '';

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same goods with the same key are added once, ' +
      'however often they are sent.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class ChangeCartLineInput {
  @Field(() => ID)
  @IsUUID()
  lineId!: string;

  @Field(() => Int, { description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;
}

@InputType()
export class ReplaceCartLineInput {
  @Field(() => ID)
  @IsUUID()
  lineId!: string;

  @Field(() => ID, { description: 'The id of the saved configuration that the line gets.' })
  @IsUUID()
  configurationId!: string;
}

@InputType()
export class RemoveFromCartInput {
  @Field(() => ID)
  @IsUUID()
  lineId!: string;
}

@ObjectType('CartLine', {
  simpleResolvers: true,
  description: 'A line of the cart; its price is calculated on every read.',
})
export class CartLineView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: "Where the goods belong, in the customer's words; may be empty.",
  })
  label!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Configuration, { description: 'Its `lines` are the price lines of `unitPrice`.' })
  configuration!: Configuration;

  @Field(() => Decimal, {
    description:
      'The current price of one piece; where there are `issues`, the price at which the configuration was saved.',
  })
  unitPrice!: string;

  @Field(() => Decimal, { description: 'The unit price times the quantity.' })
  lineTotal!: string;

  @Field(() => Boolean, {
    description:
      'Whether the current price differs from that at which the configuration was saved.',
  })
  priceChanged!: boolean;

  @Field(() => [ConfigurationIssue], {
    description: 'Why this line can no longer be ordered; empty when it can.',
  })
  issues!: ConfigurationIssue[];

  @Field(() => Withdrawal)
  withdrawal!: WithdrawalRight;
}

@ObjectType('Cart', { simpleResolvers: true, description: "The caller's own cart." })
export class CartView {
  @Field(() => ID, { description: 'Always "default": each caller has one cart.' })
  id!: string;

  @Field(() => [CartLineView], { description: 'In the order in which they were added.' })
  lines!: CartLineView[];

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int, { description: 'The sum of the quantities of all lines.' })
  itemCount!: number;

  @Field(() => Decimal, { description: 'The sum of the lines without `issues`, with VAT.' })
  total!: string;

  @Field(() => Decimal, { description: 'Without VAT.' })
  net!: string;

  @Field(() => Decimal, {
    description: 'At the full rate; only the order determines which rate applies.',
  })
  vat!: string;

  @Field(() => Boolean, {
    description:
      'Whether some of the goods have 8 % VAT where they are installed in housing; the price with VAT stays the same.',
  })
  mayHaveReducedVat!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The current cart, and why the change was refused.',
})
export class CartPayload extends Payload {
  @Field(() => CartView)
  cart!: CartView;
}
