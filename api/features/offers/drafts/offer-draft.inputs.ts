import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsDay } from '../../../shared/day.js';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { ChangedLineInput } from '../../agreements/changed-line.input.js';
import { OfferDetails } from '../../agreements/customer-details.js';
import { ServiceLineInput } from '../../agreements/services.js';
import { MAX_LINES } from '../../cart/cart-line.entity.js';
import { MAX_OFFER_TEXT } from '../offer-version.entity.js';
import { Offer } from '../offer.entity.js';

@InputType({
  description:
    'What the first draft of an offer is made from; without inquiry and project, the draft is empty.',
})
export class CreateOfferInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The id of an inquiry, of which the draft gets the customer and, without a project, the configuration.',
  })
  @IsOptional()
  @IsId()
  inquiryId?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of a saved project, of which the draft gets the rows.',
  })
  @IsOptional()
  @IsUUID()
  projectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same key of the same caller gives the same ' +
      'offer; IDEMPOTENCY_KEY_REUSED with another inquiry or project.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({
  description:
    'An offer, as the caller has read it: the request is refused where it was changed since.',
})
export class OfferInput {
  @Field(() => Int)
  @IsId()
  offerId!: number;

  @ReadVersion('of the offer')
  version!: number;
}

@InputType({
  description: 'The complete draft: what is left out is removed.',
})
export class SaveOfferDraftInput extends OfferDetails {
  @Field(() => Int)
  @IsId()
  offerId!: number;

  @ReadVersion('of the offer')
  version!: number;

  @Field(() => [ChangedLineInput], {
    description: `0-${MAX_LINES}`,
  })
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ListOf(ChangedLineInput)
  lines!: ChangedLineInput[];

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

  @Field(() => Int, { description: 'Per cent of the total that is due before production: 0-100.' })
  @IsInt()
  @Min(0)
  @Max(100)
  depositPercent!: number;

  @Field(() => Int, {
    description: 'Days from the confirmation of the order until the deposit is due: 0-365.',
  })
  @IsInt()
  @Min(0)
  @Max(365)
  depositDays!: number;

  @Field(() => Int, { description: 'Days from the dispatch until the rest is due: 0-365.' })
  @IsInt()
  @Min(0)
  @Max(365)
  restDays!: number;

  @Field(() => String, {
    description:
      'The last day in Poland on which the offer can be accepted: "2026-12-09"; at most 366 days ahead.',
  })
  @IsDay()
  validUntil!: string;

  @Field(() => Int, { description: 'The fewest weeks from the acceptance to the delivery: 1-52.' })
  @IsInt()
  @Min(1)
  @Max(52)
  termWeeksFrom!: number;

  @Field(() => Int, {
    description:
      'The most weeks from the acceptance to the delivery: 1-52, not less than termWeeksFrom.',
  })
  @IsInt()
  @Min(1)
  @Max(52)
  termWeeksTo!: number;

  @Field(() => String, {
    description: `A text for the customer; may be empty. At most ${MAX_OFFER_TEXT} characters.`,
  })
  @IsText(0, MAX_OFFER_TEXT)
  text!: string;
}

@ObjectType({ simpleResolvers: true })
export class OfferPayload extends Payload {
  @Field(() => Offer, {
    nullable: true,
    description:
      'The offer as it is now, also where the request was refused; null where there is no such offer.',
  })
  offer!: Offer | null;
}
