import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { DemoData, DemoDataPayload, RemoveDemoDataInput } from './demo-data.inputs.js';
import { readDemoData, removeDemoData } from './remove-demo-data.js';

@Resolver()
export class DemoDataResolver {
  @Query(() => [DemoData], {
    description: 'For staff: what of the demo is still in the shop; empty in a shop without any.',
  })
  demoData(@Ctx() { em }: Context): Promise<DemoData[]> {
    return readDemoData(em);
  }

  @Mutation(() => DemoDataPayload, {
    description:
      'For staff: removes what the demo has left, with all that belongs to it; nothing real is touched. Products of ' +
      'real orders, carts or offers are archived. CONFLICT for the account of the demo, and while a bank transfer is ' +
      'booked to a demo order.',
  })
  async removeDemoData(
    @Arg('input', () => RemoveDemoDataInput) input: RemoveDemoDataInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<DemoDataPayload> {
    const { userErrors } = await attempt(() => removeDemoData(em, viewer, input));
    return { left: await readDemoData(em.fork()), userErrors };
  }
}
