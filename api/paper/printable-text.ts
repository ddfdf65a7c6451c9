import anyAscii from 'any-ascii';
import { type Font, openSync } from 'fontkit';

/** Emoji and what joins them, which no font of the papers has. */
const EMOJI =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200D|\u20E3|\uFE0F/gu;
const ASCII = /^[\n\r\x20-\x7E]*$/;

const coverage = new Map<string, ReadonlySet<number>>();

/** The code points that a font file has letters for. */
function lettersOf(file: string): ReadonlySet<number> {
  const cached = coverage.get(file);
  if (cached) return cached;
  // The papers' fonts are single fonts, not collections.
  const letters = new Set((openSync(file) as Font).characterSet);
  coverage.set(file, letters);
  return letters;
}

export interface PrintableText {
  readonly printable: string;
  /** Whether the text must be printed in the wider font. */
  readonly isWide: boolean;
}

/**
 * A text as the papers can print it: in `font`, or whole in `widerFont` where the first lacks a letter. Letters that both
 * lack are written apart (the ligature "ﬁ" as "fi"), else in Latin letters ("אבי" as "'vy"); emoji are left out.
 */
export function printableText(text: string, font: string, widerFont: string): PrintableText {
  if (ASCII.test(text)) return { printable: text, isWide: false };
  const [usual, wider] = [lettersOf(font), lettersOf(widerFont)];
  const isIn = (letters: ReadonlySet<number>, part: string): boolean =>
    [...part].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0));
  const printable = [
    ...text.normalize('NFC').replaceAll('\t', ' ').replaceAll('→', '->').replaceAll(EMOJI, ''),
  ]
    .map((letter) => {
      if (isIn(usual, letter) || isIn(wider, letter)) return letter;
      const apart = letter.normalize('NFKC');
      return isIn(wider, apart) ? apart : anyAscii(letter);
    })
    .join('');
  return { printable, isWide: !isIn(usual, printable) };
}
