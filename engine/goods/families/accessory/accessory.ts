import type { Family } from '../family.js';
import { accessoryCard } from './card.js';

/** Accessories and spare parts: sold by the piece at the price of the product, with nothing to measure or to choose. */
export const accessory: Family = {
  ...accessoryCard,
  defaultProductId: 0,
  variants: [
    { code: 'standard', label: '', name: 'Akcesorium', description: '', initialFactor: 100 },
  ],
  dimensions: [],
  defaultColor: '',
  defaultFrameColor: '',
  controlTypes: ['manual'],
  options: [],
  placement: [],
  maxLamelOrientation: 0,
  maxOpeningAngle: 0,
  cartMessage: 'Produkt czeka w\u00a0koszyku.',
  benefits: [],
  measuring: { title: '', introduction: '', lengths: [], hasDiagonals: false, obstacles: [] },
  startingPoints: [],
  identifierPrefix: 'AKC',
  inEnglish: 'accessories and spare parts, which have no size',
  safetyNotes: [],
  checksProjection: false,
  advice: () => [],
  model: noModel,
  picture: noModel,
  shownPose: { deployed: 1 },
  shownAngles: {},
  openingView: { turn: 0, rise: 0, fieldOfView: 34, margin: 1 },
  isIndoors: true,
  sun: null,
};

function noModel(): never {
  throw new RangeError('goods without a size are neither modelled nor drawn to scale');
}
