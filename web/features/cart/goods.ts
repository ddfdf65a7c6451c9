import type { ControlType } from '../../apollo/schema.generated';

/** What the text of a line is made of. */
interface Goods {
  variantLabel: string;
  sizeLabel: string;
  fabricColor: string | null;
  roofTransparency: string | null;
  frameColor: string;
  controlType: ControlType;
  optionLabels: readonly string[];
}

export const CONTROL_LABELS: Record<ControlType, string> = {
  manual: 'Manualne',
  electric: 'Elektryczne',
};

/** "400 × 300 cm, kasetowa, tkanina: Czerwony, ..." – the main features of ordered goods in one line. */
export function goodsText(goods: Goods): string {
  const color = goods.roofTransparency ?? goods.fabricColor;
  return [
    goods.sizeLabel,
    goods.variantLabel,
    ...(color ? [`${color} / ${goods.frameColor}`] : [goods.frameColor]),
    `sterowanie ${CONTROL_LABELS[goods.controlType].toLowerCase()}`,
    ...goods.optionLabels.filter((label) => label !== 'Sterowanie elektryczne'),
  ].join(', ');
}
