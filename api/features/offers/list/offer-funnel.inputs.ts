import { IsDate } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { LostReason } from '../../../../engine/shop/offers.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { LostReasonEnum } from '../offer.entity.js';

@InputType({ description: 'The period in which offers were sent first.' })
export class OfferFunnelInput {
  @Field(() => DateTimeISO, { description: 'From this instant on.' })
  @IsDate()
  from!: Date;

  @Field(() => DateTimeISO, { description: 'Before this instant.' })
  @IsDate()
  to!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A number of offers, and the sum of them.' })
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
  description: 'What became of the offers that were sent first in a period.',
})
export class OfferFunnel {
  @Field(() => OfferStage)
  sent!: OfferStage;

  @Field(() => OfferStage, { description: 'The customer has opened the page.' })
  opened!: OfferStage;

  @Field(() => OfferStage, { description: 'The customer has asked something.' })
  asked!: OfferStage;

  @Field(() => OfferStage)
  accepted!: OfferStage;

  @Field(() => OfferStage, { description: 'Neither accepted nor lost before its last day.' })
  expired!: OfferStage;

  @Field(() => [LostOffers], { description: 'By reason, the most frequent first.' })
  lost!: LostOffers[];
}
