import type { EntityManager } from '@mikro-orm/postgresql';
import { OfferLine } from './offer-line.entity.js';

/**
 * A line of any version of an offer, by its `lineId`, which versions share while the line is unchanged; null where
 * there is none.
 */
export const findOfferLine = (em: EntityManager, lineId: string): Promise<OfferLine | null> =>
  em.findOne(OfferLine, { lineId });
