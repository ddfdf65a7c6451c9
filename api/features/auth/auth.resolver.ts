import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffRole } from '../../identity/staff-role.entity.js';
import { User } from '../../identity/user.entity.js';
import type { Context } from '../../request/context.js';
import { LoginInput, LoginPayload, LogoutPayload } from './auth.inputs.js';
import { signInBrowser, signOutBrowser } from './sign-in.js';

@Resolver(() => User)
export class AuthResolver {
  @FieldResolver(() => StaffRole)
  role(@Root() { role }: User): Promise<StaffRole> {
    return role.loadOrFail();
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
  async login(
    @Arg('input', () => LoginInput) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const user = await signInBrowser(context, input);
    if (user) return { user, userErrors: [] };
    return {
      user: null,
      userErrors: [{ code: 'INVALID_CREDENTIALS', message: INVALID_CREDENTIALS }],
    };
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the current session and clears its cookie.' })
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    await signOutBrowser(context);
    return { ok: true };
  }
}

export const INVALID_CREDENTIALS = 'Nieprawidłowy e-mail lub hasło.';
