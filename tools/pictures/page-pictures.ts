import type { Picture } from './picture.js';
import { VIEW, WIDE, CALM_TERRACE } from './shots.js';

/** The wide pictures: the home page, the shop itself, and the preview of shared links. */
export const PAGE_PICTURES: readonly Picture[] = [
  {
    ...WIDE,
    name: 'home',
    alt: 'Taras domu w\u00a0cieniu szerokiej beżowej markizy, obok ogród w\u00a0popołudniowym słońcu',
    productId: 7,
    change: { color: 'Krem' },
    place: 'terrace',
    camera: { ...VIEW, azimuth: 30, lens: 30, fill: 0.54, at: [0.67, 0.47] },
    decor: { ...CALM_TERRACE, sun: -44, horizonFar: 19 },
    seed: 3,
  },
  {
    ...WIDE,
    name: 'o-nas',
    alt: 'Dom z\u00a0pergolą przyścienną o\u00a0zmierzchu, światło LED pada na taras',
    productId: 2,
    change: { color: 'Antracyt' },
    place: 'terrace',
    light: 'evening',
    camera: { ...VIEW, azimuth: 30, fill: 0.5, at: [0.56, 0.47] },
    decor: { ...CALM_TERRACE, furniture: 'suite', wallHeight: 3.4, marginFront: 1.0 },
    seed: 57,
  },
  {
    ...WIDE,
    name: 'udostepnianie',
    width: 1600,
    height: 840,
    alt: 'Czerwona markiza nad tarasem domu w\u00a0popołudniowym słońcu',
    productId: 1,
    place: 'terrace',
    camera: { ...VIEW, fill: 0.58, at: [0.52, 0.46] },
    decor: { furniture: 'lounge', wallHeight: 3.3, cladding: true },
    seed: 4,
  },
];
