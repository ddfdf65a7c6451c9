import type { MeasuredLength, MeasuringGuide, Obstacle } from './guide.js';

const ACROSS = ['z\u00a0lewej', 'w\u00a0środku', 'z\u00a0prawej'] as const;

const GUTTER: Obstacle = { code: 'gutter', label: 'rynna' };
const LAMP: Obstacle = { code: 'lamp', label: 'lampa' };
const SILL: Obstacle = { code: 'sill', label: 'parapet' };
const HANDLE: Obstacle = { code: 'handle', label: 'wystająca klamka' };
const EAVES: Obstacle = { code: 'eaves', label: 'okap lub balkon' };
const CASEMENT: Obstacle = { code: 'casement', label: 'skrzydło drzwi lub okna' };
const DRAIN: Obstacle = { code: 'drain', label: 'studzienka lub rury w\u00a0ziemi' };
const TREE: Obstacle = { code: 'tree', label: 'drzewo' };

const OPENING: MeasuringGuide['lengths'] = [
  {
    target: 'width',
    label: 'Szerokość otworu',
    hint: 'Od ściany do ściany wnęki.',
    readings: ['u\u00a0góry', 'w\u00a0środku', 'na dole'],
  },
  {
    target: 'height',
    label: 'Wysokość otworu',
    hint: 'Od górnej krawędzi wnęki do parapetu albo progu.',
    readings: ACROSS,
  },
];

const openingIntroduction = (housing: string): string =>
  `Wpisz odczyty z\u00a0miary. Wybierzemy najmniejszy: we wnęce zostawimy luz i\u00a0miejsce na ${housing}, na ścianie dodamy zapas po bokach i\u00a0u\u00a0dołu. Wymiar wstawimy do konfiguratora.`;

/** The introduction of a product whose smallest reading is its size. */
export const PLAIN_INTRODUCTION =
  'Wpisz odczyty z\u00a0miary. Wybierzemy najmniejszy i\u00a0wstawimy wymiar do konfiguratora.';

/** How the opening is measured for a product on the outside of a window. */
export const OUTSIDE_OPENING = {
  introduction: openingIntroduction('skrzynkę'),
  lengths: OPENING,
  hasDiagonals: true,
  obstacles: [SILL, GUTTER, LAMP, CASEMENT],
} as const satisfies Omit<MeasuringGuide, 'title'>;

/** How the opening is measured for a product on the inside of a window. */
export const INSIDE_OPENING = {
  introduction: openingIntroduction('rurę lub kasetę'),
  lengths: OPENING,
  hasDiagonals: true,
  obstacles: [HANDLE, SILL],
} as const satisfies Omit<MeasuringGuide, 'title'>;

export const WALL_WIDTH: MeasuredLength = {
  target: 'width',
  label: 'Wolna ściana',
  hint: 'Od przeszkody do przeszkody, na przykład od narożnika do rury spustowej.',
  readings: [''],
};

export const TERRACE_DEPTH: MeasuredLength = {
  target: 'projection',
  label: 'Głębokość tarasu',
  hint: 'Od ściany do miejsca, do którego ma sięgać markiza; w\u00a0kasetowej nachylonej o\u00a014° dodaj 3\u00a0cm na metr.',
  readings: ACROSS,
};

/** What may be in the way of a product that is mounted on the wall above a terrace. */
export const WALL_OBSTACLES = [EAVES, GUTTER, LAMP, CASEMENT] as const;
/** What may be in the way of a product that stands on the ground, with posts. */
export const GROUND_OBSTACLES = [EAVES, GUTTER, CASEMENT, DRAIN, TREE] as const;

/** The places at which a height above a terrace is read, because the terrace may slope. */
export const HEIGHT_READINGS = ACROSS;
