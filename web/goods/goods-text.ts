import { colorOf, type EdgeColor, isFixedRoof } from '#engine/goods/configuration/edge';

interface Goods extends EdgeColor {
  variantLabel: string;
  sizeLabel: string;
  frameColor: string;
  controlType: 'manual' | 'electric';
  /** The labels of the chosen options, electric control included. */
  optionLabels: readonly string[];
}

/** The labels of the chosen options without electric control, which the server puts first. */
export const extraLabels = ({
  controlType,
  optionLabels,
}: Pick<Goods, 'controlType' | 'optionLabels'>): readonly string[] =>
  controlType === 'electric' ? optionLabels.slice(1) : optionLabels;

/** Whether goods of a cart, an order or an offer have a size: accessories have none. */
export const hasSize = ({ sizeLabel }: Pick<Goods, 'sizeLabel'>): boolean => sizeLabel !== '';

/** The main features of configured goods in one line: "400 × 300 cm · Kasetowa · Czerwony / Biały · …"; empty without a size. */
export function goodsText(goods: Goods): string {
  if (!hasSize(goods)) return '';
  const isManual = goods.controlType === 'manual' && !isFixedRoof(goods);
  return [
    goods.sizeLabel,
    goods.variantLabel,
    `${colorOf(goods)} / ${goods.frameColor}`,
    ...(isManual ? ['Sterowanie manualne'] : []),
    ...goods.optionLabels,
  ].join(' · ');
}
