import { Ctx, Query, Resolver } from 'type-graphql';
import { StaffRole } from '../../../identity/staff-role.entity.js';
import type { Context } from '../../../request/context.js';

@Resolver()
export class StaffRoleResolver {
  @Query(() => [StaffRole], {
    description: 'For staff: the roles that accounts can have, by name.',
  })
  staffRoles(@Ctx() { em }: Context): Promise<StaffRole[]> {
    return em.findAll(StaffRole, { orderBy: { name: 'asc' } });
  }
}
