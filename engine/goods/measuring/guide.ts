import type { Dimension } from '../configuration/configuration.js';

/** What a length of a guide determines: a size of the configuration, or the height of mounting. */
export type MeasuredTarget = Dimension | 'mountingHeight';

/** A length that is measured with a tape, at several places where walls may not be straight. */
export interface MeasuredLength {
  readonly target: MeasuredTarget;
  readonly label: string;
  readonly hint: string;
  /** The places of the readings; a single reading has an empty name. */
  readonly readings: readonly [string, ...string[]];
}

/** A possible obstacle at the place. */
export interface Obstacle {
  readonly code: string;
  readonly label: string;
}

/** How a customer measures the place of a product. */
export interface MeasuringGuide {
  /** "Zmierz okno pod roletę" */
  readonly title: string;
  /** What the assistant makes of the readings, in one or two sentences. */
  readonly introduction: string;
  /** Empty for goods without a size. */
  readonly lengths: readonly MeasuredLength[];
  /** Whether the diagonals are measured, which tell whether an opening is square. */
  readonly hasDiagonals: boolean;
  readonly obstacles: readonly Obstacle[];
}
