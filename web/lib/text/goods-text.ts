interface Goods {
  variantLabel: string;
  sizeLabel: string;
  fabricColor: string | null;
  roofTransparency: string | null;
  frameColor: string;
  controlType: 'manual' | 'electric';
  /** The labels of the chosen options, electric control included. */
  optionLabels: readonly string[];
}

/** Whether goods are moved by hand or by a motor. Only fixed roofs are not, and only they have a transparency. */
export const isControlled = ({ roofTransparency }: Pick<Goods, 'roofTransparency'>): boolean =>
  roofTransparency === null;

/** The labels of the chosen options without electric control, which the server puts first. */
export const extraLabels = ({
  controlType,
  optionLabels,
}: Pick<Goods, 'controlType' | 'optionLabels'>): readonly string[] =>
  controlType === 'electric' ? optionLabels.slice(1) : optionLabels;

/** The main features of configured goods in one line: "400 × 300 cm · Kasetowa · Czerwony / Biały · …". */
export function goodsText(goods: Goods): string {
  const color = goods.roofTransparency ?? goods.fabricColor;
  const isManual = goods.controlType === 'manual' && isControlled(goods);
  return [
    goods.sizeLabel,
    goods.variantLabel,
    color ? `${color} / ${goods.frameColor}` : goods.frameColor,
    ...(isManual ? ['Sterowanie manualne'] : []),
    ...goods.optionLabels,
  ].join(' · ');
}
