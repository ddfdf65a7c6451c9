import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_LABEL } from '../../../engine/project/project.js';
import { Decimal } from '../../shared/scalars.js';
import { IsText } from '../../shared/text.js';
import { UserError } from '../../shared/user-error.js';
import { Configuration } from '../configurator/configurations/configuration.payloads.js';
import { ConfigurationIssue } from '../configurator/prices/price-quote.payloads.js';
import { MAX_QUANTITY } from './cart-line.entity.js';
import { Withdrawal, type WithdrawalRight } from './withdrawal.js';

@InputType()
export class AddToCartInput {
  @Field(() => ID)
  @IsUUID()
  configurationId!: string;

  @Field(() => Int, { defaultValue: 1, description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number = 1;

  @Field(() => String, {
    defaultValue: '',
    description: '0-80 characters, where the goods belong: "Salon, okno 1"',
  })
  @IsText(0, MAX_LABEL)
  label: string = '';
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

  @Field(() => ID, { description: 'The new configuration of the line.' })
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

  @Field(() => Configuration)
  configuration!: Configuration;

  @Field(() => Decimal, { description: "Today's price of one piece." })
  unitPrice!: string;

  @Field(() => Decimal)
  lineTotal!: string;

  @Field(() => Boolean, {
    description: "Today's price differs from the price when the configuration was saved.",
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

  @Field(() => [CartLineView])
  lines!: CartLineView[];

  @Field(() => Int)
  lineCount!: number;

  @Field(() => Int, { description: 'The sum of the quantities of all lines.' })
  itemCount!: number;

  @Field(() => Decimal)
  total!: string;

  @Field(() => Decimal)
  net!: string;

  @Field(() => Decimal)
  vat!: string;

  @Field(() => Boolean, {
    description:
      'Whether some of the goods have 8 % VAT where they are installed in housing; the price stays the same.',
  })
  mayHaveReducedVat!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The current cart, and the reasons why the change was refused.',
})
export class CartPayload {
  @Field(() => CartView)
  cart!: CartView;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
