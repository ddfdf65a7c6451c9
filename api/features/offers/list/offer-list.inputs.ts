import { IsDate, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { OFFER_STATES, type OfferState, type LostReason } from '#engine/trade/shop/offers';
import { IsId } from '../../../shared/id.js';
import { pageOf } from '../../../shared/page.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { Offer, OfferStateEnum, LostReasonEnum } from '../offer.entity.js';

@InputType({ description: 'The period in which offers were first sent.' })
export class OfferFunnelInput {
  @Field(() => DateTimeISO, { description: 'From this instant on.' })
  @IsDate()
  from!: Date;

  @Field(() => DateTimeISO, { description: 'Before this instant.' })
  @IsDate()
  to!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A number of offers, and the sum of their totals.',
})
export class OfferStage {
  @Field(() => Int)
  count!: number;

  @Field(() => Decimal)
  amount!: string;
}

@ObjectType({ simpleResolvers: true })
class LostOffers extends OfferStage {
  @Field(() => LostReasonEnum)
  reason!: LostReason;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What became of the offers that were first sent in a period.',
})
export class OfferFunnel {
  @Field(() => OfferStage, { description: 'All offers that were first sent in the period.' })
  sent!: OfferStage;

  @Field(() => OfferStage, { description: 'Those whose page the customer has opened.' })
  opened!: OfferStage;

  @Field(() => OfferStage, { description: 'Those about which the customer has asked.' })
  asked!: OfferStage;

  @Field(() => OfferStage)
  accepted!: OfferStage;

  @Field(() => OfferStage, {
    description: 'Those neither accepted nor lost whose last day has passed.',
  })
  expired!: OfferStage;

  @Field(() => [LostOffers], {
    description:
      'Those that customers declined or staff closed, by reason, the most frequent first.',
  })
  lost!: LostOffers[];
}

export const OFFER_SORTS = ['newest', 'oldest', 'total_desc', 'total_asc', 'valid_until'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];
export const OfferSortEnum = registerEnum(OFFER_SORTS, {
  name: 'OfferSort',
  description:
    'total: by the total of the current version; valid_until: the offer that expires first comes first.',
});

@InputType()
export class OfferFilter {
  @Field(() => OfferStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(OFFER_STATES)
  state?: OfferState | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of an offer ("12", "#12", "nr 12"), or words in any order, each a part of name, e-mail, phone, ' +
      'address or company; one or two letters match the beginning of a word. Ignores case and diacritics; at ' +
      'most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The id of the inquiry that the offers answer.',
  })
  @IsOptional()
  @IsId()
  inquiryId?: number | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Created from this instant on.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Created before this instant.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class OfferList extends pageOf(() => Offer) {}

@ObjectType({ simpleResolvers: true })
export class OfferStateCount {
  @Field(() => OfferStateEnum)
  state!: OfferState;

  @Field(() => Int)
  count!: number;
}
