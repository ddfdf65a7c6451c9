import type { Configuration } from '../configuration/configuration.js';
import type { Box } from '../model/geometry.js';
import { type Setting, openingSetting } from '../model/surroundings/setting.js';

/** The settings of a configuration that decide how far parts stick out of the ordered size. */
export type Sized = Pick<Configuration, 'variant' | 'width' | 'height' | 'options' | 'placement'>;

/** The parts that stick out of the ordered size of the goods; cm. */
export interface Attachments {
  /** "Skrzynka", "Kaseta": what holds the goods when they are rolled up or raised. */
  readonly name: string;
  readonly height: number;
  readonly depth: number;
  /** How far they stick out beyond the ordered width, at each side. */
  readonly beside: number;
}

/** The overall size of the goods; cm. */
export interface OverallSize extends Attachments {
  readonly width: number;
  /** The overall height; null for goods that are ordered without a height. */
  readonly total: number | null;
  /** The window that they fit into or cover; null where they cover none. */
  readonly opening: Opening | null;
}

/** Goods that cover a window. */
export interface WindowCover extends OverallSize {
  readonly total: number;
  readonly opening: Opening;
}

/** A window's reveal that is just large enough for the goods, or the largest window that they cover; cm. */
interface Opening {
  readonly isReveal: boolean;
  readonly width: number;
  readonly height: number;
}

/** Where goods are mounted, cm: x and y of the ordered size, and z of the goods' back, negative in a reveal. */
export interface Mounted {
  readonly x: Box['x'];
  readonly y: Box['y'];
  readonly back: number;
  readonly setting: Setting;
}

/** How much smaller than a reveal the goods are, so that they can be put in; cm. Usual deductions of the trade. */
export const PLAY = { width: 1, height: 0.5 } as const;
/** How far goods on the wall reach beyond the opening at each side and below, cm: the trade's usual margin. */
export const OVERLAP = 10;
/** How far goods are put back into a reveal, cm: an estimate that keeps them clear of the window's frame. */
const RECESS = 9;

/** The size of goods in front of a window with their attachments, and the window that they fit into or cover. */
export function overallSizeOf(configuration: Sized, attached: Attachments): WindowCover {
  const { width } = configuration;
  const height = configuration.height ?? width;
  const whole = { width: width + 2 * attached.beside, total: height + attached.height };
  const isReveal = configuration.placement.fixing !== 'sciana';
  const opening = isReveal
    ? { width: whole.width + PLAY.width, height: whole.total + PLAY.height }
    : { width: width - 2 * OVERLAP, height: height - OVERLAP };
  return { ...attached, ...whole, opening: { isReveal, ...opening } };
}

/** Where the goods are, in the reveal of their window or on the wall; the window's leaves are about `leaf` cm wide. */
export function mountedAt(
  configuration: Configuration,
  { opening }: WindowCover,
  place: 'facade' | 'room',
  leaf: number,
): Mounted {
  const { width } = configuration;
  const height = configuration.height ?? width;
  const below = opening.isReveal ? 0 : OVERLAP;
  const setting = openingSetting(place, opening, { leaf, below });
  const low = setting.opening.y[0] - below;
  return {
    x: [-width / 2, width / 2],
    y: [low, low + height],
    back: opening.isReveal ? -RECESS : 0,
    setting,
  };
}
