/** A side of a product, seen by somebody who stands in front of it. */
export type Side = 'left' | 'right' | 'front' | 'back';

const NAMES: Readonly<Record<Side, string>> = {
  left: 'lewy bok',
  right: 'prawy bok',
  front: 'front',
  back: 'tył',
};

export const isSide = (text: string): text is Side => Object.hasOwn(NAMES, text);

/** "lewy bok, prawy bok i front" */
export function sideNames(sides: readonly Side[]): string {
  const names = sides.map((side) => NAMES[side]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} i\u00a0${last}` : last;
}
