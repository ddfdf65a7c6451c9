import { screen, within } from '@testing-library/react';

interface Line {
  id: string;
  name: string;
  quantity: number;
  unitPrice: number;
  savedPrice?: number;
  issues?: { code: string; field: string; message: string }[];
}

export const SOLANA: Line = { id: 'l-1', name: 'Markiza Solana', quantity: 1, unitPrice: 4890 };
export const PERGOLA: Line = { id: 'l-2', name: 'Pergola Aria', quantity: 2, unitPrice: 12000 };

/** The cart with these lines as the server returns it; unit prices are in whole złoty. */
export function cartOf(content: readonly Line[]) {
  const sum = content.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
  return {
    id: 'default',
    lineCount: content.length,
    itemCount: content.reduce((all, { quantity }) => all + quantity, 0),
    total: `${sum}.00`,
    net: '1.00',
    vat: '1.00',
    mayHaveReducedVat: false,
    lines: content.map(lineOf),
  };
}

function lineOf({ id, name, quantity, unitPrice, savedPrice = unitPrice, issues = [] }: Line) {
  return {
    id,
    quantity,
    unitPrice: `${unitPrice}.00`,
    lineTotal: `${unitPrice * quantity}.00`,
    priceChanged: savedPrice !== unitPrice,
    label: '',
    withdrawal: 'none',
    issues,
    configuration: {
      id: `c-${id}`,
      calculatedPrice: `${savedPrice}.00`,
      variantLabel: 'Kasetowa',
      sizeLabel: '400\u00a0×\u00a0300\u00a0cm',
      fabricColor: 'Czerwony',
      frameColor: 'Biały',
      controlType: 'electric',
      optionLabels: ['Sterowanie elektryczne', 'Oświetlenie LED'],
      drawingUrl: '/drawing.svg',
      lines: [],
      warnings: [],
      product: { id: Number(id.slice(2)), name, category: 'markizy' },
    },
  };
}

export const lines = () =>
  screen.findAllByRole('listitem').then((items) => items.filter(isCartLine));
const isCartLine = (item: HTMLElement) => within(item).queryByRole('textbox') !== null;
export const total = () => screen.getByText('Razem').parentElement;
