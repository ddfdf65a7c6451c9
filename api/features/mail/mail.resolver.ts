import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { userErrorsOf } from '../../shared/user-error.js';
import { ResendMailsInput, ResendMailsPayload } from './mail.inputs.js';
import { resendAsStaff } from './resend-as-staff.js';

@Resolver()
export class MailResolver {
  @Authorized('staff')
  @Mutation(() => ResendMailsPayload, {
    description:
      'For staff: a mail that was sent goes out once more; one that was not begins anew and is still one. Mails ' +
      'that are about no order and no inquiry are for admins.',
  })
  async resendMails(
    @Arg('input', () => ResendMailsInput) { mailIds }: ResendMailsInput,
    @Ctx() { em, viewer }: Context,
  ): Promise<ResendMailsPayload> {
    try {
      return { resentCount: await resendAsStaff(em, viewer!, mailIds), userErrors: [] };
    } catch (error) {
      return { resentCount: 0, userErrors: userErrorsOf(error) };
    }
  }
}
