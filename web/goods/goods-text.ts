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

/** The main features of configured goods in one line: "400 × 300 cm · Kasetowa · Czerwony / Biały · …". */
export function goodsText(goods: Goods): string {
  const isManual = goods.controlType === 'manual' && !isFixedRoof(goods);
  return [
    goods.sizeLabel,
    goods.variantLabel,
    `${colorOf(goods)} / ${goods.frameColor}`,
    ...(isManual ? ['Sterowanie manualne'] : []),
    ...goods.optionLabels,
  ].join(' · ');
}
