import { IsString, MaxLength, MinLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { IsLine } from '../../shared/text.js';
import { payloadWithRefusals } from '../../shared/user-error.js';
import { LONGEST_INPUT } from './password-rules.js';

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
}

@ObjectType()
export class LoginPayload extends payloadWithRefusals(
  'INVALID_CREDENTIALS where e-mail or password is wrong or the account is disabled.',
) {
  @Field(() => User, { nullable: true, description: 'Null after a refusal.' })
  user!: User | null;
}

@ObjectType()
export class LogoutPayload {
  @Field(() => Boolean)
  ok!: boolean;
}
