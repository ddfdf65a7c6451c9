import { IsString, Matches, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { IsEmailAddress } from '../../shared/input/email.js';
import { Payload } from '../../shared/user-error.js';
import { LONGEST_INPUT } from '../auth/password-rules.js';

@InputType()
export class RequestPasswordLinkInput {
  @Field(() => String)
  @IsEmailAddress()
  email!: string;
}

@InputType()
export class SetPasswordInput {
  @Field(() => String, { description: 'The token of the mailed link.' })
  @IsString()
  @Matches(/^[\w-]{1,200}$/)
  token!: string;

  @Field(() => String, {
    description:
      '12-128 characters; BAD_USER_INPUT for a common password and for one that contains the e-mail or a part ' +
      'of the name.',
  })
  @IsString()
  @MaxLength(LONGEST_INPUT)
  password!: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, {
    description: 'BAD_USER_INPUT where it is wrong, TOO_MANY_REQUESTS after several failures.',
  })
  @IsString()
  @MaxLength(LONGEST_INPUT)
  currentPassword!: string;

  @Field(() => String, {
    description:
      '12-128 characters; BAD_USER_INPUT for a common password, for one that contains the e-mail or a part of ' +
      'the name, and for the current one.',
  })
  @IsString()
  @MaxLength(LONGEST_INPUT)
  newPassword!: string;
}

@ObjectType({ simpleResolvers: true })
export class PasswordPayload extends Payload {
  @Field(() => Boolean)
  ok!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The account whose password a mailed link sets.',
})
export class PasswordLinkView {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  name!: string;
}
