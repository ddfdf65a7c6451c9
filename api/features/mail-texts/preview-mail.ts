import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { attachmentsOf } from '../mail/mail-attachments.js';
import type { Mail, WordlessMail } from '../mail/mail-content.js';
import { mailHtml } from '../mail/mail-html.js';
import { MAIL_KINDS, type MailKind, PLACEHOLDERS } from '../mail/mail-kinds.js';
import { inWords } from '../mail/mail-words.js';
import { OutgoingMail } from '../mail/outgoing-mail.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import type { MailDraftInput, MailPreview } from './mail-text.inputs.js';
import { expectWords } from './mail-texts.js';
import { sampleMail } from './sample-mails.js';

/** How many mails an account can have sent to itself in an hour. */
const MAX_TRIALS = 20;
const HOUR_MS = 3_600_000;
const TRIAL = '[Próba]';

/** The paths of customers' pages, whose tokens are secret. */
const CUSTOMER_PAGE = /\/(zamowienie|oferta|wizyta)\/[\w-]+/g;

/**
 * The mail as its customer would read it, with its pictures in it; its links open no customer's page. Throws NOT_FOUND
 * for an unknown kind or number, BAD_USER_INPUT for a placeholder that the mail has not.
 */
export async function previewMail(
  em: EntityManager,
  services: Services,
  input: MailDraftInput,
): Promise<MailPreview> {
  const { content: site, env } = services;
  const { subject, content, ...about } = await draftMail(em, services, input);
  const pictures = await attachmentsOf(
    em,
    { ...content, documents: [] },
    { site, publicUrl: env.PUBLIC_URL },
  );
  const html = pictures.reduce(
    (shown, { cid, contentType, content: file }) =>
      shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${file.toString('base64')}`),
    mailHtml(content, site.company, env.PUBLIC_URL),
  );
  return { subject, html, about: subjectOf(about) };
}

/**
 * Queues the mail to the viewer's own address, and returns it. Throws as `previewMail` does, and TOO_MANY_REQUESTS.
 */
export async function sendToEditor(
  em: EntityManager,
  viewer: User,
  services: Services,
  input: MailDraftInput,
): Promise<string> {
  const { subject, content } = await draftMail(em, services, input);
  const recipient = viewer.email;
  return asStaff(em, viewer, async (tx) => {
    const trials = await tx.count(OutgoingMail, {
      recipient,
      subject: { $like: `${TRIAL}%` },
      createdAt: { $gt: new Date(Date.now() - HOUR_MS) },
    });
    if (trials >= MAX_TRIALS)
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'To już 20\u00a0prób w\u00a0ciągu godziny. Spróbuj później.',
      );
    await queueMail(tx, { recipient, subject: `${TRIAL} ${subject}`, content });
    return recipient;
  });
}

async function draftMail(
  em: EntityManager,
  services: Services,
  { id, content, number = null }: MailDraftInput,
): Promise<Mail> {
  const kind = expectWords(id, content);
  const sample = await sampleMail(em, services, kind, number);
  if (!sample && number !== null)
    throw wrongField('number', 'Nie ma do tej wiadomości niczego o\u00a0tym numerze.', 'NOT_FOUND');
  const mail = inWords(sample ?? exampleMail(kind), content);
  const { blocks, ...words } = mail.content;
  const shown = JSON.stringify(blocks).replaceAll(CUSTOMER_PAGE, '/$1/podglad');
  return { ...mail, content: { ...words, blocks: JSON.parse(shown) } };
}

/** The mail about nothing real. */
function exampleMail(kind: MailKind): WordlessMail {
  const examples = MAIL_KINDS[kind].placeholders.map((name) => [name, PLACEHOLDERS[name].example]);
  return { kind, values: Object.fromEntries(examples), recipient: '', blocks: [] };
}

function subjectOf({ orderId, offerId, inquiryId }: Omit<Mail, 'subject' | 'content'>) {
  if (orderId) return `zamówienie nr\u00a0${orderId}`;
  if (offerId) return `oferta nr\u00a0${offerId}`;
  return inquiryId ? `zapytanie nr\u00a0${inquiryId}` : null;
}
