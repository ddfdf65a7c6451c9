import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsVersion } from '../../../shared/row-version.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { CannedAnswer } from './canned-answer.entity.js';

@InputType()
export class CreateCannedAnswerInput {
  @Field(() => String, { description: '2-80 characters; no two have the same.' })
  @IsText(2, 80)
  title!: string;

  @Field(() => String, { description: '5-5000 characters; may hold {imie}, {klient} and {numer}.' })
  @IsText(5, 5000)
  text!: string;
}

@InputType()
export class UpdateCannedAnswerInput extends CreateCannedAnswerInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => Int, { description: 'As the client has read it.' })
  @IsVersion()
  version!: number;
}

@InputType()
export class DeleteCannedAnswerInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true })
export class CannedAnswerPayload {
  @Field(() => CannedAnswer, {
    nullable: true,
    description: 'As it is now, also when the edit was refused.',
  })
  cannedAnswer!: CannedAnswer | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true })
export class DeleteCannedAnswerPayload {
  @Field(() => Int, { nullable: true })
  deletedId!: number | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
