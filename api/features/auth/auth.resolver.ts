import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { signInBrowser, signOutBrowser } from '../../request/sign-in.js';
import { LoginInput, LoginPayload, LogoutPayload } from './auth.inputs.js';
import { User } from './user.entity.js';

@Resolver()
export class AuthResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in member of staff, or null.' })
  me(@Ctx() { viewer }: Context): User | null {
    return viewer;
  }

  @Mutation(() => LoginPayload, {
    description: 'Signs a member of staff in; the session travels in an httpOnly cookie.',
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

  @Mutation(() => LogoutPayload)
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    await signOutBrowser(context);
    return { ok: true };
  }
}

export const INVALID_CREDENTIALS = 'Nieprawidłowy e-mail lub hasło.';
