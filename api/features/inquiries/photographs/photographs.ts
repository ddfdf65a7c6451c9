import { type EntityManager, LockMode, ref } from '@mikro-orm/postgresql';
import { MAX_PHOTOGRAPHS } from '#engine/trade/fields/photographs';
import type { Context } from '../../../request/context.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import { encodeApart } from '../../pictures/encode-apart.js';
import type { Inquiry } from '../inquiry.entity.js';
import { InquiryPhotograph } from './inquiry-photograph.entity.js';

/**
 * Encodes and stores a photograph, which waits for its inquiry for a day. Throws BAD_USER_INPUT for a file that is no
 * picture, TOO_MANY_REQUESTS or UNAVAILABLE.
 */
export async function takePhotograph(
  { em, origin, services }: Context,
  file: Buffer,
): Promise<InquiryPhotograph> {
  const encoded = await services.photographQueue.make(origin.address, () =>
    encodeApart('photograph', file),
  );
  const photograph = em.create(InquiryPhotograph, encoded);
  await em.flush();
  return photograph;
}

/**
 * Makes photographs part of an inquiry, in the transaction that stores it. Those that it has already stay. Throws
 * NOT_FOUND for photographs that do not exist or are part of another inquiry, BAD_USER_INPUT where there are too many.
 */
export async function attachPhotographs(
  tx: EntityManager,
  inquiry: Inquiry,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const photographs = await tx.find(
    InquiryPhotograph,
    { id: { $in: [...ids] }, $or: [{ inquiry: null }, { inquiry }] },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (photographs.length < ids.length)
    throw wrongField(
      'photographIds',
      'Tych zdjęć już u\u00a0nas nie ma. Dodaj je jeszcze raz.',
      'NOT_FOUND',
    );
  const others = await tx.count(InquiryPhotograph, { inquiry, id: { $nin: [...ids] } });
  if (others + ids.length > MAX_PHOTOGRAPHS)
    throw wrongField(
      'photographIds',
      `Do jednej wiadomości można dołączyć najwyżej ${MAX_PHOTOGRAPHS}\u00a0zdjęć.`,
    );
  for (const photograph of photographs) photograph.inquiry = ref(inquiry);
  await tx.flush();
}

/** The WebP file of a photograph that was sent with an inquiry. Throws NOT_FOUND. */
export async function readPhotograph(em: EntityManager, id: string): Promise<Buffer> {
  const photograph = isUuid(id)
    ? await em.findOne(InquiryPhotograph, { id, inquiry: { $ne: null } }, { populate: ['bytes'] })
    : null;
  if (!photograph) throw new AppError('NOT_FOUND');
  return photograph.bytes;
}
