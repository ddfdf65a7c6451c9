import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { IsLine } from '../../shared/text.js';
import { payloadWithRefusals } from '../../shared/user-error.js';
import { LONGEST_INPUT } from './password-rules.js';

/** The most characters of what a browser answers for a passkey. */
const LONGEST_ANSWER = 20_000;

@InputType()
export class LoginInput {
  @Field(() => String)
  @IsLine(1, 254)
  email!: string;

  @Field(() => String)
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_INPUT)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A code of the app or a recovery code, where the account has a second factor; without it the answer is ' +
      'SECOND_FACTOR_REQUIRED.',
  })
  @IsOptional()
  @IsLine(1, 40)
  code?: string | null;
}

@InputType({ description: 'A second factor: either a code or a passkey.' })
export class ConfirmLoginInput {
  @Field(() => String, { description: 'Of the challenge that `login` has answered with.' })
  @IsLine(1, 100)
  token!: string;

  @Field(() => String, { nullable: true, description: 'A code of the app, or a recovery code.' })
  @IsOptional()
  @IsLine(1, 40)
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The answer of the browser to `passkeyOptions` (AuthenticationResponseJSON).',
  })
  @IsOptional()
  @IsLine(1, LONGEST_ANSWER)
  passkey?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What waits for a second factor, for ten minutes.',
})
export class SecondFactorChallenge {
  @Field(() => String)
  token!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'PublicKeyCredentialRequestOptionsJSON for the browser; null where the account has no passkey.',
  })
  passkeyOptions!: string | null;
}

@ObjectType()
export class LoginPayload extends payloadWithRefusals(
  'INVALID_CREDENTIALS where e-mail, password or second factor is wrong or the account is disabled; ' +
    'SECOND_FACTOR_REQUIRED where the password is right and a second factor has to follow.',
) {
  @Field(() => User, { nullable: true, description: 'Null after a refusal.' })
  user!: User | null;

  @Field(() => SecondFactorChallenge, {
    nullable: true,
    description: 'With SECOND_FACTOR_REQUIRED: what `confirmLogin` has to meet.',
  })
  challenge?: SecondFactorChallenge | null;
}

@ObjectType()
export class LogoutPayload {
  @Field(() => Boolean)
  ok!: boolean;
}
