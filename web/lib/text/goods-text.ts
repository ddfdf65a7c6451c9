interface Goods {
  variantLabel: string;
  sizeLabel: string;
  fabricColor: string | null;
  roofTransparency: string | null;
  frameColor: string;
  controlType: 'manual' | 'electric';
  /** Includes electric control. */
  optionLabels: readonly string[];
}

/** Whether goods are moved by hand or by a motor: all but fixed roofs, the only goods with a transparency. */
export const isControlled = ({ roofTransparency }: Pick<Goods, 'roofTransparency'>): boolean =>
  roofTransparency === null;

/** The chosen options without electric control, which the server names first. */
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
