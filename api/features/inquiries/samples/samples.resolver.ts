import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { fabricsOfIds } from '#engine/goods/fabrics/fabrics';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { Fabric, presentFabric } from '../../catalogue/fabrics/fabric.payloads.js';
import { Inquiry } from '../inquiry.entity.js';
import { SubmitInquiryPayload } from '../inquiry.inputs.js';
import { requestSamples } from './request-samples.js';
import { RequestSamplesInput } from './samples.inputs.js';

@Resolver(() => Inquiry)
export class SamplesResolver {
  @Mutation(() => SubmitInquiryPayload, {
    description:
      'Orders free samples of fabrics; staff receive the order as an inquiry, and it is confirmed by e-mail. ' +
      'The same order, while it is new, is stored once. At most 5 an hour for an e-mail and 20 from a network ' +
      'address, then TOO_MANY_REQUESTS; errors are GraphQL errors.',
  })
  async requestSamples(
    @Arg('input', () => RequestSamplesInput) input: RequestSamplesInput,
    @Ctx() context: Context,
  ): Promise<SubmitInquiryPayload> {
    const { id } = await takeSamplesRequest(context, input);
    return { inquiryId: id };
  }

  @FieldResolver(() => [Fabric], {
    description: 'The fabrics that the customer wants samples of; empty for other inquiries.',
  })
  samples(@Root() { sampleIds }: Inquiry): Fabric[] {
    return fabricsOfIds(sampleIds).map(presentFabric);
  }
}

/** Checks the limits of network address and e-mail, then stores the order of samples; throws TOO_MANY_REQUESTS. */
export async function takeSamplesRequest(
  context: Context,
  input: RequestSamplesInput,
): Promise<Inquiry> {
  await countForm(context, 'inquiry', input.email);
  return requestSamples(context.em, input);
}
