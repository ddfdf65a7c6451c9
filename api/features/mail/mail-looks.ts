/** The shop's colours and faces, as mail programs take them: no variables, no fonts of our own. */
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

/** The drawing of an ordered line, in pixels of the page; it is drawn at twice that. */
export const DRAWING = { width: 160, height: 120 } as const;

/** Where the HTML finds the drawing of the n-th thing ordered, and what its attachment is called. */
export const drawingId = (index: number): string => `rysunek-${index + 1}@cieniomat`;
