import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { attempt } from '../../shared/user-error.js';
import {
  ResendMailsInput,
  ResendMailsPayload,
  UndeliveredMailList,
  type UndeliveredMailSort,
  UndeliveredMailSortEnum,
  UndeliveredMailSummary,
} from './mail.inputs.js';
import { resendMails } from './resend-mails.js';
import { listUndelivered, summariseUndelivered } from './undelivered-mails.js';

@Resolver()
export class MailResolver {
  @Query(() => UndeliveredMailList, {
    description:
      'For staff: e-mails that were given up, have failed and are tried again, or are more than 5 minutes ' +
      'late. Those that are about no order, inquiry or offer need accounts:write.',
  })
  undeliveredMails(
    @Arg('sort', () => UndeliveredMailSortEnum, { defaultValue: 'oldest' })
    sort: UndeliveredMailSort,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<UndeliveredMailList> {
    return listUndelivered(em, viewer, sort, page ?? new PageInput());
  }

  @Query(() => UndeliveredMailSummary, {
    description: 'For staff: how many `undeliveredMails` there are.',
  })
  undeliveredMailSummary(@Ctx() { em, viewer }: StaffContext): Promise<UndeliveredMailSummary> {
    return summariseUndelivered(em, viewer);
  }

  @Mutation(() => ResendMailsPayload, {
    description:
      'For staff: sends a sent e-mail once more, as a new one, and tries an undelivered one again at once. ' +
      'Those that are about no order, inquiry or offer need accounts:write. NOT_FOUND where none can be sent again, ' +
      'CONFLICT where all of them are being sent right now.',
  })
  async resendMails(
    @Arg('input', () => ResendMailsInput) input: ResendMailsInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ResendMailsPayload> {
    const { result, userErrors } = await attempt(() => resendMails(em, viewer, input));
    return { resentCount: result ?? 0, userErrors };
  }
}
