import { LockMode } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Mailer } from '../../adapters/mailer.js';
import { type Writer, composeMail } from './compose-mail.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** Sends an e-mail unless it was sent already. Its row stays locked meanwhile, so that no two workers send it. */
export async function sendMail(
  orm: MikroORM,
  mailer: Mailer,
  writer: Writer,
  mailId: string,
): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const mail = await tx.findOne(
      OutgoingMail,
      { id: mailId, sentAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!mail?.content) return;
    await mailer.send(await composeMail({ ...mail, content: mail.content }, writer));
    mail.sentAt = new Date();
    if (!isAboutCustomer(mail)) mail.content = null;
    await tx.flush();
  });
}

/**
 * Whether a mail is about an order, an inquiry or an offer; any other may hold a link that opens an account or confirms
 * an address.
 */
const isAboutCustomer = ({ orderId, inquiryId, offerId }: OutgoingMail): boolean =>
  orderId !== null || inquiryId !== null || offerId !== null;
