import type { Finish } from './material.js';

/** How the surface of a finish is rendered; numbers are shares from 0 to 1. */
export interface Look {
  readonly roughness: number;
  readonly metalness?: number;
  /** Less than 1 is translucent. */
  readonly opacity?: number;
  /** Whether it is drawn as a source of light. */
  readonly glowing?: boolean;
  /** Whether both sides are visible, as with cloth. */
  readonly thin?: boolean;
}

/** The parameters of each finish for physically based rendering. */
export const LOOKS: Readonly<Record<Finish, Look>> = {
  aluminium: { roughness: 0.5, metalness: 0.25 },
  steel: { roughness: 0.32, metalness: 0.85 },
  fabric: { roughness: 0.95, thin: true },
  screen: { roughness: 0.9, opacity: 0.9, thin: true },
  glass: { roughness: 0.06, opacity: 0.3 },
  window: { roughness: 0.05, opacity: 0.34 },
  polycarbonate: { roughness: 0.4, opacity: 0.62 },
  net: { roughness: 0.9, opacity: 0.42 },
  cord: { roughness: 0.9 },
  lamp: { roughness: 1, glowing: true },
  heat: { roughness: 1, glowing: true },
  plaster: { roughness: 1 },
  wood: { roughness: 0.85 },
  leaf: { roughness: 0.9 },
};
