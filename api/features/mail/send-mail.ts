import { setTimeout as delay } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Mailer, OutgoingMessage } from '../../adapters/mailer.js';
import { databaseTime } from '../../database/database-calls.js';
import { type Env, shopEmail } from '../../shared/env/env.js';
import type { ContentStore } from '../content/content-store.js';
import { attachmentsOf } from './mail-attachments.js';
import type { MailContent } from './mail-content.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/**
 * An attempt without a recorded outcome is not repeated by another process within this time, in which the process that
 * made it records the outcome, if it still lives.
 */
const UNKNOWN_MS = 15_000;
const RECORD_AGAIN_MS = 500;

/** Sends queued e-mails by `mailer`. */
export class MailSender {
  /** E-mails that have left, but could not be recorded as sent yet. */
  private readonly unrecorded = new Set<string>();

  constructor(
    private readonly orm: MikroORM,
    private readonly mailer: Mailer,
    private readonly writer: Writer,
  ) {}

  /**
   * Sends an e-mail unless it was sent already. That an attempt begins is recorded first: a database that can record
   * nothing, on a full disk say, lets no e-mail leave. The row stays locked meanwhile, so that no two workers send it.
   * Throws where the outcome of an attempt of another process is not known yet.
   */
  async send(mailId: string): Promise<void> {
    if (this.unrecorded.has(mailId)) return this.recordSent(mailId);
    if (!(await this.begin(mailId))) return;
    try {
      await this.sendLocked(mailId);
    } catch (error) {
      if (this.unrecorded.has(mailId)) void this.recordUntilDone(mailId);
      else await this.endAttempt(mailId);
      throw error;
    }
  }

  /** Gives up recording. */
  close(): void {
    this.unrecorded.clear();
  }

  /** Records that an attempt begins; false where there is nothing to send. */
  private begin(mailId: string): Promise<boolean> {
    return this.orm.em.fork().transactional(async (tx) => {
      const mail = await lockUnsent(tx, mailId);
      if (!mail?.content) return false;
      const now = await databaseTime(tx);
      if (mail.attemptedAt && now - mail.attemptedAt.getTime() < UNKNOWN_MS)
        throw new Error('the outcome of the last attempt to send an e-mail is not known yet');
      mail.attemptedAt = new Date(now);
      return true;
    });
  }

  private async sendLocked(mailId: string): Promise<void> {
    await this.orm.em.fork().transactional(async (tx) => {
      const mail = await lockUnsent(tx, mailId);
      if (!mail?.content) return;
      await this.mailer.send(
        await composeMail(tx, { ...mail, content: mail.content }, this.writer),
      );
      this.unrecorded.add(mailId);
      markSent(mail);
    });
    this.unrecorded.delete(mailId);
  }

  private async endAttempt(mailId: string): Promise<void> {
    await this.orm.em.fork().nativeUpdate(OutgoingMail, { id: mailId }, { attemptedAt: null });
  }

  private async recordUntilDone(mailId: string): Promise<void> {
    while (this.unrecorded.has(mailId)) {
      await delay(RECORD_AGAIN_MS, undefined, { ref: false });
      await this.recordSent(mailId).catch(() => undefined);
    }
  }

  private async recordSent(mailId: string): Promise<void> {
    await this.orm.em.fork().transactional(async (tx) => {
      const mail = await lockUnsent(tx, mailId);
      if (mail) markSent(mail);
    });
    this.unrecorded.delete(mailId);
  }
}

const lockUnsent = (tx: EntityManager, id: string): Promise<OutgoingMail | null> =>
  tx.findOne(OutgoingMail, { id, sentAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });

function markSent(mail: OutgoingMail): void {
  mail.sentAt = new Date();
  mail.attemptedAt = null;
  if (!isAboutCustomer(mail)) mail.content = null;
}

/**
 * Whether a mail is about an order, an inquiry or an offer; any other may hold a link that opens an account or confirms
 * an address.
 */
const isAboutCustomer = ({ orderId, inquiryId, offerId }: OutgoingMail): boolean =>
  orderId !== null || inquiryId !== null || offerId !== null;

/** What all mails of the shop share: the texts and data of the company, and the public URL to which links lead. */
interface Writer {
  content: ContentStore;
  env: Pick<Env, 'PUBLIC_URL' | 'COMPANY_EMAIL'>;
}

/** An e-mail that is not sent yet. */
interface UnsentMail extends Pick<
  OutgoingMail,
  'id' | 'recipient' | 'subject' | 'inquiryAnswerId'
> {
  content: MailContent;
}

/** Makes an e-mail ready to be sent: HTML, plain text and attachments from its content. */
async function composeMail(
  tx: EntityManager,
  { id, recipient, subject, content, inquiryAnswerId }: UnsentMail,
  { content: texts, env }: Writer,
): Promise<OutgoingMessage> {
  const { unsubscribePath } = content;
  const { company } = texts;
  const { PUBLIC_URL } = env;
  return {
    id,
    sender: { name: company.name, address: shopEmail(env) },
    recipient,
    subject,
    text: mailText(content, company, PUBLIC_URL),
    html: mailHtml(content, company, PUBLIC_URL),
    attachments: await attachmentsOf(tx, content, { site: texts, publicUrl: PUBLIC_URL }),
    isAutomatic: inquiryAnswerId === null,
    ...(unsubscribePath && { unsubscribeUrl: `${PUBLIC_URL}${unsubscribePath}` }),
  };
}
