import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import { asStaff } from '../../audit/as-staff.js';
import { encodeApart } from '../../pictures/encode-apart.js';
import type { Visit } from '../../visits/visit.entity.js';
import { goodsOfVisit } from '../field-goods.js';
import { findOwnVisit, lockOwnVisit, writeOnce } from '../own-crew.js';
import type { PhotographQuery } from './photograph-query.js';
import { VisitPhotograph } from './visit-photograph.entity.js';

const MAX_PHOTOGRAPHS = 100;

interface Sent {
  visit: string;
  id: string;
  file: Buffer;
}

/**
 * Encodes and stores a photograph of a visit, once for its id. Throws NOT_FOUND, BAD_USER_INPUT for a file that is no
 * picture, a line that the visit does not have and too many photographs, FORBIDDEN for a visit of another crew, CONFLICT
 * for an id that another visit has.
 */
export async function takeVisitPhotograph(
  em: EntityManager,
  viewer: User,
  sent: Sent,
  { line, moment = 'detail', caption }: PhotographQuery,
): Promise<VisitPhotograph> {
  if (!isUuid(sent.visit) || !isUuid(sent.id)) throw new AppError('NOT_FOUND');
  const id = sent.id.toLowerCase();
  const visit = await findOwnVisit(em, viewer, sent.visit);
  const stored = await findStored(em, visit, id);
  if (stored) return stored;
  const lineId = line?.toLowerCase() ?? null;
  if (lineId && !(await goodsOfVisit(em, visit)).some((goods) => goods.id === lineId))
    throw wrongField('line', 'Tej pozycji już tu nie ma.');
  const encoded = await encodeApart('photograph', sent.file);
  return asStaff(em, viewer, async (tx) => {
    const locked = await lockOwnVisit(tx, viewer, visit.id);
    const already = await findStored(tx, locked, id);
    if (already) return already;
    if ((await tx.count(VisitPhotograph, { visit: locked })) >= MAX_PHOTOGRAPHS)
      throw wrongField('file', `Do wizyty można dodać najwyżej ${MAX_PHOTOGRAPHS}\u00a0zdjęć.`);
    const author = tx.getReference(User, viewer.id);
    const about = { id, visit: locked, lineId, moment, caption: caption?.trim() ?? '', author };
    const photograph = tx.create(VisitPhotograph, { ...encoded, ...about });
    await writeOnce(tx);
    return photograph;
  });
}

async function findStored(
  em: EntityManager,
  visit: Visit,
  id: string,
): Promise<VisitPhotograph | null> {
  const stored = await em.findOne(VisitPhotograph, { id });
  if (stored && stored.visit.id !== visit.id)
    throw new AppError('CONFLICT', 'To zdjęcie należy do innej wizyty.');
  return stored;
}
