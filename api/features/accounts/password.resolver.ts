import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { requireAccount } from '../../identity/rights.js';
import type { Context } from '../../request/context.js';
import { countForm } from '../../request/count-requests.js';
import { attempt } from '../../shared/user-error.js';
import type { Attempt } from '../auth/login-limiter.js';
import { attemptOf } from '../auth/sign-in.js';
import { requestPasswordLink } from './mail-password-link.js';
import { personOfLink, setPassword } from './password-link.service.js';
import {
  ChangePasswordInput,
  PasswordLinkView,
  PasswordPayload,
  RequestPasswordLinkInput,
  SetPasswordInput,
} from './password.inputs.js';
import { changePassword } from './profile.service.js';

@Resolver()
export class PasswordResolver {
  @Query(() => PasswordLinkView, {
    nullable: true,
    description:
      'The account of a mailed link, by the token of the link; null where the link is unknown, used or ' +
      'expired, or the account is disabled.',
  })
  passwordLink(
    @Arg('token', () => String) token: string,
    @Ctx() { em }: Context,
  ): Promise<PasswordLinkView | null> {
    return personOfLink(em, token);
  }

  @Mutation(() => PasswordPayload, {
    description:
      'Mails a link to set a new password, valid for 24 hours, once; the answer is the same whether or not ' +
      'there is such an account. At most 5 an hour for an e-mail and 20 from a network address, then ' +
      'TOO_MANY_REQUESTS.',
  })
  async requestPasswordLink(
    @Arg('input', () => RequestPasswordLinkInput) input: RequestPasswordLinkInput,
    @Ctx() context: Context,
  ): Promise<PasswordPayload> {
    await takePasswordLinkRequest(context, input);
    return { ok: true, userErrors: [] };
  }

  @Mutation(() => PasswordPayload, {
    description:
      'Sets the password by a mailed link, once, and ends all sessions of the account. NOT_FOUND where the ' +
      'link is unknown, used or expired.',
  })
  async setPassword(
    @Arg('input', () => SetPasswordInput) input: SetPasswordInput,
    @Ctx() context: Context,
  ): Promise<PasswordPayload> {
    return outcomeOf(() => setPasswordByLink(context, input));
  }

  @Mutation(() => PasswordPayload, {
    description:
      "For staff: changes the caller's own password and ends all other sessions of the account.",
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<PasswordPayload> {
    const { em, services, sessionId } = context;
    const viewer = requireAccount(context);
    const attempt = attemptOf(context, viewer.email);
    return outcomeOf(() =>
      changePassword(em, services.loginLimiter, { viewer, sessionId, attempt }, input),
    );
  }
}

/** Counts the request, then has the link mailed to the account with this e-mail; throws TOO_MANY_REQUESTS. */
export async function takePasswordLinkRequest(
  context: Context,
  { email }: RequestPasswordLinkInput,
): Promise<void> {
  await countForm(context, 'password_link', whoAsks(attemptOf(context, email)));
  await requestPasswordLink(context.em, email);
}

/** Sets the password by a mailed link, and forgets the failed logins of the account. Throws as `setPassword` does. */
export async function setPasswordByLink(
  context: Context,
  { token, password }: SetPasswordInput,
): Promise<void> {
  const { email } = await setPassword(context.em, token, password);
  await context.services.loginLimiter.clear(attemptOf(context, email));
}

/**
 * The key by which requests for a link are counted: the e-mail; on a known device its id, too, so that strangers who
 * ask for links to this e-mail do not use up the owner's requests.
 */
const whoAsks = ({ email, deviceId }: Attempt): string =>
  deviceId ? `${email} ${deviceId}` : email;

async function outcomeOf(work: () => Promise<void>): Promise<PasswordPayload> {
  const { userErrors } = await attempt(work);
  return { ok: userErrors.length === 0, userErrors };
}
