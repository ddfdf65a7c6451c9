import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type PermissionName, SCOPE_NAMES } from '#engine/trade/rights/permissions';
import { ApiToken } from '../../../identity/api-token.entity.js';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { pageOf } from '../../../shared/page.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { IsLine } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';

const LONGEST_LIFE_DAYS = 730;

const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type ApiTokenState = (typeof TOKEN_STATES)[number];
const ApiTokenStateEnum = registerEnum(TOKEN_STATES, {
  name: 'ApiTokenState',
  description: 'A token that was revoked is in the state revoked, also after its expiry.',
});

const TOKEN_SORTS = ['newest', 'oldest', 'name_asc', 'name_desc', 'used_desc', 'used_asc'] as const;
export type ApiTokenSort = (typeof TOKEN_SORTS)[number];
export const ApiTokenSortEnum = registerEnum(TOKEN_SORTS, {
  name: 'ApiTokenSort',
  description:
    'used: by `lastUsedAt`; tokens never used come last in used_desc, first in used_asc.',
});

@InputType()
export class ApiTokenFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name, or the beginning of the secret.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'The account that the tokens act for.' })
  @IsOptional()
  @IsId()
  accountId?: number | null;

  @Field(() => ApiTokenStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(TOKEN_STATES)
  state?: ApiTokenState | null;
}

@ObjectType({ simpleResolvers: true })
export class ApiTokenList extends pageOf(() => ApiToken) {}

@InputType()
export class CreateApiTokenInput {
  @Field(() => Int, {
    description:
      'The account that the token acts for, whose rights it cannot exceed; CONFLICT for a disabled account.',
  })
  @IsId()
  accountId!: number;

  @Field(() => String, { description: '2-80 characters' })
  @IsLine(2, 80)
  name!: string;

  @Field(() => [String], {
    description:
      'Names of permissions; BAD_USER_INPUT for one that the role of the account does not have. ' +
      `Tokens can have: ${SCOPE_NAMES.join(', ')}.`,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @IsIn(SCOPE_NAMES, { each: true })
  scopes!: PermissionName[];

  @Field(() => Int, {
    nullable: true,
    description: 'Days until the token expires, 1-730; null: it does not expire.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LONGEST_LIFE_DAYS)
  expiresInDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key gives the same token with a new secret, and the first secret is no ' +
      'longer valid; IDEMPOTENCY_KEY_REUSED where the key was sent with other input.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class RevokeApiTokenInput {
  @Field(() => Int)
  @IsId()
  apiTokenId!: number;
}

@ObjectType({ simpleResolvers: true })
export class ApiTokenPayload extends Payload {
  @Field(() => ApiToken, {
    nullable: true,
    description: 'The created or revoked token; null after a refusal.',
  })
  apiToken!: ApiToken | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret of a created token, which cannot be read again; null in all other answers.',
  })
  secret?: string | null;
}
