import type { Category } from '../families/categories.js';
import { quantitiesOf } from './check-options.js';
import type { Configuration, ConfigurationRequest } from './configuration.js';

/**
 * The words of the API for a configuration. The specified REST API names variant and colour of a roof otherwise than
 * those of other goods, and calls the options `additionalOptions`. Inside, every family has `variant`, `color` and
 * `options`; the words of the API are translated here and nowhere else.
 */
export interface EdgeWords {
  readonly variant: 'productType' | 'roofMaterial';
  readonly color: 'fabricColor' | 'roofTransparency';
  readonly options: 'additionalOptions';
}

const USUAL: EdgeWords = {
  variant: 'productType',
  color: 'fabricColor',
  options: 'additionalOptions',
};
const OF_ROOFS: EdgeWords = { ...USUAL, variant: 'roofMaterial', color: 'roofTransparency' };

const SETTINGS: ReadonlyMap<string, string> = new Map(
  [USUAL, OF_ROOFS].flatMap((words) =>
    Object.entries(words).map(([setting, word]) => [word, setting]),
  ),
);

/** A request as a client of the API sends it; it may contain words of other families. */
export interface EdgeRequest extends Omit<ConfigurationRequest, 'variant' | 'color' | 'options'> {
  readonly productType?: string | null;
  readonly fabricColor?: string | null;
  readonly roofMaterial?: string | null;
  readonly roofTransparency?: string | null;
  readonly additionalOptions?: ConfigurationRequest['options'];
}

/** The colour of goods in the answers of the API: one of the two is null. */
export interface EdgeColor {
  readonly fabricColor: string | null;
  readonly roofTransparency: string | null;
}

/** The settings of goods in the answers of the API. */
export interface EdgeView
  extends EdgeColor, Omit<Configuration, 'category' | 'variant' | 'color' | 'options'> {
  readonly productType: string;
  readonly additionalOptions: Readonly<Record<string, boolean | number>>;
}

export const edgeWordsOf = (category: Category): EdgeWords =>
  category === 'zadaszenia' ? OF_ROOFS : USUAL;

/** The path of a setting in the words of the API: "additionalOptions.windSensor" of "options.windSensor". */
export function toEdgeField(field: string, words: EdgeWords): string {
  return renamed(field, new Map(Object.entries(words)));
}

/** The path of a setting, from its path in the words of the API. */
export function fromEdgeField(field: string): string {
  return renamed(field, SETTINGS);
}

function renamed(path: string, names: ReadonlyMap<string, string>): string {
  return path.replace(/^[^.]*/, (name) => names.get(name) ?? name);
}

/** A request in the words of the API. */
export function toEdgeRequest<Request extends ConfigurationRequest>(
  category: Category,
  request: Request,
) {
  const { width, projection, height, variant, color, frameColor, controlType } = request;
  const { lamelOrientation, openingAngle } = request;
  const { options, placement }: Pick<Request, 'options' | 'placement'> = request;
  return {
    width,
    projection: projection ?? undefined,
    height: height ?? undefined,
    ...(edgeWordsOf(category) === OF_ROOFS
      ? { roofMaterial: variant, roofTransparency: color }
      : { productType: variant, fabricColor: color }),
    frameColor,
    controlType,
    lamelOrientation,
    openingAngle,
    additionalOptions: options,
    placement,
  };
}

/** Variant and colour in the answers of the API: `productType` for every family, of the other words its own. */
export function toEdgeView({
  category,
  variant,
  color,
}: Pick<Configuration, 'category' | 'variant' | 'color'>) {
  const isOfRoof = edgeWordsOf(category) === OF_ROOFS;
  return {
    productType: variant,
    fabricColor: isOfRoof ? null : color || null,
    roofMaterial: isOfRoof ? variant : null,
    roofTransparency: isOfRoof ? color : null,
  };
}

/** The settings in an answer of the API, with the quantities of their options. */
export function fromEdgeView(view: EdgeView): Omit<Configuration, 'category'> {
  return {
    variant: view.productType,
    width: view.width,
    projection: view.projection,
    height: view.height,
    color: colorOf(view),
    frameColor: view.frameColor,
    controlType: view.controlType,
    lamelOrientation: view.lamelOrientation,
    openingAngle: view.openingAngle,
    options: quantitiesOf(view.additionalOptions),
    placement: view.placement,
  };
}

/** The colour of fabric, slats or roof in an answer of the API. */
export const colorOf = ({ fabricColor, roofTransparency }: EdgeColor): string =>
  roofTransparency ?? fabricColor ?? '';

/** Whether goods in an answer of the API are a fixed roof. */
export const isFixedRoof = ({ roofTransparency }: Pick<EdgeColor, 'roofTransparency'>): boolean =>
  roofTransparency !== null;
