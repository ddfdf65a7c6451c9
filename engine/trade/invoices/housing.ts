import { type Grosze, formatAmount, parseAmount, roundHalfUp } from '../../goods/price/money.js';

/** The residential buildings that have the reduced rate of VAT, with Polish labels. */
export const BUILDING_KINDS = { house: 'Dom jednorodzinny', flat: 'Mieszkanie' } as const;
export type BuildingKind = keyof typeof BUILDING_KINDS;

/** The building that goods are installed in, as the buyer states it. */
export interface Housing {
  kind: BuildingKind;
  /** Usable area in hundredths of a m². */
  area: number;
}

/**
 * Usable area in hundredths of a m² up to which the reduced rate applies to the whole price (art. 41 ust. 12b of the
 * VAT act).
 */
export const HOUSING_LIMITS: Readonly<Record<BuildingKind, number>> = {
  house: 300_00,
  flat: 150_00,
};

const AREA = /^\d{1,5}(?:[.,]\d{1,2})?$/;

export const isBuildingKind = (text: string): text is BuildingKind =>
  Object.hasOwn(BUILDING_KINDS, text);

/** An area as people write it ("142,5", "142.50 m²") as a decimal string: "142.50". Null for zero and anything else. */
export function readArea(text: string): string | null {
  const plain = text.replaceAll(/\s|m²|m2/gi, '');
  if (!AREA.test(plain)) return null;
  const area = parseAmount(plain.replace(',', '.'));
  return area > 0 ? formatAmount(area) : null;
}

/** The building of an order, from its texts; null where the buyer stated none. */
export function housingOf(order: {
  buildingKind: string | null;
  buildingArea: string | null;
}): Housing | null {
  const { buildingKind, buildingArea } = order;
  if (!buildingKind || !buildingArea || !isBuildingKind(buildingKind)) return null;
  return { kind: buildingKind, area: parseAmount(buildingArea) };
}

/**
 * The part of a gross price that has the reduced rate: all of it for an area up to the limit, for a larger area the
 * share limit / area (art. 41 ust. 12c of the VAT act).
 */
export function housingPart(gross: Grosze, { kind, area }: Housing): Grosze {
  const limit = HOUSING_LIMITS[kind];
  return area <= limit ? gross : roundHalfUp(gross * limit, area);
}
