import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { normaliseLine } from '#engine/locale/text';
import type { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import { asStaff } from '../audit/as-staff.js';
import { Customer } from '../customers/customer.entity.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { encodeApart } from '../pictures/encode-apart.js';
import { AttachedFile } from './attached-file.entity.js';
import type { FileSubject, FilesInput, UpdateFileInput } from './files.inputs.js';

/** The most files of one order, offer, inquiry or customer. */
const MAX_FILES = 100;

const SUBJECTS = {
  order: Order,
  offer: Offer,
  inquiry: Inquiry,
  customer: Customer,
} as const satisfies Record<FileSubject, unknown>;

/**
 * The files of an order, an offer, an inquiry or a customer with all aliases, the newest first; none where it does not
 * exist.
 */
export const listFiles = (
  em: EntityManager,
  { subject, subjectId }: FilesInput,
): Promise<AttachedFile[]> =>
  em.find(
    AttachedFile,
    subject === 'customer'
      ? { customer: { $or: [{ id: subjectId }, { root: subjectId }] } }
      : { [subject]: subjectId },
    { orderBy: { createdAt: 'desc', id: 'asc' } },
  );

/**
 * Attaches a file: a PDF as it is, a picture encoded again, without metadata. Throws BAD_USER_INPUT for other content
 * and where there are too many, NOT_FOUND.
 */
export async function attachFile(
  em: EntityManager,
  author: User,
  files: Services['files'],
  { subject, id }: { subject: FileSubject; id: number },
  sent: { name: string; bytes: Buffer },
): Promise<AttachedFile> {
  const { bytes, mediaType, ending } = await contentOf(sent.bytes);
  return asStaff(em, author, async (tx) => {
    const owner = await tx.findOne<{ id: number }>(
      SUBJECTS[subject],
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!owner) throw new AppError('NOT_FOUND');
    if ((await tx.count(AttachedFile, { [subject]: id })) >= MAX_FILES)
      throw wrongField('file', `Można dołączyć najwyżej ${MAX_FILES}\u00a0plików.`);
    const file = tx.create(AttachedFile, {
      [subject]: owner,
      name: fileName(sent.name, ending),
      mediaType,
      size: bytes.length,
      author: author.id,
    });
    // Before the row: what a crash leaves between the two is deleted by `removeOrphans`.
    await files.write(file.id, bytes);
    return file;
  });
}

/** The name under which a file is listed and saved: no folders, no characters that some system refuses, this ending. */
function fileName(sent: string, ending: string): string {
  const name = normaliseLine(sent.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}"*:;<>?|%]/gu, '');
  const stem = [...name.replace(/\.\w{1,5}$/, '')].slice(0, 100).join('').trim();
  return `${stem || 'plik'}.${ending}`;
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-2048).includes('%%EOF');

/** What is stored of a file, by its content and not by its name. Throws BAD_USER_INPUT. */
async function contentOf(sent: Buffer) {
  if (isPdf(sent)) return { bytes: sent, mediaType: 'application/pdf', ending: 'pdf' };
  if (sent.toString('latin1', 0, 5) === '%PDF-')
    throw wrongField('file', 'Ten plik PDF jest uszkodzony: brakuje jego końca.');
  const { bytes } = await encodeApart('attachment', sent);
  return { bytes, mediaType: 'image/webp', ending: 'webp' };
}

/** Changes the note of a file, and whether the customer sees it. Throws NOT_FOUND, CONFLICT. */
export function updateFile(
  em: EntityManager,
  viewer: User,
  { id, note, isShared }: UpdateFileInput,
): Promise<AttachedFile> {
  return asStaff(em, viewer, async (tx) => {
    const file = await findFile(tx, id);
    if (isShared && !file.order && !file.offer)
      throw new AppError(
        'CONFLICT',
        'Tylko zamówienie i\u00a0oferta mają stronę, na której klient zobaczyłby plik.',
      );
    return Object.assign(file, {
      note: note?.trim() ?? file.note,
      isShared: isShared ?? file.isShared,
    });
  });
}

/** Deletes a file for good; `removeOrphans` deletes its content. The audit log keeps what it was. Throws NOT_FOUND. */
export function deleteFile(em: EntityManager, viewer: User, id: string): Promise<string> {
  return asStaff(em, viewer, async (tx) => {
    tx.remove(await findFile(tx, id));
    return id;
  });
}

async function findFile(em: EntityManager, id: string): Promise<AttachedFile> {
  const file = isUuid(id) ? await em.findOne(AttachedFile, { id }) : null;
  if (!file) throw new AppError('NOT_FOUND', 'Nie ma takiego pliku.');
  return file;
}
