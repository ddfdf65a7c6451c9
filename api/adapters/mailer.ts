import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Env, shopEmail, shopName } from '../shared/env/env.js';
import { type Outbox, folderOutbox } from './outbox.js';

export interface OutgoingMessage {
  /** The same on every attempt, so that receivers can recognise duplicates. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
  /** Whether no person has written the text: automatic answers, such as absence notes, are not sent to such mails. */
  isAutomatic: boolean;
  /** The address of one-click unsubscription (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** The content id by which the HTML refers to the attachment. */
  cid?: string;
}

export interface Mailer {
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** Sends by SMTP if a server is configured; otherwise writes .eml files, which any mail program opens. */
export function createMailer(env: Env): Mailer {
  const from = { name: shopName(env), address: shopEmail(env) };
  return env.SMTP_URL ? smtpMailer(env.SMTP_URL, from) : fileMailer(outboxOf(env), from);
}

/** The folder of the .eml files that are written when no SMTP server is configured. */
export const outboxOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Outbox =>
  folderOutbox(join(DATA_DIR, 'outbox'));

interface Sender {
  name: string;
  address: string;
}

/** Milliseconds; a stalled SMTP server must not keep this process from stopping. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({ url, pool: true, ...TIMEOUTS });
  return {
    send: async (message) => void (await transport.sendMail(compose(message, from))),
    close: () => transport.close(),
  };
}

function fileMailer(outbox: Outbox, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail(compose(message, from));
      await outbox.write(`${message.id}.eml`, eml as Buffer);
    },
    close: () => undefined,
  };
}

function compose(message: OutgoingMessage, from: Sender) {
  const { id, recipient, isAutomatic, unsubscribeUrl, ...said } = message;
  const domain = from.address.split('@')[1];
  return {
    ...said,
    attachments: [...said.attachments],
    messageId: `<${id}@${domain}>`,
    from,
    to: recipient,
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      // RFC 3834
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}
