import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffRole } from '../../../identity/staff-role.entity.js';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import {
  CreateStaffRoleInput,
  DeleteStaffRolePayload,
  StaffRoleInput,
  StaffRolePayload,
  UpdateStaffRoleInput,
} from './staff-role.inputs.js';
import { accountsWith, createStaffRole, deleteStaffRole, updateStaffRole } from './staff-roles.js';

@Resolver(() => StaffRole)
export class StaffRoleResolver {
  @Query(() => [StaffRole], {
    description: 'For staff: the roles that accounts can have, by name.',
  })
  staffRoles(@Ctx() { em }: Context): Promise<StaffRole[]> {
    return em.findAll(StaffRole, { orderBy: { name: 'asc' } });
  }

  @Mutation(() => StaffRolePayload, { description: 'For staff: adds a role.' })
  async createStaffRole(
    @Arg('input', () => CreateStaffRoleInput) input: CreateStaffRoleInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<StaffRolePayload> {
    const { result: role, userErrors } = await attempt(() => createStaffRole(em, viewer, input));
    return { role, userErrors };
  }

  @Mutation(() => StaffRolePayload, {
    description:
      'For staff: changes a role, at once for everybody who has it. CONFLICT for other changes of the role of owners ' +
      'than of `requiresSecondFactor`.',
  })
  async updateStaffRole(
    @Arg('input', () => UpdateStaffRoleInput) input: UpdateStaffRoleInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<StaffRolePayload> {
    const { result, userErrors } = await attempt(() => updateStaffRole(em, viewer, input));
    const { id } = input;
    return { role: result ?? (await em.fork().findOne(StaffRole, { id })), userErrors };
  }

  @Mutation(() => DeleteStaffRolePayload, {
    description:
      'For staff: deletes a role. CONFLICT for the role of owners, and while accounts have it.',
  })
  async deleteStaffRole(
    @Arg('input', () => StaffRoleInput) { id }: StaffRoleInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<DeleteStaffRolePayload> {
    const { userErrors } = await attempt(() => deleteStaffRole(em, viewer, id));
    return { deletedId: userErrors.length === 0 ? id : null, userErrors };
  }

  @FieldResolver(() => Int, { description: 'The number of enabled accounts with this role.' })
  async accountCount(@Root() { id }: StaffRole, @Ctx() { em }: Context): Promise<number> {
    return (await accountsWith(em, id)) ?? 0;
  }
}
