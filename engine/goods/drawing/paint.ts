/** Colours of what drawings show around a product: wall, ground, plants, light, and the lines and labels of sizes. */
export const SCENE = {
  wallLight: '#f1e6d5',
  wallDeep: '#e2d3bc',
  plinth: '#c9bba6',
  board: '#cdb798',
  boardSeam: '#8a7458',
  boardLight: '#decbb0',
  shade: '#3a3440',
  night: '#1a2036',
  glassTop: '#566a72',
  glassLow: '#9fb0ad',
  joinery: '#40464a',
  reveal: '#cfc0aa',
  roomWall: '#f3ece1',
  roomShade: '#e4d8c7',
  floor: '#cbb08b',
  ink: '#1e2326',
  paper: '#faf7f1',
  lamp: '#ffd489',
  leaf: '#6f8461',
  leafDeep: '#4c6249',
  leafLight: '#98a87c',
  clay: '#b9785a',
} as const;

const NIGHT = [30, 28, 44] as const;
const WARM = [255, 250, 238] as const;

type Rgb = readonly [number, number, number];

/** The colour at a brightness: below 1 towards cool shade, above 1 towards warm white. */
export function lit(hex: string, brightness: number): string {
  if (brightness >= 1) return toHex(mixRgb(toRgb(hex), WARM, Math.min(brightness - 1, 1)));
  return toHex(mixRgb(toRgb(hex), NIGHT, (1 - Math.max(brightness, 0)) * 0.8));
}

export function mix(a: string, b: string, share: number): string {
  return toHex(mixRgb(toRgb(a), toRgb(b), share));
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
