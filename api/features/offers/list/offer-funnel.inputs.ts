import { IsDate } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { LostReason } from '#engine/trade/shop/offers';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { LostReasonEnum } from '../offer.entity.js';

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
export class LostOffers extends OfferStage {
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
