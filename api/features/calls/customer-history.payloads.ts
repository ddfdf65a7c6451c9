import { Field, Int, ObjectType } from 'type-graphql';
import type { OfferState } from '#engine/trade/shop/offers';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { OfferStateEnum } from '../offers/offer.entity.js';

/** Not the whole `Offer`: one query could then load the order, versions and lines of every offer in these lists. */
@ObjectType({ simpleResolvers: true, description: 'An offer in the history of its customer.' })
export class OfferSummary {
  @Field(() => Int, { description: 'Its number, as in "Oferta nr 12".' })
  id!: number;

  @Field(() => DateTimeISO)
  createdAt!: Date;

  @Field(() => OfferStateEnum)
  state!: OfferState;

  @Field(() => Decimal, { description: 'The total of the current version, with VAT.' })
  totalAmount!: string;
}
