import { type Profile, bearableLoad, longestSpan, tubeProfile } from '../../model/span.js';
import { type SnowZone, snowOnRoof } from '../../place/snow.js';

/** Side of a square post, height and depth of the front beam, width of a rafter; cm. */
export const POST = 11;
export const BEAM = 15;
export const BEAM_DEPTH = 13;
export const RAFTER = 6;

/** The heights in cm in which rafters are made. */
const RAFTER_HEIGHTS = [9, 12, 15] as const;
/** How far apart rafters are at most: the widest sheet, cm. */
const WIDEST_FIELD = 90;

/**
 * Wall thicknesses of the profiles in mm, the allowed deflections (200 is span / 200), and the weight of the roof in
 * N/m². Estimates for the drawn sections, to be replaced by the maker's tested values.
 */
export const RAFTER_WALL = 3;
const BEAM_WALL = 4;
const RAFTER_STIFFNESS = 200;
const BEAM_STIFFNESS = 300;
const WEIGHT = { glass: 300, polycarbonate: 120 } as const;

const CM_PER_M = 100;
const MM_PER_CM = 10;

export interface Covering {
  /** Depth from the wall to the front, and width along the wall; cm. */
  readonly depth: number;
  readonly width: number;
  readonly sheet: keyof typeof WEIGHT;
  readonly zone: SnowZone;
}

/** Height of the rafters in cm, and into how many fields they divide the roof. */
export interface Rafters {
  readonly height: number;
  readonly fields: number;
}

/**
 * Laminated safety glass of two panes of 4 mm as a profile one metre wide. The film is counted as if it let the panes
 * slide (DIN 18008); they are tempered and bend by the allowed span / 65 (EN 16612, 9.1.4) long before they break.
 */
const GLASS = { inertia: (2 * 1000 * 4 ** 3) / 12, height: 4 } as const;
const GLASS_STIFFNESS = 65;
const GLASS_WEIGHT = 200;

const BEAM_PROFILE = tubeProfile(BEAM * MM_PER_CM, BEAM_DEPTH * MM_PER_CM, BEAM_WALL);

/**
 * The lowest rafters that bear the roof with as few fields as the widest sheet allows; where none does, the highest
 * rafters in as many fields as they need.
 */
export function raftersFor(covering: Covering): Rafters {
  const usual = Math.max(2, Math.ceil(covering.width / widestField(covering)));
  const bears = (height: number, fields: number): boolean =>
    longestRafter(height, covering.width / fields, covering) >= covering.depth;
  const height = RAFTER_HEIGHTS.find((candidate) => bears(candidate, usual));
  if (height !== undefined) return { height, fields: usual };
  const highest = RAFTER_HEIGHTS.at(-1) ?? RAFTER_HEIGHTS[0];
  const closest = Math.floor(covering.width / (2 * RAFTER));
  let fields = usual;
  while (fields < closest && !bears(highest, fields)) fields += 1;
  return { height: highest, fields };
}

/** Glass spans the gap between two rafters; sheets of polycarbonate are as wide as their maker allows. */
function widestField({ sheet, zone }: Covering): number {
  if (sheet === 'polycarbonate') return WIDEST_FIELD;
  const perMetre = snowOnRoof(zone) + GLASS_WEIGHT;
  const pane = longestSpan(GLASS, { perMetre, stiffness: GLASS_STIFFNESS });
  return Math.min(WIDEST_FIELD, pane + RAFTER);
}

function longestRafter(height: number, spacing: number, covering: Covering): number {
  const perMetre = (loadOf(covering) * spacing) / CM_PER_M;
  return longestSpan(rafterProfile(height), { perMetre, stiffness: RAFTER_STIFFNESS });
}

const rafterProfile = (height: number): Profile =>
  tubeProfile(height * MM_PER_CM, RAFTER * MM_PER_CM, RAFTER_WALL);

/** How many posts the front beam needs, which bears half of the roof's load. */
export function postCount(covering: Covering): number {
  const perMetre = (loadOf(covering) * covering.depth) / 2 / CM_PER_M;
  const longest = longestSpan(BEAM_PROFILE, { perMetre, stiffness: BEAM_STIFFNESS });
  return Math.max(1, Math.ceil((covering.width - POST) / (longest + POST))) + 1;
}

/** The snow in N/m² that rafters, front beam and glass bear: the least of the three. */
export function snowOnCovering(covering: Covering, rafters: Rafters, posts: number): number {
  const { width, depth, sheet } = covering;
  const spacing = width / rafters.fields;
  const span = (width - POST) / (posts - 1) - POST;
  const onRafters = bearableLoad(rafterProfile(rafters.height), depth, RAFTER_STIFFNESS) / spacing;
  const onBeam = bearableLoad(BEAM_PROFILE, span, BEAM_STIFFNESS) / (depth / 2);
  const onFrame = Math.min(onRafters, onBeam) * CM_PER_M - WEIGHT[sheet];
  if (sheet === 'polycarbonate') return onFrame;
  const onGlass = bearableLoad(GLASS, spacing - RAFTER, GLASS_STIFFNESS) - GLASS_WEIGHT;
  return Math.min(onFrame, onGlass);
}

const loadOf = ({ sheet, zone }: Covering): number => snowOnRoof(zone) + WEIGHT[sheet];
