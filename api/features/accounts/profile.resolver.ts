import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import type { StaffContext } from '../../request/context.js';
import { attempt } from '../../shared/user-error.js';
import { ProfilePayload, UpdateProfileInput } from './account.inputs.js';
import { updateProfile } from './profile.service.js';

@Resolver()
export class ProfileResolver {
  @Mutation(() => ProfilePayload, { description: "For staff: changes the caller's own name." })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ProfilePayload> {
    const { result, userErrors } = await attempt(() => updateProfile(em, viewer, input));
    return { user: result ?? (await em.fork().findOne(User, { id: viewer.id })), userErrors };
  }
}
