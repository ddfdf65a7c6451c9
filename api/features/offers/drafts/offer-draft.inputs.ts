import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsAmount } from '../../../shared/amount.js';
import { IsDay } from '../../../shared/day.js';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { IsVersion } from '../../../shared/row-version.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { MAX_LINES } from '../../cart/cart-line.entity.js';
import { ChangedLineInput } from '../../orders/changes/order-change.inputs.js';
import { OfferDetails } from '../offer-details.js';
import { MAX_OFFER_TEXT } from '../offer-version.entity.js';
import { Offer } from '../offer.entity.js';

@InputType({ description: 'What the first draft of an offer is made of; nothing: an empty one.' })
export class CreateOfferInput {
  @Field(() => Int, {
    nullable: true,
    description: 'An inquiry, with its customer and its configuration.',
  })
  @IsOptional()
  @IsId()
  inquiryId?: number | null;

  @Field(() => ID, { nullable: true, description: 'A saved project, with its windows.' })
  @IsOptional()
  @IsUUID()
  projectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '1-255 printable characters; the same key gives the same offer.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An offer as it was read.' })
export class OfferInput {
  @Field(() => Int)
  @IsId()
  offerId!: number;

  @Field(() => Int, { description: 'The version of the row that was read.' })
  @IsVersion()
  version!: number;
}

@InputType({
  description: 'The complete draft: what is left out is removed.',
})
export class SaveOfferDraftInput extends OfferDetails {
  @Field(() => Int)
  @IsId()
  offerId!: number;

  @Field(() => Int, { description: 'The version of the row that was read.' })
  @IsVersion()
  version!: number;

  @Field(() => [ChangedLineInput], {
    description: `0-${MAX_LINES}; a line that stays is named by its \`lineId\`.`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(ChangedLineInput)
  lines!: ChangedLineInput[];

  @Field(() => Decimal, { description: 'Taken off the sum of the lines; "0" for none.' })
  @IsAmount()
  discount!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Required with a discount; shown to the customer. At most 200 characters.',
  })
  @IsOptional()
  @IsText(0, 200)
  discountReason?: string | null;

  @Field(() => Int, { description: '0-100' })
  @IsInt()
  @Min(0)
  @Max(100)
  depositPercent!: number;

  @Field(() => Int, { description: '0-365' })
  @IsInt()
  @Min(0)
  @Max(365)
  depositDays!: number;

  @Field(() => Int, { description: '0-365' })
  @IsInt()
  @Min(0)
  @Max(365)
  restDays!: number;

  @Field(() => String, {
    description: 'The last day in Poland on which it can be accepted, "2026-12-09".',
  })
  @IsDay()
  validUntil!: string;

  @Field(() => Int, { description: '1-52' })
  @IsInt()
  @Min(1)
  @Max(52)
  termWeeksFrom!: number;

  @Field(() => Int, { description: '1-52, not less than termWeeksFrom' })
  @IsInt()
  @Min(1)
  @Max(52)
  termWeeksTo!: number;

  @Field(() => String, {
    description: `To the customer; may be empty. At most ${MAX_OFFER_TEXT} characters.`,
  })
  @IsText(0, MAX_OFFER_TEXT)
  text!: string;
}

@ObjectType({ simpleResolvers: true })
export class OfferPayload {
  @Field(() => Offer, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such offer.',
  })
  offer!: Offer | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
