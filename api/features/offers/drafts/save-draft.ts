import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { pick } from '#engine/trade/fields/pick';
import type { User } from '../../../identity/user.entity.js';
import { wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { storedTexts } from '../../agreements/customer-details.js';
import { expectDiscountWithin } from '../../agreements/expect-discount-within.js';
import { planLines } from '../../agreements/plan-lines.js';
import { type LineSnapshot, lineSnapshotOf } from '../../agreements/snapshot.js';
import { priceTerms, sumsWith } from '../../agreements/vat.js';
import { asStaff } from '../../audit/as-staff.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { lockCatalogue } from '../../catalogue/change-catalogue.js';
import { draftOf, lockOffer, versionOf, makeCurrent } from '../find-offer.js';
import type { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';
import { basedOn, unchangedLines, putLines } from './draft-lines.js';
import type { SaveOfferDraftInput } from './offer-draft.inputs.js';

/** The last day of an offer is at most this many days ahead. */
const MAX_VALID_DAYS = 366;

const TERMS = [
  'depositPercent',
  'depositDays',
  'restDays',
  'validUntil',
  'termWeeksFrom',
  'termWeeksTo',
] as const;

/**
 * Changes the draft of an offer to the input; unchanged goods keep their price, others get today's. The draft may lack
 * what sending requires. Throws NOT_FOUND, CHANGED_MEANWHILE, CONFLICT where the latest version is no draft, and the
 * errors of the input.
 */
export async function saveDraft(
  em: EntityManager,
  viewer: User,
  input: SaveOfferDraftInput,
  cached: CatalogueSnapshot,
): Promise<void> {
  expectTerms(input);
  await asStaff(em, viewer, async (tx) => {
    const offer = await lockOffer(tx, input.offerId);
    expectVersion(offer, input.version);
    const draft = await draftOf(tx, offer);
    const catalogue = await lockCatalogue(tx, cached);
    const lines = await linesOf(tx, { offer, draft, input, catalogue });
    const details = storedTexts(input);
    const sums = sumsWith(lines, priceTerms(input, lines), details);
    expectDiscountWithin(viewer, { ...sums, lines }, [draft]);
    const savedAt = new Date();
    const text = input.text.trim();
    tx.assign(draft, { ...details, ...sums, ...pick(input, TERMS), text, savedAt });
    putLines(tx, draft, lines);
    offer.updatedAt = savedAt;
    if (offer.state === 'draft') makeCurrent(offer, draft);
    await tx.flush();
  });
}

interface Planned {
  offer: Offer;
  draft: OfferVersion;
  input: SaveOfferDraftInput;
  catalogue: CatalogueSnapshot;
}

async function linesOf(
  tx: EntityManager,
  { offer, draft, input, catalogue }: Planned,
): Promise<LineSnapshot[]> {
  const current = draft.lines.map(lineSnapshotOf);
  const planned = await planLines(tx, current, input.lines, async () => [catalogue]);
  if (draft.number === 1) return basedOn([], current, planned);
  const before = await versionOf(tx, offer, draft.number - 1);
  return basedOn(unchangedLines(before), current, planned);
}

function expectTerms({ termWeeksFrom, termWeeksTo, validUntil }: SaveOfferDraftInput): void {
  if (termWeeksTo < termWeeksFrom)
    throw wrongField('termWeeksTo', 'Najdłuższy termin nie może być krótszy od najkrótszego.');
  if (validUntil > addDays(polishClock(new Date()).day, MAX_VALID_DAYS))
    throw wrongField('validUntil', 'Oferta może być ważna najwyżej przez rok.');
}
