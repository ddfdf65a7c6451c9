/** How warp and weft cross: plain canvas, two by two, twill with a diagonal, satin with a smooth face. */
export type WeaveKind = 'plain' | 'basket' | 'twill' | 'satin';

/** A weave, by the parameters with which its swatch is drawn. */
export interface Weave {
  readonly kind: WeaveKind;
  /** Threads per centimetre, upright and across. */
  readonly warp: number;
  readonly weft: number;
  /** How deep the yarns show, from 0 (coated, smooth) to 1 (coarse). */
  readonly relief: number;
  /** How uneven the yarns are, from 0 (extruded) to 1 (linen). */
  readonly slub: number;
}

/** A yarn of a tile, in the order from left to right or from top to bottom. */
export interface Yarn {
  /** Centre and thickness, mm. */
  readonly at: number;
  readonly thickness: number;
  /** Brightness relative to the cloth's colour: 1 is the same. */
  readonly tone: number;
}

/** A piece of cloth that repeats without a seam; it holds several repeats of the weave. */
export interface Tile {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly warp: readonly Yarn[];
  readonly weft: readonly Yarn[];
  /** Whether the warp lies over the weft where these two threads cross. */
  readonly isWarpOnTop: (warp: number, weft: number) => boolean;
}

/** Threads after which each kind repeats. */
const REPEAT: Readonly<Record<WeaveKind, number>> = { plain: 2, basket: 4, twill: 4, satin: 5 };
const WARP_ON_TOP: Readonly<Record<WeaveKind, (warp: number, weft: number) => boolean>> = {
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  basket: (warp, weft) => (Math.floor(warp / 2) + Math.floor(weft / 2)) % 2 === 0,
  twill: (warp, weft) => (warp + weft) % 4 < 2,
  satin: (warp, weft) => (2 * warp + weft) % 5 !== 0,
};
/** How often the weave repeats in a tile: more often with uneven yarns, so that nobody notices the repeating tile. */
const EVEN_REPEATS = 2;
const UNEVEN_REPEATS = 6;

/** Threads after which a tile repeats, in both directions. */
const threadsOf = ({ kind, slub }: Weave): number =>
  REPEAT[kind] * (slub > 0 ? UNEVEN_REPEATS : EVEN_REPEATS);

/** The size of a weave's tile in mm. */
export function tileSize(weave: Weave): Pick<Tile, 'width' | 'height'> {
  const threads = threadsOf(weave);
  return { width: (threads * 10) / weave.warp, height: (threads * 10) / weave.weft };
}

/**
 * A tile of a weave. In each direction the yarns leave open the square root of the openness (per cent), so that the
 * share of the area that is open in both directions is the openness factor of EN 14500.
 */
export function tileOf(weave: Weave, openness: number): Tile {
  const { kind, slub } = weave;
  const count = threadsOf(weave);
  const covered = 1 - Math.sqrt(openness / 100);
  const yarns = (perCentimetre: number, seed: number): Yarn[] =>
    Array.from({ length: count }, (_, index) => {
      const pitch = 10 / perCentimetre;
      const uneven = slub * (pseudoRandom(seed + index) - 0.5);
      return {
        at: (index + 0.5) * pitch,
        thickness: covered * pitch,
        tone: 1 + 0.28 * uneven,
      };
    });
  return {
    ...tileSize(weave),
    warp: yarns(weave.warp, 1),
    weft: yarns(weave.weft, 101),
    isWarpOnTop: WARP_ON_TOP[kind],
  };
}

/** A pseudo-random number from 0 to 1, the same for the same seed: the fraction of a large sine, as shaders do it. */
function pseudoRandom(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}
