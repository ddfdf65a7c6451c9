import { encode } from 'uqr';
import { type SvgNode, el } from '#engine/goods/drawing/svg';

/** The width of the white border that a reader needs, in modules: the squares that a QR code consists of. */
export const QUIET = 4;

export interface QrCode {
  /** Modules along an edge, with the white border. */
  size: number;
  /** The dark modules as SVG path data; a module is one unit wide. */
  path: string;
}

/** The modules with error correction M: about a seventh of the code may be dirty or torn. */
const modulesOf = (text: string) => encode(text, { ecc: 'M', border: QUIET });

/** The QR code of a text as a path. */
export function qrCode(text: string): QrCode {
  const { data, size } = modulesOf(text);
  const path = data.flatMap((row, y) => runsOf(row).map(([x, end]) => rectangle(x, y, end - x)));
  return { size, path: path.join('') };
}

/** The QR code of a text as grey pixels, one per module, with the white border; `size` is their number along an edge. */
export function qrPixels(text: string): { size: number; pixels: Uint8Array } {
  const { data, size } = modulesOf(text);
  return { size, pixels: Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255)) };
}

/** The code as a picture with a Polish title. */
export function qrPicture(text: string): SvgNode {
  const { size, path } = qrCode(text);
  const viewBox = `0 0 ${size} ${size}`;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img', 'aria-labelledby': 'title' },
    el('title', { id: 'title' }, `Kod QR z\u00a0adresem ${text}`),
    el('rect', { width: size, height: size, fill: '#fff' }),
    el('path', { d: path, fill: '#000', 'shape-rendering': 'crispEdges' }),
  );
}

/** Start and end of each run of dark modules in a row; joined, so that no hairline shows between them. */
function runsOf(row: readonly boolean[]): [start: number, end: number][] {
  return row.flatMap((dark, start): [number, number][] => {
    if (!dark || row[start - 1]) return [];
    const light = row.indexOf(false, start);
    return [[start, light < 0 ? row.length : light]];
  });
}

const rectangle = (x: number, y: number, width: number): string =>
  `M${x} ${y}h${width}v1h-${width}z`;
