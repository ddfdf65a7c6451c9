import { ORDER_FIELD_NAMES } from '../../../engine/fields/order-fields.js';
import { pick } from '../../../engine/fields/pick.js';
import { type OfferSnapshot, lineSnapshotOf, sumsOf } from '../orders/changes/order-snapshot.js';
import type { OfferVersion } from './offer-version.entity.js';

/** Customer, lines and sums of a version of an offer; its lines must be loaded. */
export const snapshotOf = (version: OfferVersion): OfferSnapshot => ({
  ...pick(version, ORDER_FIELD_NAMES),
  ...sumsOf(version),
  lines: version.lines.map(lineSnapshotOf),
});
