import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { type UserError, userErrorsOf } from '../../shared/user-error.js';
import { ReducedVat } from '../catalogue/reduced-vat.entity.js';
import { ReducedVatPayload, SetReducedVatInput } from './reduced-vat.inputs.js';
import { readReducedVat, setReducedVat } from './reduced-vat.js';

@Resolver()
export class ReducedVatResolver {
  @Authorized('admin')
  @Query(() => [ReducedVat], {
    description: 'For administrators: which categories have 8 % VAT in housing.',
  })
  reducedVat(@Ctx() { em }: Context): Promise<ReducedVat[]> {
    return readReducedVat(em);
  }

  @Authorized('admin')
  @Mutation(() => ReducedVatPayload, {
    description:
      'For administrators: switches 8 % VAT in housing on or off for a category, for new orders.',
  })
  async setReducedVat(
    @Arg('input', () => SetReducedVatInput) input: SetReducedVatInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ReducedVatPayload> {
    let userErrors: UserError[] = [];
    try {
      await setReducedVat(em, viewer, input);
    } catch (error) {
      userErrors = userErrorsOf(error);
    }
    return { reducedVat: await readReducedVat(em.fork()), userErrors };
  }
}
