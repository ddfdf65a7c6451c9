import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { AppError } from '../../shared/errors.js';
import { isUuid } from '../../shared/id.js';
import { recordOpening } from '../audit/record-opening.js';
import { findOfferByToken } from '../offers/find-offer.js';
import { findOrderByToken } from '../orders/find-order.js';
import { AttachedFile } from './attached-file.entity.js';
import type { SignedLinkQuery } from './files.inputs.js';

const LINK_SECONDS = 5 * 60;

/** A link to a file for staff, which expires in minutes; the audit log records who was given it. Throws NOT_FOUND. */
export async function openFile(em: EntityManager, viewer: User, id: string): Promise<string> {
  const file = await findWithKey(em, id);
  await recordOpening(em, viewer, { type: 'attached_file', id: file.id });
  return linkTo(file);
}

/** The same for the customer, to a file that they see on the page with this token. Throws NOT_FOUND. */
export async function openSharedFile(
  em: EntityManager,
  token: string,
  id: string,
): Promise<string> {
  const order = await findOrderByToken(em, token);
  const offer = order ? null : await findOfferByToken(em, token);
  if (!order && !offer) throw new AppError('NOT_FOUND');
  return linkTo(await findWithKey(em, id, { isShared: true, ...(order ? { order } : { offer }) }));
}

/** The content of a file to which the shop has made a link. Throws NOT_FOUND, also where the link has expired. */
export async function readLinked(
  em: EntityManager,
  files: Services['files'],
  id: string,
  { expires, signature }: SignedLinkQuery,
): Promise<{ bytes: Buffer; name: string; mediaType: string }> {
  const file = await findWithKey(em, id);
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(file, expires))];
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  const bytes = isGenuine && expires * 1000 > Date.now() ? await files.read(file.id) : null;
  if (!bytes) throw new AppError('NOT_FOUND', 'Ten link wygasł. Otwórz plik jeszcze raz.');
  return { bytes, name: file.name, mediaType: file.mediaType };
}

async function findWithKey(
  em: EntityManager,
  id: string,
  where: FilterQuery<AttachedFile> = {},
): Promise<AttachedFile> {
  const file = isUuid(id)
    ? await em.findOne(AttachedFile, { $and: [{ id }, where] }, { populate: ['linkKey'] })
    : null;
  if (!file) throw new AppError('NOT_FOUND', 'Nie ma takiego pliku.');
  return file;
}

function linkTo(file: AttachedFile): string {
  const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  return `/api/files/${file.id}?expires=${expires}&signature=${signatureOf(file, expires)}`;
}

const signatureOf = ({ id, linkKey }: AttachedFile, expires: number): string =>
  createHmac('sha256', linkKey).update(`${id}.${expires}`).digest('base64url');
