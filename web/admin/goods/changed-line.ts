import { familyOf } from '../../../engine/families/families.js';
import { pick } from '../../../engine/fields/pick.js';
import type { ChangeableGoodsFragment } from './changed-line.generated';

/** A stored line of an order or an offer, with the goods as they are. */
export interface StoredLine {
  id: string;
  productId: number;
  productName: string;
  label: string;
  quantity: number;
  configuration: ChangeableGoodsFragment;
}

/** What of a configuration is changed in place; everything else by a link from the configurator. */
export type ChangedSettings = Pick<
  ChangeableGoodsFragment,
  'category' | 'width' | 'projection' | 'height' | 'controlType' | 'additionalOptions'
>;

/** A line in the form that changes an order or an offer. */
export interface ChangedLine {
  /** The line that stays or is replaced; null for an added one. */
  lineId: string | null;
  /** The configuration that a waiting version gives it. */
  configurationId: string | null;
  name: string;
  sizes: string;
  /** Path that opens it in the configurator. */
  path: string | null;
  quantity: number | null;
  label: string;
  /** A link to another configuration; empty: none. */
  link: string;
  /** Null where it can only be changed by a link. */
  settings: ChangedSettings | null;
}

export const NEW_LINE: ChangedLine = {
  lineId: null,
  configurationId: null,
  name: 'Nowa pozycja',
  sizes: '',
  path: null,
  quantity: 1,
  label: '',
  link: '',
  settings: null,
};

/** The line in the form that leaves a stored line as it is. */
export function lineValues(line: StoredLine): ChangedLine {
  const { variantLabel, sizeLabel, shortPath } = line.configuration;
  return {
    lineId: line.id,
    configurationId: null,
    name: line.productName,
    sizes: `${variantLabel}, ${sizeLabel}`,
    path: shortPath,
    quantity: line.quantity,
    label: line.label,
    link: '',
    settings: settingsOf(line.configuration),
  };
}

/** The settings that are changed in place, with a value for every option of the family. */
export function settingsOf(configuration: ChangeableGoodsFragment): ChangedSettings {
  const { category, additionalOptions } = configuration;
  const options = familyOf(category).options.map(({ code, selectedByDefault }) => [
    code,
    additionalOptions[code] ?? selectedByDefault,
  ]);
  return {
    ...pick(configuration, ['category', 'width', 'projection', 'height', 'controlType']),
    additionalOptions: Object.fromEntries(options),
  };
}

/** A line in words, for the comparison of two versions of a form. */
export const lineText = ({ name, sizes, quantity }: ChangedLine): string =>
  `${quantity ?? 0}\u00a0× ${name}, ${sizes}`;
