import type { OutgoingMessage } from '../../adapters/mailer.js';
import type { Env } from '../../shared/env/env.js';
import type { ContentStore } from '../content/content-store.js';
import { attachmentsOf } from './mail-attachments.js';
import type { MailContent } from './mail-content.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

/** What all mails of the shop share: the texts and data of the company, and the public URL to which links lead. */
export interface Writer {
  content: ContentStore;
  env: Pick<Env, 'PUBLIC_URL'>;
}

/** An e-mail that is not sent yet. */
export interface UnsentMail extends Pick<
  OutgoingMail,
  'id' | 'recipient' | 'subject' | 'inquiryAnswerId'
> {
  content: MailContent;
}

/** Makes an e-mail ready to be sent: HTML, plain text and attachments from its content. */
export async function composeMail(
  { id, recipient, subject, content, inquiryAnswerId }: UnsentMail,
  { content: texts, env: { PUBLIC_URL } }: Writer,
): Promise<OutgoingMessage> {
  const { unsubscribePath } = content;
  const { company } = texts;
  return {
    id,
    recipient,
    subject,
    text: mailText(content, company, PUBLIC_URL),
    html: mailHtml(content, company, PUBLIC_URL),
    attachments: await attachmentsOf(content, (slug) => texts.findPage(slug), company, PUBLIC_URL),
    isAutomatic: inquiryAnswerId === null,
    ...(unsubscribePath && { unsubscribeUrl: `${PUBLIC_URL}${unsubscribePath}` }),
  };
}
