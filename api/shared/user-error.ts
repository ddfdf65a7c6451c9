import { Field, ObjectType } from 'type-graphql';
import { ErrorCode, type ErrorCodeName } from '../errors.js';

@ObjectType({ description: 'An expected outcome of an action that the caller can act on.' })
export class UserError {
  @Field(() => ErrorCode)
  code!: ErrorCodeName;

  @Field(() => String, { description: 'For people, in Polish.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The field of the input that it is about.',
  })
  path?: string[];
}
