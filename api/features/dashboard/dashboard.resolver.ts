import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { Dashboard, readDashboard } from './dashboard.js';

@Resolver()
export class DashboardResolver {
  @Authorized('staff')
  @Query(() => Dashboard, { description: 'For staff.' })
  dashboard(@Ctx() { em }: Context): Promise<Dashboard> {
    return readDashboard(em);
  }
}
