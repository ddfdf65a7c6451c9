import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type LineSnapshot, lineSnapshotOf } from '../../agreements/snapshot.js';
import { OfferLine } from '../offer-line.entity.js';
import type { OfferVersion } from '../offer-version.entity.js';

/** Replaces the lines of a draft, which must be loaded, by these. The caller flushes. */
export function putLines(
  tx: EntityManager,
  draft: OfferVersion,
  lines: readonly LineSnapshot[],
): void {
  for (const line of draft.lines.getItems()) tx.remove(line);
  for (const [position, line] of lines.entries())
    tx.create(OfferLine, { ...line, version: draft, position });
}

/** The lines of a version as unchanged lines of the next version; the version's lines must be loaded. */
export const unchangedLines = (version: OfferVersion): LineSnapshot[] =>
  version.lines.map((line) => ({ ...lineSnapshotOf(line), replacesLineId: null }));

/**
 * Relates the planned lines of a draft to the lines of the version before it (`base`) instead of those that the draft
 * has had so far (`draft`): however often a draft is saved, it is compared with the version that the customer has. A
 * planned line that is equal to its line in `base` again counts as unchanged.
 */
export function basedOn(
  base: readonly LineSnapshot[],
  draft: readonly LineSnapshot[],
  planned: readonly LineSnapshot[],
): LineSnapshot[] {
  const before = new Map(base.map((line) => [line.lineId, line]));
  const drafted = new Map(draft.map((line) => [line.lineId, line]));
  return planned.map((line) => {
    const replaced = line.replacesLineId;
    if (replaced === null || before.has(replaced)) return orSame(line, before);
    const replacesLineId = drafted.get(replaced)?.replacesLineId ?? null;
    return orSame({ ...line, replacesLineId }, before);
  });
}

function orSame(line: LineSnapshot, before: ReadonlyMap<string, LineSnapshot>): LineSnapshot {
  const former = before.get(line.replacesLineId ?? '');
  return former && isDeepStrictEqual(offeredIn(line), offeredIn(former)) ? former : line;
}

const offeredIn = ({ product, settings, label, quantity, unitPrice, discount }: LineSnapshot) => ({
  productId: product.id,
  settings,
  label,
  quantity,
  unitPrice,
  discount,
});
