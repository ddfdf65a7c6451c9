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

/**
 * The main features of configured goods in one line: "400 × 300 cm · Kasetowa · Czerwony / Biały · …". A fixed roof is
 * not controlled.
 */
export function goodsText(goods: Goods): string {
  const color = goods.roofTransparency ?? goods.fabricColor;
  const isManual = goods.controlType === 'manual' && !goods.roofTransparency;
  return [
    goods.sizeLabel,
    goods.variantLabel,
    color ? `${color} / ${goods.frameColor}` : goods.frameColor,
    ...(isManual ? ['Sterowanie manualne'] : []),
    ...goods.optionLabels,
  ].join(' · ');
}
