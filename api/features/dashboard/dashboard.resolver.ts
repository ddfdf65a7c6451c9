import { Arg, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { SETTINGS, missingSettings } from '#engine/trade/settings/settings';
import type { Context } from '../../request/context.js';
import { readLaunchSteps } from '../settings/launch/launch-steps.js';
import { LaunchStep } from '../settings/launch/launch.inputs.js';
import { Dashboard, readDashboard } from './dashboard.js';
import { OwedSums, readOwedSums } from './owed-sums.js';
import { SalesReport, SalesReportInput } from './sales-report.inputs.js';
import { readSalesReport } from './sales-report.js';

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Query(() => Dashboard, { description: 'For staff: the figures of the first page.' })
  dashboard(@Ctx() { em }: Context): Promise<Dashboard> {
    return readDashboard(em);
  }

  @Query(() => SalesReport, {
    description:
      'For staff: the sales of a period, beside those of the period before. BAD_USER_INPUT, as a GraphQL ' +
      'error, for a period that ends before it begins or is too long.',
  })
  salesReport(
    @Arg('input', () => SalesReportInput) input: SalesReportInput,
    @Ctx() { em }: Context,
  ): Promise<SalesReport> {
    return readSalesReport(em, input);
  }

  @FieldResolver(() => [String], {
    description:
      'What nobody has entered of the company, and so is missing wherever customers would read it: "Numer konta".',
  })
  missingFacts(@Ctx() { services }: Context): string[] {
    return missingSettings(services.env).map((name) => SETTINGS[name].label);
  }

  @FieldResolver(() => [LaunchStep], {
    description: 'What the shop needs before it sells and is not done; empty in a demo shop.',
  })
  async undoneSteps(@Ctx() { em, services }: Context): Promise<LaunchStep[]> {
    if (services.env.DEMO) return [];
    const steps = await readLaunchSteps(em, services);
    return steps.filter(({ isDone, isNeeded }) => isNeeded && !isDone);
  }

  @FieldResolver(() => OwedSums)
  owed(@Ctx() { em }: Context): Promise<OwedSums> {
    return readOwedSums(em, new Date());
  }
}
