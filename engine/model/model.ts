import type { DimensionLine } from './dimension-line.js';
import type { Box } from './geometry.js';
import type { Part } from './part.js';
import type { Setting } from './surroundings/setting.js';

/** A product as it is built and mounted. */
export interface Model {
  readonly parts: readonly Part[];
  readonly dimensions: readonly DimensionLine[];
  /** The ground or, where it hangs before an opening, the strip of it that it covers from above; cm. */
  readonly footprint: Pick<Box, 'x' | 'z'>;
  /** What people pass under at the front, cm; null for what covers an opening. */
  readonly clearHeight: number | null;
  /** 0 where it is too wide for any; null where none is known. */
  readonly windClass: number | null;
  /** Where it is mounted. */
  readonly setting: Setting;
}

/** What a family knows of its product. */
export type FamilyModel = Omit<Model, 'windClass'>;

/** How the product stands at a moment, besides what is configured. */
export interface Pose {
  /** Cloth, screen or blind rolled out: 0 is stowed away, 1 is whole. */
  readonly deployed: number;
}

export const ROLLED_OUT: Pose = { deployed: 1 };
