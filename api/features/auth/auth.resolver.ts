import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffRole } from '../../identity/staff-role.entity.js';
import { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import { AppError } from '../../shared/errors.js';
import { ConfirmLoginInput, LoginInput, LoginPayload, LogoutPayload } from './auth.inputs.js';
import type { SignIn } from './auth.service.js';
import { requestOptions } from './second-factor/passkeys.js';
import { findSecondFactors, passkeysOf } from './second-factor/second-factor.service.js';
import {
  confirmInBrowser,
  secondFactorRequired,
  signInBrowser,
  signOutBrowser,
} from './sign-in.js';

@Resolver(() => User)
export class AuthResolver {
  @FieldResolver(() => StaffRole)
  role(@Root() { role }: User): Promise<StaffRole> {
    return role.loadOrFail();
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the role of the caller's account requires a second factor and it has none: until it adds one it has no " +
      'permissions. False for other accounts.',
  })
  lacksSecondFactor(@Root() { id }: User, @Ctx() { viewer }: Context): boolean {
    return id === viewer?.id && viewer.lacksSecondFactor === true;
  }

  @Query(() => User, {
    nullable: true,
    description: 'The signed-in member of staff; null for everybody else.',
  })
  me(@Ctx() { viewer }: Context): User | null {
    return viewer;
  }

  @Mutation(() => LoginPayload, {
    description:
      'Signs a member of staff in by an httpOnly cookie. TOO_MANY_REQUESTS, as a GraphQL error, after several failures.',
  })
  login(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return payloadOf(context, () => signInBrowser(context, input));
  }

  @Mutation(() => LoginPayload, {
    description:
      'Signs in by a second factor after `login`. NOT_FOUND where that was too long ago; TOO_MANY_REQUESTS, as a ' +
      'GraphQL error, after several failures.',
  })
  confirmLogin(
    @Arg('input', () => ConfirmLoginInput) input: ConfirmLoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return payloadOf(context, () => confirmInBrowser(context, input));
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the current session and clears its cookie.' })
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    await signOutBrowser(context);
    return { ok: true };
  }
}

async function payloadOf(
  { em, services }: Context,
  work: () => Promise<SignIn>,
): Promise<LoginPayload> {
  try {
    const { user, challenge } = await work();
    if (!challenge) return { user, userErrors: [] };
    const { token } = challenge;
    const passkeys = passkeysOf(await findSecondFactors(em, user.id));
    const passkeyOptions =
      passkeys.length > 0 ? await requestOptions(services.env, token, passkeys) : null;
    const { code, message } = secondFactorRequired();
    return { user: null, challenge: { token, passkeyOptions }, userErrors: [{ code, message }] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'TOO_MANY_REQUESTS') throw error;
    return { user: null, userErrors: [{ code: error.code, message: error.message }] };
  }
}
