import { IsDate, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { OFFER_STATES, type OfferState } from '#engine/trade/shop/offers';
import { IsId } from '../../../shared/id.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Offer, OfferStateEnum } from '../offer.entity.js';

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
export class OfferList {
  @Field(() => [Offer])
  items!: Offer[];

  @Field(() => Int, { description: 'The size of the whole list, not of this page.' })
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class OfferStateCount {
  @Field(() => OfferStateEnum)
  state!: OfferState;

  @Field(() => Int)
  count!: number;
}
