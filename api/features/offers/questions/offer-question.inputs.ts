import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsText } from '../../../shared/text.js';
import { MAX_ANSWER, MAX_QUESTION } from './offer-question.entity.js';

@InputType({ description: 'An offer, by the token of its page.' })
export class OpenOfferInput {
  @Field(() => String, { description: 'The token of the offer.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

/** A version of an offer, by the token of the offer's page. */
@InputType()
export abstract class OwnOfferInput extends OpenOfferInput {
  @Field(() => Int, { description: 'The number of the version that was read.' })
  @IsId()
  versionNumber!: number;
}

@InputType()
export class AskAboutOfferInput extends OwnOfferInput {
  @Field(() => String, { description: `2-${MAX_QUESTION} characters` })
  @IsText(2, MAX_QUESTION)
  text!: string;
}

@InputType()
export class AnswerOfferQuestionInput {
  @Field(() => Int)
  @IsId()
  questionId!: number;

  @Field(() => String, {
    description: `2-${MAX_ANSWER} characters, mailed to the customer and shown below the offer.`,
  })
  @IsText(2, MAX_ANSWER)
  text!: string;
}
