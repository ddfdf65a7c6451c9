import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { ReadVersion } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { CannedAnswer } from './canned-answer.entity.js';

@InputType()
export class CreateCannedAnswerInput {
  @Field(() => String, {
    description: '2-80 characters; BAD_USER_INPUT where another canned answer has this title.',
  })
  @IsText(2, 80)
  title!: string;

  @Field(() => String, {
    description:
      '5-5000 characters; may contain {imie}, {klient} and {numer}, BAD_USER_INPUT for other placeholders.',
  })
  @IsText(5, 5000)
  text!: string;
}

@InputType()
export class UpdateCannedAnswerInput extends CreateCannedAnswerInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;
}

@InputType()
export class DeleteCannedAnswerInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true })
export class CannedAnswerPayload extends Payload {
  @Field(() => CannedAnswer, {
    nullable: true,
    description:
      'The current state, also after a refusal; null where there is none with this id, and where none was created.',
  })
  cannedAnswer!: CannedAnswer | null;
}

@ObjectType({ simpleResolvers: true })
export class DeleteCannedAnswerPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Null after a refusal.' })
  deletedId!: number | null;
}
