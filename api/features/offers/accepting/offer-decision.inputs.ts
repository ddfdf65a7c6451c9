import { IsBoolean, IsDate, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { DECLINE_REASONS, type DeclineReason, type LostReason } from '#engine/trade/shop/offers';
import { IsId } from '../../../shared/id.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsName, IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { OrderDetails } from '../../agreements/customer-details.js';
import { Order } from '../../orders/order.entity.js';
import { OfferInput } from '../drafts/offer-draft.inputs.js';
import { LOST_REASONS, LostReasonEnum, Offer } from '../offer.entity.js';
import { OwnOfferInput } from '../questions/offer-question.inputs.js';

const { minLength, maxLength } = ORDER_FIELDS.customerName;
const MAX_NOTE = 1000;

@InputType({
  description:
    'Who accepts a version of an offer, and the complete details of the order. The building is that of the ' +
    'version: what is given here is ignored.',
})
export class AcceptOfferInput extends OrderDetails {
  @Field(() => String, { description: 'The token of the offer.' })
  @IsString()
  @MaxLength(100)
  token!: string;

  @Field(() => Int, { description: 'The number of the version that was read.' })
  @IsId()
  versionNumber!: number;

  @Field(() => String, { description: 'Who accepts; 2-120 characters.' })
  @IsName(minLength.value, maxLength.value)
  name!: string;

  @Field(() => Boolean, {
    description: 'The consent `terms`; CONSENT_REQUIRED without it.',
  })
  @IsBoolean()
  acceptsTerms!: boolean;

  @Field(() => Boolean, {
    description:
      'The consent `made_to_measure`; CONSENT_REQUIRED without it where the offer holds goods made to ' +
      'measure.',
  })
  @IsBoolean()
  acknowledgesMadeToMeasure!: boolean;
}

@InputType({
  description:
    'What the customer said by telephone about a version, which may be a draft, and the complete details of ' +
    'the order.',
})
export class RecordOfferAcceptanceInput extends OrderDetails {
  @Field(() => Int)
  @IsId()
  offerId!: number;

  @ReadVersion('of the offer')
  version!: number;

  @Field(() => Int, { description: 'The number of the accepted version.' })
  @IsId()
  versionNumber!: number;

  @Field(() => String, { description: 'Who was spoken to; 2-120 characters.' })
  @IsName(minLength.value, maxLength.value)
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the call took place, between the sending of the version (for a draft, its creation) and now; left out: ' +
      'now. BAD_USER_INPUT where the version was no longer valid then.',
  })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { nullable: true, description: 'For staff; at most 1000 characters.' })
  @IsOptional()
  @IsText(0, MAX_NOTE)
  note?: string | null;
}

@InputType()
export class DeclineOfferInput extends OwnOfferInput {
  @Field(() => LostReasonEnum, { description: 'Any but `no_answer`, which is for staff.' })
  @IsIn(DECLINE_REASONS, { message: 'Wybierz, co zdecydowało.' })
  reason!: DeclineReason;

  @Field(() => String, {
    nullable: true,
    description: 'Required for the reason `other`; at most 1000 characters.',
  })
  @IsOptional()
  @IsText(0, MAX_NOTE)
  note?: string | null;
}

@InputType()
export class LoseOfferInput extends OfferInput {
  @Field(() => LostReasonEnum)
  @IsIn(LOST_REASONS)
  reason!: LostReason;

  @Field(() => String, {
    nullable: true,
    description: 'For staff; required for the reason `other`; at most 1000 characters.',
  })
  @IsOptional()
  @IsText(0, MAX_NOTE)
  note?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class AcceptOfferPayload extends Payload {
  @Field(() => Offer, {
    nullable: true,
    description:
      'The offer as it is now, also where the request was refused; null where there is no such offer.',
  })
  offer!: Offer | null;

  @Field(() => Order, {
    nullable: true,
    description: 'The order that was placed by accepting the offer; null where there is none.',
  })
  order!: Order | null;
}
