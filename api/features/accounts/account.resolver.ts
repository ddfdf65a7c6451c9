import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffRole } from '../../identity/staff-role.entity.js';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { Account } from './account.entity.js';
import {
  AccountFilter,
  AccountInput,
  AccountList,
  AccountPayload,
  type AccountSort,
  AccountSortEnum,
  CreateAccountInput,
  UpdateAccountInput,
} from './account.inputs.js';
import {
  createAccount,
  disableAccount,
  enableAccount,
  findAccount,
  listAccounts,
  sendPasswordLink,
  updateAccount,
} from './account.service.js';
import { resetSecondFactors } from './second-factor/remove-second-factor.js';

@Resolver(() => Account)
export class AccountResolver {
  @FieldResolver(() => StaffRole)
  role(@Root() { role }: Account): Promise<StaffRole> {
    return role.loadOrFail();
  }

  @Query(() => AccountList, { description: 'For staff: the accounts of staff.' })
  accounts(
    @Arg('filter', () => AccountFilter, { nullable: true }) filter: AccountFilter | null,
    @Arg('sort', () => AccountSortEnum, { defaultValue: 'name_asc' }) sort: AccountSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<AccountList> {
    return listAccounts(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => Account, {
    nullable: true,
    description: 'For staff: one account; null where there is none with this id.',
  })
  account(@Arg('id', () => Int) id: number, @Ctx() { em }: Context): Promise<Account | null> {
    return findAccount(em, id);
  }

  @Mutation(() => AccountPayload, {
    description: 'For staff: creates an account and mails its owner a link to set the password.',
  })
  createAccount(
    @Arg('input', () => CreateAccountInput) input: CreateAccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, null, () => createAccount(em, viewer, input));
  }

  @Mutation(() => AccountPayload, {
    description: 'For staff: changes name and role of an account.',
  })
  updateAccount(
    @Arg('input', () => UpdateAccountInput) input: UpdateAccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, input.accountId, () => updateAccount(em, viewer, input));
  }

  @Mutation(() => AccountPayload, {
    description:
      'For staff: disables an account and ends its sessions at once; its API tokens are refused as long as it ' +
      "is disabled. CONFLICT for one's own account and for that of the only active owner.",
  })
  disableAccount(
    @Arg('input', () => AccountInput) { accountId }: AccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, accountId, () => disableAccount(em, viewer, accountId));
  }

  @Mutation(() => AccountPayload, { description: 'For staff: enables a disabled account again.' })
  enableAccount(
    @Arg('input', () => AccountInput) { accountId }: AccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, accountId, () => enableAccount(em, viewer, accountId));
  }

  @Mutation(() => AccountPayload, {
    description:
      'For staff: mails the person a link to set a password, valid for 24 hours, once; it replaces an earlier ' +
      'link. CONFLICT for a disabled account.',
  })
  sendPasswordLink(
    @Arg('input', () => AccountInput) { accountId }: AccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, accountId, () => sendPasswordLink(em, viewer, accountId));
  }

  @Mutation(() => AccountPayload, {
    description:
      'For admins: removes all second factors of somebody who has lost them, and mails that person. CONFLICT for ' +
      "one's own account.",
  })
  resetSecondFactors(
    @Arg('input', () => AccountInput) { accountId }: AccountInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<AccountPayload> {
    return payloadOf(em, accountId, () => resetSecondFactors(em, viewer, accountId));
  }
}

/** The account after a change; where it is refused, the reasons and the account as it is (null if there is none). */
async function payloadOf(
  em: Context['em'],
  accountId: number | null,
  change: () => Promise<Account | null>,
): Promise<AccountPayload> {
  const { result, userErrors } = await attempt(change);
  const isAsBefore = userErrors.length > 0 && accountId !== null;
  return { account: isAsBefore ? await findAccount(em, accountId) : result, userErrors };
}
