import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { attempt } from '../../shared/user-error.js';
import { ReducedVat } from '../catalogue/reduced-vat.entity.js';
import { ReducedVatPayload, SetReducedVatInput } from './reduced-vat.inputs.js';
import { readReducedVat, setReducedVat } from './reduced-vat.js';

@Resolver()
export class ReducedVatResolver {
  @Query(() => [ReducedVat], {
    description: 'For staff: which categories have 8 % VAT where goods are installed in housing.',
  })
  reducedVat(@Ctx() { em }: Context): Promise<ReducedVat[]> {
    return readReducedVat(em);
  }

  @Mutation(() => ReducedVatPayload, {
    description:
      'For staff: switches 8 % VAT in housing on or off for a category. It applies to carts and new offers; ' +
      'orders keep their rate.',
  })
  async setReducedVat(
    @Arg('input', () => SetReducedVatInput) input: SetReducedVatInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ReducedVatPayload> {
    const { userErrors } = await attempt(() => setReducedVat(em, viewer, input));
    return { reducedVat: await readReducedVat(em.fork()), userErrors };
  }
}
