import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import type { SignedLinkQuery } from '../../files/files.inputs.js';
import { InquiryPhotograph } from '../../inquiries/photographs/inquiry-photograph.entity.js';
import { Offer } from '../../offers/offer.entity.js';
import type { Visit } from '../../visits/visit.entity.js';
import type { FieldPicture } from '../field-day.payloads.js';
import { VisitPhotograph } from './visit-photograph.entity.js';

/** A working day: what the phone has read in the morning is shown in the afternoon. */
const LINK_SECONDS = 12 * 60 * 60;

/** Returns the path of a photograph for whoever is given it. */
export type LinkMaker = (id: string) => string;

const WITH_BYTES = { populate: ['bytes'] } as const;

type Secrets = { env: Pick<Services['env'], 'SESSION_SECRET'> };

export const photographLinks =
  ({ env: { SESSION_SECRET } }: Secrets): LinkMaker =>
  (id) => {
    const expires = Math.floor(Date.now() / 1000) + LINK_SECONDS;
    const signature = signatureOf(SESSION_SECRET, id, expires);
    return `/api/field/photographs/${id}?expires=${expires}&signature=${signature}`;
  };

const signatureOf = (secret: string, id: string, expires: number): string =>
  createHmac('sha256', secret).update(`photograph.${id}.${expires}`).digest('base64url');

/**
 * The WebP file of a photograph, of a crew or of a customer, to which the shop has made a link. Throws NOT_FOUND, also
 * where the link has expired.
 */
export async function readLinkedPhotograph(
  em: EntityManager,
  { env: { SESSION_SECRET } }: Secrets,
  id: string,
  { expires, signature }: SignedLinkQuery,
): Promise<Buffer> {
  const [given, expected] = [signature, signatureOf(SESSION_SECRET, id, expires)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  const found =
    isGenuine && isUuid(id) && expires * 1000 > Date.now()
      ? ((await em.findOne(VisitPhotograph, { id }, WITH_BYTES)) ??
        (await em.findOne(InquiryPhotograph, { id }, WITH_BYTES)))
      : null;
  if (!found) throw new AppError('NOT_FOUND', 'Ten link wygasł. Odśwież stronę.');
  return found.bytes;
}

/** The photographs that the customer has sent with the inquiries about what a visit is about. */
export async function customerPhotographs(
  em: EntityManager,
  visit: Visit,
  linkTo: LinkMaker,
): Promise<FieldPicture[]> {
  const { order, inquiry } = visit;
  const offers = await em.find(Offer, order ? { order: order.id } : { id: visit.offer?.id ?? 0 });
  const inquiries = [inquiry, ...offers.map((offer) => offer.inquiry)].flatMap(
    (each) => each?.id ?? [],
  );
  const photographs = await em.find(
    InquiryPhotograph,
    {
      inquiry: order
        ? { $or: [{ id: { $in: inquiries } }, { order: order.id }] }
        : { id: { $in: inquiries } },
    },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return photographs.map(({ id, width, height }) => ({ id, width, height, url: linkTo(id) }));
}
