import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { StaffContext } from '../../request/context.js';
import { userErrorsOf } from '../../shared/user-error.js';
import { User } from '../../identity/user.entity.js';
import { ProfilePayload, UpdateProfileInput } from './profile.inputs.js';
import { updateProfile } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => ProfilePayload, { description: "For staff: changes the caller's own name." })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ProfilePayload> {
    try {
      return { user: await updateProfile(em, viewer, input), userErrors: [] };
    } catch (error) {
      const user = await em.fork().findOne(User, { id: viewer.id });
      return { user, userErrors: userErrorsOf(error) };
    }
  }
}
