import { inflateSync } from 'node:zlib';

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^>]*>>\nstream\n/g)].map((match) =>
    inflateSync(pdf.subarray(match.index + match[0].length)).toString('latin1'),
  );
}

/** Every character in the ToUnicode maps of the file's fonts. */
export function lettersOf(pdf: Buffer): string {
  const maps = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'));
  const codes = maps.flatMap((map) => [...map.matchAll(/(?<=[[ ])<([\da-f]{4})>/g)]);
  return codes.map(([, code]) => String.fromCodePoint(Number.parseInt(code!, 16))).join('');
}

export function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}

/** The text of each page in the order in which it was drawn, as pdfkit writes it. */
export function pageTexts(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\n/.test(head))
    .map(({ head }) => {
      const contents = objects.get(referenceIn(head, 'Contents'))?.stream ?? '';
      return textOf(contents, fonts);
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/^(\d+) 0 obj\n([^]*?)\n?endobj/gm);
  return new Map(
    [...found].map(({ 0: whole, 1: number, 2: body = '', index }) => {
      const [head = '', stream] = body.split(/\nstream\n/);
      const start = index + whole.indexOf('\nstream\n') + '\nstream\n'.length;
      const isPacked = stream !== undefined && head.includes('FlateDecode');
      const unpacked = isPacked ? inflateSync(pdf.subarray(start)).toString('latin1') : '';
      return [Number(number), { head, stream: unpacked }];
    }),
  );
}

const referenceIn = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]);

/** The characters of each font's glyphs, by the name of the font in pages: "F1". */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): Map<string, string[]> {
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  return new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objects.get(Number(number))?.head ?? '';
      const map = objects.get(referenceIn(font, 'ToUnicode'))?.stream ?? '';
      const lists = [...map.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/g)];
      const codes = lists.flatMap(([, list = '']) => [...list.matchAll(/<([\da-f]*)>/g)]);
      return [
        name,
        codes.map(([, code = '']) => Buffer.from(code, 'hex').swap16().toString('utf16le')),
      ];
    }),
  );
}

/** Decodes the text of a page: its content holds glyphs in hexadecimal, in the font that was set last. */
function textOf(contents: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  let text = '';
  for (const [, name, glyphs] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else
      for (const [, hex = ''] of (glyphs ?? '').matchAll(/<([\da-f]+)>/g))
        text += (hex.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)]).join('');
  }
  return text;
}
