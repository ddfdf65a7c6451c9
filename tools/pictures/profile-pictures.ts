import { BEAM_WALL, LOUVRE_WALL } from '#engine/goods/families/pergola/structure';
import { RAFTER_WALL } from '#engine/goods/families/roof/structure';
import type { Camera, Picture } from './picture.js';
import { SHOT } from './shots.js';

const CLOSE: Camera = {
  azimuth: -20,
  height: 1.2,
  lens: 75,
  fill: 0.3,
  at: [0.5, 0.52],
  stop: 6.3,
};

const PROFILE = {
  ...SHOT,
  height: 1200,
  built: 'nothing',
  place: 'bench',
  camera: CLOSE,
} as const satisfies Partial<Picture>;

/** Short lengths of the families' profiles with their sawn ends, named `profil-{family}`. */
export const PROFILE_PICTURES: readonly Picture[] = [
  {
    ...PROFILE,
    name: 'profil-markizy',
    alt: 'Przecięta belka frontowa markizy: komory w\u00a0aluminium, w\u00a0rowkach tkanina i\u00a0falbana',
    edition: 4,
    productId: 1,
    change: { frameColor: 'Antracyt' },
    fabric: 'toscana-czerwony',
    camera: { ...CLOSE, fill: 0.27, height: 1.24, at: [0.54, 0.47] },
    decor: {},
    seed: 81,
  },
  {
    ...PROFILE,
    name: 'profil-pergole',
    alt: 'Przecięta lamela dachu i\u00a0belka pergoli z\u00a0korytem rynny',
    productId: 2,
    camera: { ...CLOSE, fill: 0.78, height: 1.36, stop: 4 },
    decor: { louvreWall: LOUVRE_WALL, beamWall: BEAM_WALL },
    seed: 82,
  },
  {
    ...PROFILE,
    name: 'profil-zaluzje',
    alt: 'Przecięta prowadnica żaluzji fasadowej z\u00a0uszczelkami, obok stos lamel C80',
    productId: 3,
    change: { color: 'Aluminium' },
    camera: { ...CLOSE, fill: 0.66 },
    decor: {},
    seed: 83,
  },
  {
    ...PROFILE,
    name: 'profil-zadaszenia',
    alt: 'Przecięta krokiew zadaszenia: dwie płyty poliwęglanu komorowego między uszczelkami, pod listwą dociskową',
    productId: 4,
    camera: { ...CLOSE, fill: 0.23, height: 1.2, at: [0.5, 0.5] },
    decor: { wall: RAFTER_WALL },
    seed: 84,
  },
  {
    ...PROFILE,
    name: 'profil-refleksole',
    alt: 'Przecięta prowadnica ZIP: brzeg tkaniny z\u00a0zamkiem błyskawicznym we wkładce prowadnicy',
    productId: 5,
    fabric: 'solano-5-szary',
    camera: { ...CLOSE, fill: 0.46, height: 1.15, at: [0.44, 0.52] },
    decor: {},
    seed: 85,
  },
  {
    ...PROFILE,
    name: 'profil-rolety',
    alt: 'Przecięta rura rolety z\u00a0nawiniętą tkaniną, obok listwa dolna na końcu tkaniny',
    productId: 6,
    fabric: 'plotno-bezowy',
    camera: { ...CLOSE, fill: 0.8, height: 1.18, at: [0.5, 0.58] },
    decor: {},
    seed: 86,
  },
];
