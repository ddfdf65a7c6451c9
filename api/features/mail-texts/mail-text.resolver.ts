import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { attempt } from '../../shared/user-error.js';
import {
  MailDraftInput,
  MailPreview,
  MailText,
  PublishMailTextInput,
  PublishMailTextPayload,
  SendMailToMeInput,
  SendMailToMePayload,
} from './mail-text.inputs.js';
import { publishMailText, readMailTexts } from './mail-texts.js';
import { previewMail, sendToEditor } from './preview-mail.js';

@Resolver()
export class MailTextResolver {
  @Query(() => [MailText], {
    description: 'For admins: the words of the mails to customers with their versions.',
  })
  mailTexts(@Ctx() { em }: Context): Promise<MailText[]> {
    return readMailTexts(em);
  }

  @Query(() => MailPreview, {
    description:
      'For admins: a mail about a real order, offer or inquiry as its customer would read it in these words.',
  })
  mailPreview(
    @Arg('input', () => MailDraftInput) input: MailDraftInput,
    @Ctx() { em, services }: Context,
  ): Promise<MailPreview> {
    return previewMail(em, services, input);
  }

  @Mutation(() => PublishMailTextPayload, {
    description:
      'For admins: publishes a version of the words of a kind of mail, now or at a later time. Mails that are queued ' +
      'keep their words. Earlier versions are kept; one is restored by publishing its content again.',
  })
  async publishMailText(
    @Arg('input', () => PublishMailTextInput) input: PublishMailTextInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<PublishMailTextPayload> {
    const { userErrors } = await attempt(() => publishMailText(em, viewer, input));
    const [mail = null] = await readMailTexts(em.fork(), input.id);
    return { mail, userErrors };
  }

  @Mutation(() => SendMailToMePayload, {
    description:
      'For admins: mails the preview to the address of the account that asks; TOO_MANY_REQUESTS after 20 in an hour.',
  })
  async sendMailToMe(
    @Arg('input', () => SendMailToMeInput) input: SendMailToMeInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<SendMailToMePayload> {
    const { result, userErrors } = await attempt(() => sendToEditor(em, viewer, services, input));
    return { recipient: result, userErrors };
  }
}
