import { Field, ObjectType } from 'type-graphql';
import { Payload } from '../../shared/user-error.js';

@ObjectType({ simpleResolvers: true })
export class CustomerLinkPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      "The path of the customer's own page, by which anybody can act as the customer; null after a refusal.",
  })
  path!: string | null;
}
