import { isDeepStrictEqual } from 'node:util';
import { factsOf } from '#engine/goods/configuration/facts';
import { labelledName } from '#engine/goods/configuration/labels';
import { formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import { polishNumber } from '#engine/locale/polish-number';
import {
  BUILDING_FIELD_NAMES,
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  formatOrderText,
} from '#engine/trade/fields/order-fields';
import { SERVICE_VAT_LABELS, UNIT_LABELS } from '#engine/trade/shop/agreed-lines';
import { pathsOf } from '../configurator/configuration-paths.js';
import type { ChangedFact, OrderDifference, OrderLineDifference } from './difference.payloads.js';
import type { ServiceLine } from './services.js';
import { type LineSnapshot, type OfferSnapshot, lineDrawingPath } from './snapshot.js';

/** The difference between two snapshots of an order or an offer, in words and figures. */
export function differenceOf(before: OfferSnapshot, after: OfferSnapshot): OrderDifference {
  const lines = [
    ...lineDifferences(before.lines, after.lines),
    ...serviceDifferences(before.services, after.services),
  ];
  const discounts = {
    discountBefore: before.discount,
    discountAfter: after.discount,
    discountReason: after.discountReason,
  };
  return {
    facts: textDifferences(before, after),
    lines,
    ...discounts,
    totalBefore: before.totalAmount,
    totalAfter: after.totalAmount,
    difference: formatAmount(parseAmount(after.totalAmount) - parseAmount(before.totalAmount)),
    needsConsent:
      lines.length > 0 ||
      before.discount !== after.discount ||
      before.discountReason !== after.discountReason ||
      // The statement about the building is the buyer's own, so the buyer must agree to a change of it.
      BUILDING_FIELD_NAMES.some((name) => before[name] !== after[name]),
  };
}

/** Whether a difference contains no change. */
export const isSame = ({ facts, needsConsent }: OrderDifference): boolean =>
  facts.length === 0 && !needsConsent;

function textDifferences(before: OfferSnapshot, after: OfferSnapshot): ChangedFact[] {
  return ORDER_FIELD_NAMES.flatMap((name) => {
    const shown = (text: string | null) => text && formatOrderText(ORDER_FIELDS[name], text);
    return changed(ORDER_FIELDS[name].label, shown(before[name]), shown(after[name]));
  });
}

/** Changed and added lines in their new order, then those that were removed. */
function lineDifferences(
  before: readonly LineSnapshot[],
  after: readonly LineSnapshot[],
): OrderLineDifference[] {
  const earlier = new Map(before.map((line) => [line.lineId, line]));
  const stays = new Set(after.map(({ lineId, replacesLineId }) => replacesLineId ?? lineId));
  return [
    ...after
      .filter(({ lineId }) => !earlier.has(lineId))
      .map((line) => lineDifference(earlier.get(line.replacesLineId ?? '') ?? null, line)),
    ...before.filter(({ lineId }) => !stays.has(lineId)).map((line) => lineDifference(line, null)),
  ];
}

function lineDifference(
  before: LineSnapshot | null,
  after: LineSnapshot | null,
): OrderLineDifference {
  const named = after ?? before;
  return {
    kind: kindOf(before, after),
    name: named ? labelledName(named.label, named.productName) : '',
    facts: changedFacts(before && factsOfLine(before), after && factsOfLine(after)),
    totalBefore: before?.lineTotal ?? null,
    totalAfter: after?.lineTotal ?? null,
    drawingBefore: before && drawingOf(before),
    drawingAfter: after && drawingOf(after),
  };
}

function kindOf(before: unknown, after: unknown): OrderLineDifference['kind'] {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

function factsOfLine(line: LineSnapshot): Map<string, string> {
  return new Map([
    ['Produkt', line.productName],
    ...(line.label ? ([['Miejsce', line.label]] as const) : []),
    ...factsOf(line.settings).map(({ label, value }) => [label, value] as const),
    ['Ilość', `${line.quantity}\u00a0szt.`],
    ['Cena za sztukę', zloty(line.unitPrice)],
    ...discountFact(line),
  ]);
}

const discountFact = ({ discount }: { discount: string }) =>
  parseAmount(discount) > 0 ? ([['Rabat', zloty(discount)]] as const) : [];

const zloty = (amount: string): string => formatZloty(parseAmount(amount));

/**
 * Changed and added services in their new order, then those that were removed. They have no ids: one with the same text
 * is the same service.
 */
function serviceDifferences(
  before: readonly ServiceLine[],
  after: readonly ServiceLine[],
): OrderLineDifference[] {
  const left = [...before];
  const pairs = after.map((service) => {
    const place = left.findIndex(({ text }) => text === service.text);
    const [same = null] = place < 0 ? [] : left.splice(place, 1);
    return { before: same, after: service };
  });
  return [...pairs, ...left.map((service) => ({ before: service, after: null }))].flatMap(
    ({ before: old, after: fresh }) =>
      isDeepStrictEqual(old, fresh) ? [] : [serviceDifference(old, fresh)],
  );
}

const serviceDifference = (
  before: ServiceLine | null,
  after: ServiceLine | null,
): OrderLineDifference => ({
  kind: kindOf(before, after),
  name: (after ?? before)?.text ?? '',
  facts: changedFacts(before && factsOfService(before), after && factsOfService(after)),
  totalBefore: before?.lineTotal ?? null,
  totalAfter: after?.lineTotal ?? null,
  drawingBefore: null,
  drawingAfter: null,
});

const factsOfService = (service: ServiceLine): Map<string, string> =>
  new Map([
    ['Ilość', `${polishNumber(service.quantity)}\u00a0${UNIT_LABELS[service.unit]}`],
    ['Cena jednostkowa', zloty(service.unitPrice)],
    ...discountFact(service),
    ['VAT', SERVICE_VAT_LABELS[service.vat]],
  ]);

/** The path of the drawing: that of the saved configuration while it is stored, otherwise that of the line. */
const drawingOf = ({ savedConfiguration, lineId }: LineSnapshot): string =>
  savedConfiguration ? pathsOf(savedConfiguration.id).drawingUrl : lineDrawingPath(lineId);

type Facts = ReadonlyMap<string, string> | null;

function changedFacts(before: Facts, after: Facts): ChangedFact[] {
  const labels = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...labels].flatMap((label) =>
    changed(label, before?.get(label) ?? null, after?.get(label) ?? null),
  );
}

const changed = (label: string, before: string | null, after: string | null): ChangedFact[] =>
  before === after ? [] : [{ label, before, after }];
