import { type Configuration, areaOf } from '../goods/configuration/configuration.js';
import { ACCESSORIES, type Category } from '../goods/families/categories.js';
import { fittersFor } from './fitters.js';
import type { Skill, VisitKind } from './kinds.js';
import { LONG_VISIT } from './plan.js';

/** Equal goods of an order. */
export interface VisitGoods {
  readonly configuration: Configuration;
  readonly quantity: number;
}

/** What a visit takes. */
export interface VisitNeeds {
  /**
   * Minutes at the customer's, in whole quarters of an hour; with the break of a visit that is longer than `LONG_VISIT`.
   * Work that does not fit into one day is several visits of equal length, otherwise there is one number.
   */
  readonly days: readonly number[];
  /** Skills that the crew must have, all of them. */
  readonly skills: readonly Skill[];
  /** People that the crew must have. */
  readonly people: number;
}

/** Minutes of a visit, whatever the goods: greeting, protecting floors and unloading, cleaning up, showing, signing. */
const OF_VISIT: Readonly<Record<VisitKind, number>> = {
  measuring: 20,
  installation: 45,
  service: 30,
};

/** Minutes for one piece of a family; `perM2` is added for each m² of its size when it is installed. */
interface Work {
  readonly skill: Skill;
  readonly measuring: number;
  readonly installation: number;
  readonly perM2: number;
  readonly service: number;
}

/**
 * Our estimates, to be corrected by actual times. Measuring: a window is six readings; a terrace also needs its levels,
 * the wall or the foundations checked. Installing: two people carry, drill and level; larger goods have more anchors,
 * posts and louvres. Service: to find and mend an ordinary fault.
 */
const WORK: Readonly<Record<Category, Work>> = {
  markizy: { skill: 'shading', measuring: 20, installation: 75, perM2: 6, service: 45 },
  pergole: { skill: 'structures', measuring: 45, installation: 180, perM2: 10, service: 60 },
  zaluzje: { skill: 'shading', measuring: 10, installation: 40, perM2: 8, service: 30 },
  zadaszenia: { skill: 'structures', measuring: 40, installation: 150, perM2: 10, service: 45 },
  refleksole: { skill: 'shading', measuring: 10, installation: 35, perM2: 6, service: 30 },
  rolety: { skill: 'shading', measuring: 5, installation: 15, perM2: 3, service: 15 },
  akcesoria: { skill: 'shading', measuring: 0, installation: 15, perM2: 0, service: 15 },
};

/** To connect a drive, to set its limits and to pair its remote control; minutes for each piece. */
const DRIVE = 25;
/** Minutes to install a piece of an option; `isPowered` where it is connected to 230 V. */
const OPTIONS: Readonly<Record<string, { minutes: number; isPowered: boolean }>> = {
  windSensor: { minutes: 20, isPowered: true },
  ledLighting: { minutes: 45, isPowered: true },
  infraredHeating: { minutes: 45, isPowered: true },
  zipGuides: { minutes: 10, isPowered: false },
  mosquitoNet: { minutes: 15, isPowered: false },
  gutters: { minutes: 30, isPowered: false },
  sideScreens: { minutes: 60, isPowered: false },
  sideWalls: { minutes: 120, isPowered: false },
};
/** Of options that are not in the table. */
const OTHER_OPTION = { minutes: 20, isPowered: false };

/** The break in a long visit, minutes; the law gives at least 15 in a day of six hours (art. 134 of the labour code). */
const BREAK = 30;
/** Longest work of one day, minutes: eight hours less the way there and back, without the break. */
const LONGEST_DAY = 420;
const QUARTER = 15;

/** Minutes, skills and people of a visit for these goods: those that are measured, installed or mended. */
export function needsOf(kind: VisitKind, goods: readonly VisitGoods[]): VisitNeeds {
  const work = goods.reduce(
    (sum, { configuration, quantity }) => sum + quantity * minutesOfPiece(kind, configuration),
    OF_VISIT[kind],
  );
  return {
    days: splitIntoDays(work),
    skills: [...new Set(goods.flatMap((each) => skillsFor(kind, each.configuration)))].toSorted(),
    // Whoever measures or mends works alone: nothing large is lifted.
    people: kind === 'installation' ? peopleFor(goods) : 1,
  };
}

const peopleFor = (goods: readonly VisitGoods[]): number =>
  Math.max(1, ...goods.map(({ configuration }) => fittersFor(configuration)));

function minutesOfPiece(kind: VisitKind, configuration: Configuration): number {
  const work = WORK[configuration.category];
  if (kind === 'measuring') return work.measuring;
  const drive = configuration.controlType === 'electric' ? DRIVE : 0;
  if (kind === 'service') return work.service + drive;
  const options = Object.entries(configuration.options).reduce(
    (sum, [code, pieces]) => sum + pieces * optionOf(code).minutes,
    0,
  );
  const area = configuration.category === ACCESSORIES ? 0 : areaOf(configuration);
  return work.installation + work.perM2 * area + drive + options;
}

function skillsFor(kind: VisitKind, configuration: Configuration): Skill[] {
  if (kind === 'measuring') return ['measuring'];
  const { skill } = WORK[configuration.category];
  return isPowered(configuration) ? [skill, 'electrics'] : [skill];
}

const isPowered = ({ controlType, options }: Configuration): boolean =>
  controlType === 'electric' || Object.keys(options).some((code) => optionOf(code).isPowered);

const optionOf = (code: string) => OPTIONS[code] ?? OTHER_OPTION;

function splitIntoDays(work: number): number[] {
  const days = Math.ceil(work / LONGEST_DAY);
  return Array.from({ length: days }, () => withBreak(work / days));
}

const withBreak = (minutes: number): number =>
  quarters(minutes > LONG_VISIT ? minutes + BREAK : minutes);

const quarters = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER;
