/** A colour of CSS: "#965900". */
export type HexColor = string;

/** The darkest light surface on which texts in the accent colour stand (`--color-sand`). */
const DARKEST_SURFACE = '#efe7da';
/** The contrast of texts by WCAG 2.2 AA. */
const LEAST_CONTRAST = 4.5;
/** The tones of the shop's own accent: of texts, of surfaces below dark texts and marks on dark ones, of pale surfaces. */
const OWN = { deep: '#965900', sun: '#e9a23b', soft: '#fbeed6' } as const;

export type AccentTones = Readonly<Record<keyof typeof OWN, HexColor>>;

const channelsOf = (color: HexColor): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

const hexOf = (channels: readonly number[]): HexColor =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The relative luminance by WCAG 2.2, 0-1. */
function luminanceOf(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, 1-21. */
export function contrastOf(one: HexColor, other: HexColor): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminanceOf).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The first mixture of a colour with white or black, in steps of 1 %, that passes a test. */
function mixUntil(
  color: HexColor,
  target: 0 | 255,
  passes: (mixed: HexColor) => boolean,
): HexColor {
  for (let part = 0; part < 1; part += 0.01) {
    const mixed = hexOf(channelsOf(color).map((own) => own + (target - own) * part));
    if (passes(mixed)) return mixed;
  }
  return hexOf([target, target, target]);
}

const isReadable = (color: HexColor): boolean =>
  contrastOf(color, DARKEST_SURFACE) >= LEAST_CONTRAST;

/** In Polish why texts in this colour are hard to read, with the nearest colour that is not; null where they are not. */
export function accentProblem(color: HexColor): string | null {
  if (isReadable(color)) return null;
  const contrast = contrastOf(color, DARKEST_SURFACE).toFixed(1).replace('.', ',');
  return `Napisy w\u00a0tym kolorze byłyby nieczytelne: kontrast z\u00a0tłem to ${contrast}\u00a0:\u00a01, a\u00a0potrzeba 4,5\u00a0:\u00a01. Najbliższy czytelny: ${mixUntil(color, 0, isReadable)}.`;
}

/**
 * The tones of an accent colour: its pale ones are as light as the shop's own, so that what stands on them, and on what
 * they stand, keeps its contrast.
 */
export function accentTones(accent: HexColor = OWN.deep): AccentTones {
  if (accent === OWN.deep) return OWN;
  const asLightAs = (own: HexColor) =>
    mixUntil(accent, 255, (mixed) => luminanceOf(mixed) >= luminanceOf(own));
  return { deep: accent, sun: asLightAs(OWN.sun), soft: asLightAs(OWN.soft) };
}
