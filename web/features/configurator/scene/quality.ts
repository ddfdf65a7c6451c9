import { recall, remember } from '../../../lib/browser/tab-storage';
import { webglRenderer, requestedQuality } from '../stage/use-stage-mode';

/** Quality tiers, from plain shading for software rendering to more light and detail. */
export type Tier = 'eco' | 'standard' | 'full';

export interface Quality {
  /** Maximum device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** Side of the shadow map in pixels. */
  readonly shadowMap: number;
  /** Pixels drawn for each pixel of a still, along each side. */
  readonly stillScale: number;
  /** Whether there are soft shadows, relief, and light and reflections that depend on roughness. */
  readonly physical: boolean;
}

export const QUALITIES: Readonly<Record<Tier, Quality>> = {
  eco: { pixelRatio: 1, stillScale: 1, shadowMap: 1024, physical: false },
  standard: { pixelRatio: 1.5, stillScale: 2, shadowMap: 2048, physical: true },
  full: { pixelRatio: 2, stillScale: 2, shadowMap: 4096, physical: true },
};

const ORDER: readonly Tier[] = ['eco', 'standard', 'full'];
/** Durations of a frame, ms: above SLOW the quality goes down by one tier, below FAST up by one. */
const SLOW = 40;
const FAST = 12;
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const drawsInSoftware = (): boolean => SOFTWARE.test(webglRenderer() ?? '');
const KEY = 'cieniomat-quality';

/**
 * The tier in the URL ("?jakosc=eco"), else the one measured before in this tab, else a guess by the renderer's name.
 */
export function firstTier(): Tier {
  return requestedTier() ?? remembered() ?? (drawsInSoftware() ? 'eco' : 'standard');
}

/** As `stillScale`, but 1 for software rendering, where more pixels would block the page for seconds. */
export const stillScaleOf = (tier: Tier): number =>
  drawsInSoftware() ? 1 : QUALITIES[tier].stillScale;

/**
 * The tier after a measured frame: one up or down by its duration (ms), remembered for the tab. A tier from the URL or
 * an earlier measurement stays.
 */
export function measuredTier(tier: Tier, milliseconds: number): Tier {
  if (requestedTier() || remembered()) return tier;
  const step = milliseconds > SLOW ? -1 : milliseconds < FAST ? 1 : 0;
  const next = ORDER[Math.min(ORDER.length - 1, Math.max(0, ORDER.indexOf(tier) + step))] ?? tier;
  remember(KEY, next);
  return next;
}

function requestedTier(): Tier | null {
  const name = requestedQuality();
  return name === 'pelna' ? 'full' : isTier(name) ? name : null;
}

function remembered(): Tier | null {
  const name = recall(KEY);
  return isTier(name) ? name : null;
}

function isTier(name: string | null): name is Tier {
  return name === 'eco' || name === 'standard' || name === 'full';
}
