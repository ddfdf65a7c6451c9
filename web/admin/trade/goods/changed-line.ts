import { quantitiesOf } from '#engine/goods/configuration/check-options';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { fromEdgeView, toEdgeRequest } from '#engine/goods/configuration/edge';
import { labelledName, optionLabels, sizeLabel } from '#engine/goods/configuration/labels';
import { defaultSizes } from '#engine/goods/configuration/limits';
import { requestOf } from '#engine/goods/configuration/request';
import { validate } from '#engine/goods/configuration/validate';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { toEngineProduct } from '../../../goods/engine-product';
import { isSame } from '../../kit/edit-dialog/use-edit';
import type { ChangeableGoodsFragment } from './changed-line.generated';
import type { GoodsProductsQuery } from './product-choice.generated';
import { readDiscount, typedDiscount } from './typed-total';

/** A stored line of an order or an offer, with its goods. */
export interface StoredLine {
  id: string;
  productId: number;
  productName: string;
  label: string;
  quantity: number;
  discount: string;
  configuration: ChangeableGoodsFragment;
}

/** The settings of a line's goods; the form itself changes sizes, colours, control and options. */
type LineSettings = Pick<Configuration, 'category'> & ReturnType<typeof requestOf<Configuration>>;

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
  /** As typed; empty for none. */
  discount: string;
  /** A link to another configuration; empty: unchanged. */
  link: string;
  /** Null where the line's goods can only be changed by a link. */
  settings: LineSettings | null;
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
  discount: '',
  link: '',
  settings: null,
};

/** The new line with a chosen product in its default size and colours; null if these defaults are not valid. */
export function newGoodsLine(
  line: ChangedLine,
  answered: GoodsProductsQuery['products']['items'][number],
): ChangedLine | null {
  const product = toEngineProduct(answered);
  const { configuration } = validate(defaultSizes(product), product);
  if (!configuration) return null;
  return {
    ...line,
    productId: product.id,
    name: answered.name,
    settings: settingsOf(configuration),
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
    sizes: [variantLabel, sizeLabel].filter(Boolean).join(', '),
    path: shortPath,
    quantity: line.quantity,
    label: line.label,
    discount: typedDiscount(line.discount),
    link: '',
    settings: storedSettings(line),
  };
}

export const settingsOf = (configuration: Configuration): LineSettings => ({
  category: configuration.category,
  ...requestOf(configuration),
});

export const configurationOf = (settings: LineSettings): Configuration => ({
  ...settings,
  options: quantitiesOf(settings.options),
});

const storedSettings = ({ configuration }: StoredLine): LineSettings =>
  settingsOf({ category: configuration.category, ...fromEdgeView(configuration) });

/** The configuration that a line's changed settings make; null where its goods stay or none are chosen. */
export function changedConfiguration(
  { lineId, productId, settings }: ChangedLine,
  current: readonly StoredLine[],
): ConfigurationInput | null {
  if (!settings || productId === null) return null;
  const line = current.find(({ id }) => id === lineId);
  const stays = line ? isSame(settings, storedSettings(line)) : lineId !== null;
  return stays ? null : { productId, ...toEdgeRequest(settings.category, settings) };
}

/** A line in words, for the comparison of two versions of a form. */
export function lineText(line: ChangedLine): string {
  const { name, label, quantity, discount, link, sizes, settings } = line;
  const goods = settings ? settingsTexts(settings) : [sizes];
  const parts = [
    `${quantity ?? 0}\u00a0× ${labelledName(label, name)}`,
    ...(link ? [link] : goods),
    discount && `rabat ${discount}\u00a0zł`,
  ];
  return parts.filter(Boolean).join(', ');
}

function settingsTexts(settings: LineSettings): string[] {
  if (!isMadeToMeasure(settings.category)) return [];
  return [
    sizeLabel(settings),
    `${settings.color} / ${settings.frameColor}`,
    ...optionLabels(configurationOf(settings)),
  ];
}

/** The lines of an input; `configurationIds` has for each line the id of its new goods, null if unchanged. */
export const lineInputs = (
  lines: readonly ChangedLine[],
  configurationIds: readonly (string | null)[],
) =>
  lines.map(({ lineId, quantity, label, discount }, index) => ({
    lineId,
    configurationId: configurationIds[index] ?? null,
    quantity: quantity ?? 0,
    label,
    discount: readDiscount(discount),
  }));
