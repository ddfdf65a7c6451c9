export type ColorName = string;

export interface Color {
  readonly name: ColorName;
  /** sRGB, "#rrggbb"; for the two roof tints the look of the sheet over a light background. */
  readonly hex: string;
  /** Other names by which people search for the colour, separated by spaces. */
  readonly alsoCalled?: string;
}

export const COLORS: readonly Color[] = [
  { name: 'Czerwony', hex: '#a8322d' },
  { name: 'Niebieski', hex: '#2f5f93' },
  { name: 'Zielony', hex: '#43694a' },
  { name: 'Żółty', hex: '#e3b23c' },
  { name: 'Fioletowy', hex: '#6b4f80' },
  { name: 'Antracyt', hex: '#383e42', alsoCalled: 'antracytowy szary grafitowy' },
  { name: 'Biały', hex: '#f4f3ee' },
  { name: 'Beżowy', hex: '#d3bf9f' },
  { name: 'Brązowy', hex: '#5f4535' },
  { name: 'Szary', hex: '#8f969a' },
  { name: 'Czarny', hex: '#1d1f21' },
  { name: 'Krem', hex: '#efe3c6', alsoCalled: 'kremowy beżowy' },
  { name: 'Ecru', hex: '#e4d9c3', alsoCalled: 'kremowy beżowy' },
  { name: 'Przezroczysty', hex: '#d9e6e8', alsoCalled: 'bezbarwny' },
  { name: 'Przyciemniony', hex: '#6f7b80' },
  { name: 'Aluminium', hex: '#a9adaf', alsoCalled: 'aluminiowy srebrny szary' },
];

const UNKNOWN_COLOR = '#b9b4aa';
const HEX_BY_NAME = new Map(COLORS.map((color) => [color.name, color.hex]));
const CALLED = new Map(COLORS.map((color) => [color.name, color.alsoCalled]));

/** The colour's "#rrggbb"; grey for a name that is not in the list. */
export function colorHex(name: ColorName): string {
  return HEX_BY_NAME.get(name) ?? UNKNOWN_COLOR;
}

/** The names of colours with their other names as one text, for a search. */
export const coloursInWords = (names: readonly ColorName[]): string =>
  names.map((name) => `${name} ${CALLED.get(name) ?? ''}`).join(' ');
