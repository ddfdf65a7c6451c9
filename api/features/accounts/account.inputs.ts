import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { IsId } from '../../shared/id.js';
import { IsEmailAddress } from '../../shared/input/email.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadVersion } from '../../shared/row-version.js';
import { IsLine, IsName } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { Account } from './account.entity.js';

@InputType()
export class UpdateProfileInput {
  @ReadVersion()
  version!: number;

  @Field(() => String, { description: '2-120 characters' })
  @IsName(2, 120)
  name!: string;
}

@ObjectType({ simpleResolvers: true })
export class ProfilePayload extends Payload {
  @Field(() => User, { nullable: true, description: 'The current state, also after a refusal.' })
  user!: User | null;
}

const ACCOUNT_SORTS = [
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
  'seen_desc',
  'seen_asc',
  'newest',
  'oldest',
] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];
export const AccountSortEnum = registerEnum(ACCOUNT_SORTS, {
  name: 'AccountSort',
  description:
    'seen: by `lastSeenAt`; accounts where that is null come last in seen_desc, first in seen_asc.',
});

const ACCOUNT_STATES = ['active', 'invited', 'disabled'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
const AccountStateEnum = registerEnum(ACCOUNT_STATES, {
  name: 'AccountState',
  description: 'invited: enabled, but without a password so far; active: enabled, with a password.',
});

@InputType()
export class AccountFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A part of name or e-mail; ignores case and diacritics.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'The id of a role.' })
  @IsOptional()
  @IsLine(1, 36)
  role?: string | null;

  @Field(() => AccountStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(ACCOUNT_STATES)
  state?: AccountState | null;
}

@ObjectType({ simpleResolvers: true })
export class AccountList extends pageOf(() => Account) {}

@InputType({ description: 'A new account; its owner sets the password by a mailed link.' })
export class CreateAccountInput {
  @Field(() => String, {
    description: 'The address to sign in with; CONFLICT where another account has it.',
  })
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { description: '2-120 characters' })
  @IsName(2, 120)
  name!: string;

  @Field(() => String, {
    description: 'The id of a role, which may do nothing that the caller may not.',
  })
  @IsLine(1, 36)
  role!: string;
}

@InputType()
export class UpdateAccountInput {
  @Field(() => Int)
  @IsId()
  accountId!: number;

  @ReadVersion()
  version!: number;

  @Field(() => String, { description: '2-120 characters' })
  @IsName(2, 120)
  name!: string;

  @Field(() => String, {
    description:
      'The id of the new role, which may do nothing that the caller may not; CONFLICT where it would demote the only ' +
      'active owner.',
  })
  @IsLine(1, 36)
  role!: string;
}

@InputType()
export class AccountInput {
  @Field(() => Int)
  @IsId()
  accountId!: number;
}

@ObjectType({ simpleResolvers: true })
export class AccountPayload extends Payload {
  @Field(() => Account, {
    nullable: true,
    description: 'The current state, also after a refusal; null where there is no such account.',
  })
  account!: Account | null;
}
