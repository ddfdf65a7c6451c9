import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { Env } from '../shared/env/env.js';
import { codeOf } from '../shared/unknown.js';
import { writeWhole } from './write-whole.js';

export interface OutgoingMessage {
  /** The same on every attempt, so that receivers can recognise duplicates. */
  id: string;
  sender: { name: string; address: string };
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
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = env;
  if (!host) return fileMailer(outboxOf(env));
  return smtpMailer({
    host,
    port,
    secure: port === IMPLICIT_TLS,
    ...(user && pass && { auth: { user, pass } }),
  });
}

/** The folder of the .eml files that are written when no SMTP server is configured. */
export const outboxOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Outbox =>
  folderOutbox(join(DATA_DIR, 'outbox'));

/** Milliseconds; a stalled SMTP server must not keep this process from stopping. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** The port on which mail servers expect TLS from the start; on others it is begun by STARTTLS. */
const IMPLICIT_TLS = 465;

function smtpMailer(server: Omit<SMTPPool.Options, 'pool'>): Mailer {
  const transport = createTransport({ ...server, pool: true, ...TIMEOUTS });
  return {
    send: async (message) => void (await transport.sendMail(compose(message))),
    close: () => transport.close(),
  };
}

function fileMailer(outbox: Outbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail(compose(message));
      await outbox.write(`${message.id}.eml`, eml as Buffer);
    },
    close: () => undefined,
  };
}

function compose(message: OutgoingMessage) {
  const { id, sender, recipient, isAutomatic, unsubscribeUrl, ...content } = message;
  const domain = sender.address.split('@')[1];
  return {
    ...content,
    attachments: [...content.attachments],
    messageId: `<${id}@${domain}>`,
    from: sender,
    to: recipient,
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    headers: {
      // RFC 3834
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

/** E-mails as files, readable only by the account that runs the shop: they hold personal data. */
interface Outbox {
  /** Writes a file, which appears only when it is complete. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes files written before a time; returns their number. */
  forget(before: Date): Promise<number>;
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export function folderOutbox(directory: string): Outbox {
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true, mode: OWNER_ONLY.folder });
      // mkdir does not change the mode of a folder that exists already.
      await chmod(directory, OWNER_ONLY.folder);
      await writeWhole(directory, name, bytes, { mode: OWNER_ONLY.file });
    },
    async forget(before) {
      const names = await namesIn(directory);
      const files = await Promise.all(
        names.map(async (name) => {
          const path = join(directory, name);
          return { path, writtenAt: (await stat(path)).mtime };
        }),
      );
      const old = files.filter(({ writtenAt }) => writtenAt < before);
      await Promise.all(old.map(({ path }) => rm(path, { force: true })));
      return old.length;
    },
  };
}
