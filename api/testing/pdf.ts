import { inflateSync } from 'node:zlib';

/** The compressed streams of a file. */
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
