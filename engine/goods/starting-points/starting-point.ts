import type { ConfigurationRequest } from '../configuration/configuration.js';

/** What is to be shaded. */
export const PLACES = [
  { code: 'taras', label: 'Taras', sizeLabel: 'Głębokość' },
  { code: 'okno', label: 'Okno', sizeLabel: 'Wysokość' },
  { code: 'balkon', label: 'Balkon', sizeLabel: 'Głębokość' },
  { code: 'wejscie', label: 'Wejście', sizeLabel: 'Głębokość' },
  { code: 'ogrodek', label: 'Ogródek gastronomiczny', sizeLabel: 'Głębokość' },
] as const;
export type PlaceCode = (typeof PLACES)[number]['code'];

/** When the sun is a nuisance: it stands in the east, in the south or low in the west. */
export const SUN_TIMES = [
  { code: 'rano', label: 'rano' },
  { code: 'poludnie', label: 'w\u00a0południe' },
  { code: 'wieczor', label: 'wieczorem' },
] as const;
export type SunTime = (typeof SUN_TIMES)[number]['code'];

/** The largest width or depth of a `ShadeNeed`, cm. */
export const MAX_NEEDED_SIZE = 5000;

/** What a customer wants to shade. */
export interface ShadeNeed {
  readonly place: PlaceCode;
  readonly sun: SunTime | null;
  /** cm; null for the size of the starting point. */
  readonly width: number | null;
  /** The depth of the place, of a window its height, cm; null for the size of the starting point. */
  readonly depth: number | null;
}

/** A named configuration to start from. It uses the family's default product; what it leaves out is the default. */
export interface StartingPoint {
  /** Unique in its family; part of addresses. */
  readonly code: string;
  /** "Taras 4 × 3 m na południe" */
  readonly title: string;
  /** Why these settings, as one sentence. */
  readonly reason: string;
  readonly place: PlaceCode;
  /** When the sun is a nuisance there. */
  readonly sun: SunTime;
  readonly request: ConfigurationRequest;
}
