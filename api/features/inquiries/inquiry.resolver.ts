import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { SubmitInquiryInput, SubmitInquiryPayload } from './inquiry.inputs.js';
import { submitInquiry } from './inquiry.service.js';

@Resolver()
export class InquiryResolver {
  @Mutation(() => SubmitInquiryPayload)
  async submitInquiry(
    @Arg('input', () => SubmitInquiryInput) input: SubmitInquiryInput,
    @Ctx() { em }: Context,
  ): Promise<SubmitInquiryPayload> {
    const { id } = await submitInquiry(em, input);
    return { inquiryId: id };
  }
}
