/** The shop's colours and fonts for mail programs, which support neither CSS variables nor web fonts. */
export const COLORS = {
  paper: '#faf7f1',
  white: '#fffdf9',
  sand: '#efe7da',
  line: '#ded5c6',
  ink: '#1e2326',
  inkSoft: '#59626a',
  sun: '#e9a23b',
  shade: '#2f3a40',
} as const;

export const TEXT_FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const DISPLAY_FONT = "'Brygada 1918', Georgia, 'Times New Roman', serif";

/** The size of a drawing in CSS pixels; it is rendered at twice that. */
export const DRAWING = { width: 160, height: 120 } as const;

/**
 * The content id of the drawing of an item, by the index of the item from 0: the HTML refers to the attachment by it.
 */
export const drawingId = (index: number): string => `rysunek-${index + 1}`;
