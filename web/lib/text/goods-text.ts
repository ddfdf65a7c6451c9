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

/** The main features of configured goods in one line: "400 × 300 cm · Kasetowa · Czerwony / Biały · …". */
export function goodsText(goods: Goods): string {
  const color = goods.roofTransparency ?? goods.fabricColor;
  return [
    goods.sizeLabel,
    goods.variantLabel,
    color ? `${color} / ${goods.frameColor}` : goods.frameColor,
    ...(goods.controlType === 'manual' ? ['Sterowanie manualne'] : []),
    ...goods.optionLabels,
  ].join(' · ');
}
