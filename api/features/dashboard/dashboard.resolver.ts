import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { Dashboard, readDashboard } from './dashboard.js';
import { OwedSums, readOwedSums } from './owed-sums.js';
import { SalesReport, SalesReportInput } from './sales-report.inputs.js';
import { readSalesReport } from './sales-report.js';

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Authorized('staff')
  @Query(() => Dashboard, { description: 'For staff.' })
  dashboard(@Ctx() { em }: Context): Promise<Dashboard> {
    return readDashboard(em);
  }

  @Authorized('staff')
  @Query(() => SalesReport, {
    description: 'For staff: sales of a period beside the period before.',
  })
  salesReport(
    @Arg('input', () => SalesReportInput) input: SalesReportInput,
    @Ctx() { em }: Context,
  ): Promise<SalesReport> {
    return readSalesReport(em, input);
  }

  @FieldResolver(() => OwedSums)
  owed(@Ctx() { em }: Context): Promise<OwedSums> {
    return readOwedSums(em, new Date());
  }
}
