import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_LABEL } from '#engine/trade/project/project';
import { IsAmount } from '../../shared/input/amount.js';
import { Decimal } from '../../shared/scalars.js';
import { IsLine } from '../../shared/text.js';
import { MAX_QUANTITY } from '../cart/cart-line.entity.js';

@InputType({
  description:
    'A line of the changed order or offer. With `lineId` alone its goods stay, with both ids they are ' +
    'reconfigured, with `configurationId` alone the line is added.',
})
export class ChangedLineInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a line of the order, or the `lineId` of a line of the offer; each can be named once.',
  })
  @IsOptional()
  @IsUUID()
  lineId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of a saved configuration.' })
  @IsOptional()
  @IsUUID()
  configurationId?: string | null;

  @Field(() => Int, { description: '1-99' })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity!: number;

  @Field(() => String, {
    defaultValue: '',
    description: 'Where the goods belong, 0-80 characters: "Salon, okno 1".',
  })
  @IsLine(0, MAX_LABEL)
  label!: string;

  @Field(() => Decimal, { defaultValue: '0.00', description: 'Taken off this line.' })
  @IsOptional()
  @IsAmount()
  discount?: string;
}
