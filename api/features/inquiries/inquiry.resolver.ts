import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import type { Context, StaffContext } from '../../request/context.js';
import { countForm } from '../../request/count-requests.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import { answerInquiry } from './answers/answer-inquiry.js';
import {
  AnswerInquiryInput,
  InquiryFilter,
  InquiryList,
  InquiryPayload,
  type InquirySort,
  InquirySortEnum,
  InquiryStatusCount,
  UpdateInquiryInput,
} from './inquiry-staff.inputs.js';
import { Inquiry } from './inquiry.entity.js';
import { SubmitInquiryInput, SubmitInquiryPayload } from './inquiry.inputs.js';
import { submitInquiry } from './inquiry.service.js';
import { countInquiries, listInquiries } from './list-inquiries.js';
import { updateInquiry } from './update-inquiry.js';

@Resolver(() => Inquiry)
export class InquiryResolver {
  @Query(() => Inquiry, {
    nullable: true,
    description: 'For staff: one inquiry; null where there is none with this id.',
  })
  inquiry(@Arg('id', () => Int) id: number, @Ctx() { em }: Context): Promise<Inquiry | null> {
    return em.findOne(Inquiry, { id });
  }

  @Query(() => InquiryList, { description: 'For staff: the inquiries.' })
  inquiries(
    @Arg('filter', () => InquiryFilter, { nullable: true }) filter: InquiryFilter | null,
    @Arg('sort', () => InquirySortEnum, { defaultValue: 'newest' }) sort: InquirySort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<InquiryList> {
    return listInquiries(em, filter ?? {}, sort, page ?? new PageInput());
  }

  @Query(() => [InquiryStatusCount], {
    description:
      'For staff: how many inquiries that match the rest of the filter are in each status, also with 0. Ignores ' +
      '`status`, `open` and `awaiting`.',
  })
  inquiryCounts(
    @Arg('filter', () => InquiryFilter, { nullable: true }) filter: InquiryFilter | null,
    @Ctx() { em }: Context,
  ): Promise<InquiryStatusCount[]> {
    return countInquiries(em, filter ?? {});
  }

  @Query(() => [User], {
    description:
      'For staff: the members of staff to whom an inquiry can be assigned, sorted by name.',
  })
  inquiryAssignees(@Ctx() { em }: Context): Promise<User[]> {
    return em.find(User, { disabledAt: null }, { orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  }

  @Mutation(() => SubmitInquiryPayload, {
    description:
      'Sends an inquiry to the shop, which confirms it by e-mail. The same inquiry, while it is new, is stored ' +
      'once. At most 5 an hour for an e-mail and 20 from a network address, then TOO_MANY_REQUESTS; errors are ' +
      'GraphQL errors.',
  })
  async submitInquiry(
    @Arg('input', () => SubmitInquiryInput) input: SubmitInquiryInput,
    @Ctx() context: Context,
  ): Promise<SubmitInquiryPayload> {
    const { id } = await takeInquiry(context, input);
    return { inquiryId: id };
  }

  @Mutation(() => InquiryPayload, {
    description: 'For staff: changes status, priority or assignee of an inquiry.',
  })
  updateInquiry(
    @Arg('input', () => UpdateInquiryInput) input: UpdateInquiryInput,
    @Ctx() context: StaffContext,
  ): Promise<InquiryPayload> {
    return payloadOf(context, input.id, updateInquiry(context.em, context.viewer, input));
  }

  @Mutation(() => InquiryPayload, {
    description:
      'For staff: mails an answer to the customer and keeps it; an inquiry without assignee is assigned to the caller.',
  })
  answerInquiry(
    @Arg('input', () => AnswerInquiryInput) input: AnswerInquiryInput,
    @Ctx() context: StaffContext,
  ): Promise<InquiryPayload> {
    return payloadOf(context, input.id, answerInquiry(context.em, context.viewer, input));
  }
}

/** Checks the limits of network address and e-mail, then stores the inquiry; throws TOO_MANY_REQUESTS or NOT_FOUND. */
export async function takeInquiry(context: Context, input: SubmitInquiryInput): Promise<Inquiry> {
  await countForm(context, 'inquiry', input.email);
  return submitInquiry(context.em, input);
}

/** The inquiry after an edit; where it was refused, the current one and the reasons. */
async function payloadOf(
  { em }: Context,
  id: number,
  edit: Promise<Inquiry>,
): Promise<InquiryPayload> {
  const { result, userErrors } = await attempt(() => edit);
  const inquiry = result ?? (await em.fork().findOne(Inquiry, { id }));
  return { inquiry, userErrors };
}
