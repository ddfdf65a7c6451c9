import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/user-error.js';

const MAX_MAILS = 200;

@InputType()
export class ResendMailsInput {
  @Field(() => [ID], { description: '1-200, each once.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MAILS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  mailIds!: string[];
}

@ObjectType({ simpleResolvers: true })
export class ResendMailsPayload {
  @Field(() => Int, { description: 'How many are queued anew; the others were just being sent.' })
  resentCount!: number;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
