import type { ConfigurationRequest } from '../configuration/configuration.js';

/** What is to be shaded, with its usual sizes in cm; the depth of a window is its height. */
export const PLACES = [
  { code: 'taras', label: 'Taras', sizeLabel: 'Głębokość', width: 400, depth: 300 },
  { code: 'okno', label: 'Okno', sizeLabel: 'Wysokość', width: 150, depth: 150 },
  { code: 'balkon', label: 'Balkon', sizeLabel: 'Głębokość', width: 300, depth: 150 },
  { code: 'wejscie', label: 'Wejście', sizeLabel: 'Głębokość', width: 200, depth: 150 },
  {
    code: 'ogrodek',
    label: 'Ogródek gastronomiczny',
    sizeLabel: 'Głębokość',
    width: 600,
    depth: 300,
  },
] as const;
export type PlaceCode = (typeof PLACES)[number]['code'];

/** When the sun is a nuisance, and where the wall faces then. */
export const SUN_TIMES = [
  { code: 'rano', label: 'na wschód, słońce rano' },
  { code: 'poludnie', label: 'na południe, słońce w\u00a0południe' },
  { code: 'wieczor', label: 'na zachód, słońce wieczorem' },
] as const;
export type SunTime = (typeof SUN_TIMES)[number]['code'];

/** What may matter to a customer besides the shade. */
export const PRIORITIES = [
  { code: 'deszcz', label: 'Deszcz', title: 'Na deszcz' },
  { code: 'wiatr', label: 'Wiatr', title: 'Na wiatr' },
  { code: 'prywatnosc', label: 'Prywatność', title: 'Z\u00a0dala od spojrzeń' },
  { code: 'cena', label: 'Cena', title: 'Taniej' },
] as const;
export type Priority = (typeof PRIORITIES)[number]['code'];
/** What goods may protect from besides the sun. */
type Protection = Exclude<Priority, 'cena'>;

/** How goods of a family protect. */
export interface ProtectionReason {
  readonly from: Protection;
  /** One Polish sentence for the customer. */
  readonly reason: string;
  /** The option without which they do not. */
  readonly option?: string;
}

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

/** What a customer asks the finder. */
export interface AdviceNeed extends ShadeNeed {
  readonly priorities: readonly Priority[];
  /** The most that all pieces together may cost, whole złoty; null for any price. */
  readonly budget: number | null;
}

/** The largest budget of an `AdviceNeed`, zł. */
export const MAX_BUDGET = 1_000_000;

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
  readonly request: ConfigurationRequest & { readonly width: number };
}
