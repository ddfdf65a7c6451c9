import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { IsEmailAddress } from '../../shared/input/email.js';
import { Payload } from '../../shared/user-error.js';

@InputType()
export class SubscribeToNewsletterInput {
  @Field(() => String)
  @IsEmailAddress()
  email!: string;
}

@ObjectType({ simpleResolvers: true })
export class SubscribeToNewsletterPayload {
  @Field(() => Boolean, {
    description:
      'Always true: the answer is the same whether or not the address is subscribed already.',
  })
  accepted!: boolean;
}

@InputType()
export class NewsletterTokenInput {
  @Field(() => String, { description: 'The token of the link in an e-mail.' })
  @IsString()
  @MaxLength(100)
  token!: string;
}

@ObjectType({ simpleResolvers: true })
export class NewsletterPayload extends Payload {
  @Field(() => Boolean)
  done!: boolean;
}
