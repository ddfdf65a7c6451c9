import type { ConfigurationRequest } from '../../../engine/configuration/configuration.js';
import { labelledName, optionLabels, sizeLabel } from '../../../engine/configuration/labels.js';
import { defaultSizes } from '../../../engine/configuration/limits.js';
import { requestOf } from '../../../engine/configuration/request.js';
import { validate } from '../../../engine/configuration/validate.js';
import { familyOf } from '../../../engine/families/families.js';
import { pick } from '../../../engine/fields/pick.js';
import type { ConfigurationInput } from '../../apollo/schema.generated';
import { toEngineProduct } from '../../lib/engine-product';
import { isSame } from '../kit/edit-dialog/is-same';
import type { ChangeableGoodsFragment } from './changed-line.generated';
import type { GoodsProductsQuery } from './product-choice.generated';

/** A stored line of an order or an offer, with its goods. */
export interface StoredLine {
  id: string;
  productId: number;
  productName: string;
  label: string;
  quantity: number;
  configuration: ChangeableGoodsFragment;
}

/** The settings that the form itself can change; others are changed in the configurator. */
type ChangedSettings = Pick<
  ChangeableGoodsFragment,
  | 'category'
  | 'width'
  | 'projection'
  | 'height'
  | 'fabricColor'
  | 'roofTransparency'
  | 'frameColor'
  | 'controlType'
  | 'additionalOptions'
>;

/** The goods of a new line: a product with its usual settings, until they are changed. */
interface NewGoods {
  productId: number;
  request: Omit<ConfigurationRequest, 'additionalOptions' | 'placement'>;
}

/** A line in the form that changes an order or an offer. */
export interface ChangedLine {
  /** The line that stays or is replaced; null for an added one. */
  lineId: string | null;
  /** The configuration that a version waiting for the customer's consent proposes for the line; otherwise null. */
  configurationId: string | null;
  /** The product of the goods; null until one is chosen for an added line. */
  productId: number | null;
  name: string;
  sizes: string;
  /** The path that opens the line's configuration in the configurator; null for an added line. */
  path: string | null;
  quantity: number | null;
  label: string;
  /** A link to another configuration; empty: unchanged. */
  link: string;
  /** Null where the line's goods can only be changed by a link. */
  settings: ChangedSettings | null;
  /** The product of an added line; null until one is chosen, and for all other lines. */
  goods: NewGoods | null;
}

export const NEW_LINE: ChangedLine = {
  lineId: null,
  configurationId: null,
  productId: null,
  name: 'Nowa pozycja',
  sizes: '',
  path: null,
  quantity: 1,
  label: '',
  link: '',
  settings: null,
  goods: null,
};

/** The new line with a chosen product in its default size and colours; null if these defaults are not valid. */
export function newGoodsLine(
  line: ChangedLine,
  answered: GoodsProductsQuery['products']['items'][number],
): ChangedLine | null {
  const product = toEngineProduct(answered);
  const { configuration } = validate(defaultSizes(product), product);
  if (!configuration) return null;
  const { additionalOptions: _, placement: _default, ...request } = requestOf(configuration);
  const { width, projection = null, height = null } = request;
  const { fabricColor = null, roofTransparency = null } = request;
  const { category, controlType, frameColor } = configuration;
  return {
    ...line,
    productId: product.id,
    name: answered.name,
    settings: settingsOf({
      category,
      width,
      projection,
      height,
      fabricColor,
      roofTransparency,
      frameColor,
      controlType,
      additionalOptions: {},
    }),
    goods: { productId: product.id, request },
  };
}

/** The form values that leave a stored line unchanged. */
export function lineValues(line: StoredLine): ChangedLine {
  const { variantLabel, sizeLabel, shortPath } = line.configuration;
  return {
    lineId: line.id,
    configurationId: null,
    productId: line.productId,
    name: line.productName,
    sizes: `${variantLabel}, ${sizeLabel}`,
    path: shortPath,
    quantity: line.quantity,
    label: line.label,
    link: '',
    settings: settingsOf(line.configuration),
    goods: null,
  };
}

/** The settings that the form can change, with a value for every option of the family. */
function settingsOf(configuration: ChangedSettings): ChangedSettings {
  const { category, additionalOptions } = configuration;
  const options = familyOf(category).options.map(({ code, selectedByDefault }) => [
    code,
    additionalOptions[code] ?? selectedByDefault,
  ]);
  return {
    ...pick(configuration, [
      'category',
      'width',
      'projection',
      'height',
      'fabricColor',
      'roofTransparency',
      'frameColor',
      'controlType',
    ]),
    additionalOptions: Object.fromEntries(options),
  };
}

/** The configuration that a line's changed settings make; null where its goods stay or none are chosen. */
export function changedConfiguration(
  { lineId, settings, goods }: ChangedLine,
  current: readonly StoredLine[],
): ConfigurationInput | null {
  if (!settings) return null;
  const { category: _, ...changed } = settings;
  const line = current.find(({ id }) => id === lineId);
  if (line && !isSame(settings, settingsOf(line.configuration))) {
    const same = pick(line.configuration, [
      'productType',
      'roofMaterial',
      'lamelOrientation',
      'openingAngle',
      'placement',
    ]);
    return { ...same, ...changed, productId: line.productId };
  }
  return goods && { ...goods.request, ...changed, productId: goods.productId };
}

/** A line in words, for the comparison of two versions of a form. */
export function lineText({ name, label, quantity, link, sizes, settings }: ChangedLine): string {
  const goods = settings ? settingsTexts(settings) : [sizes];
  const parts = [
    `${quantity ?? 0}\u00a0× ${labelledName(label, name)}`,
    ...(link ? [link] : goods),
  ];
  return parts.filter(Boolean).join(', ');
}

function settingsTexts({ additionalOptions, ...settings }: ChangedSettings): string[] {
  const counts = Object.entries(additionalOptions).map(([code, choice]) => [code, Number(choice)]);
  const { fabricColor, roofTransparency, frameColor } = settings;
  return [
    sizeLabel(settings),
    `${fabricColor ?? roofTransparency} / ${frameColor}`,
    ...optionLabels({ ...settings, options: Object.fromEntries(counts) }),
  ];
}
