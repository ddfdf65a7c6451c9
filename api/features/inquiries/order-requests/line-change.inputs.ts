import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsAmount } from '../../../shared/input/amount.js';
import { ReadRowInput } from '../../../shared/row-version.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { ConfigurationInput } from '../../configurator/configurator.inputs.js';

@InputType({ description: 'The goods that a line of an order shall get; its quantity stays.' })
export class LineChangeInput extends ConfigurationInput {
  @Field(() => String, { description: 'The token of the order.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => ID)
  @IsUUID()
  lineId!: string;
}

@InputType()
export class RequestLineChangeInput extends LineChangeInput {
  @Field(() => Decimal, {
    description: 'The `totalAfter` of the preview; PRICE_CHANGED if it is no longer right.',
  })
  @IsAmount()
  expectedTotal!: string;

  @Field(() => Boolean, {
    description: 'Whether the customer has ticked that they agree; CONSENT_REQUIRED if not.',
  })
  @IsBoolean()
  agrees!: boolean;

  @Field(() => String, { nullable: true, description: 'At most 2000 characters.' })
  @IsOptional()
  @IsText(0, 2000)
  message?: string | null;
}

@InputType()
export class AcceptLineChangeInput extends ReadRowInput {}
