import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiToken } from '../../../identity/api-token.entity.js';
import { User } from '../../../identity/user.entity.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { PageInput } from '../../../shared/page.js';
import { attempt } from '../../../shared/user-error.js';
import {
  ApiTokenFilter,
  ApiTokenList,
  ApiTokenPayload,
  type ApiTokenSort,
  ApiTokenSortEnum,
  CreateApiTokenInput,
  RevokeApiTokenInput,
} from './api-token.inputs.js';
import { createApiToken, listApiTokens, revokeApiToken } from './api-token.service.js';

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  @Query(() => ApiTokenList, {
    description: 'For staff: the API tokens of all accounts, expired and revoked ones included.',
  })
  apiTokens(
    @Arg('filter', () => ApiTokenFilter, { nullable: true }) filter: ApiTokenFilter | null,
    @Arg('sort', () => ApiTokenSortEnum, { defaultValue: 'newest' }) sort: ApiTokenSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<ApiTokenList> {
    return listApiTokens(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Mutation(() => ApiTokenPayload, {
    description: 'For staff: creates a token by which a program acts for an account.',
  })
  async createApiToken(
    @Arg('input', () => CreateApiTokenInput) input: CreateApiTokenInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ApiTokenPayload> {
    const { result, userErrors } = await attempt(() => createApiToken(em, viewer, input));
    return { apiToken: null, ...result, userErrors };
  }

  @Mutation(() => ApiTokenPayload, {
    description: 'For staff: revokes a token at once and for good.',
  })
  async revokeApiToken(
    @Arg('input', () => RevokeApiTokenInput) { apiTokenId }: RevokeApiTokenInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ApiTokenPayload> {
    const { result: apiToken, userErrors } = await attempt(() =>
      revokeApiToken(em, viewer, apiTokenId),
    );
    return { apiToken, userErrors };
  }

  @FieldResolver(() => User, { description: 'The account that the token acts for.' })
  owner(@Root() { owner }: ApiToken): Promise<User> {
    return owner.loadOrFail();
  }
}
