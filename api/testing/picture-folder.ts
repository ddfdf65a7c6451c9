import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const HASH = '0a1b2c3d';
const WIDTHS = [480, 1200];

/** A folder of plain pictures with their manifest, like the shop's own folder; returns its path. */
export async function makePictureFolder(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const name of names) {
    for (const width of WIDTHS) {
      const plain = sharp({
        create: { width, height: 2 * (width / 3), channels: 3, background: '#c96' },
      });
      const path = join(folder, `${name}-${HASH}-${width}`);
      await plain.clone().webp().toFile(`${path}.webp`);
      await plain.avif({ effort: 0 }).toFile(`${path}.avif`);
    }
  }
  const manifest = Object.fromEntries(
    names.map((name) => [
      name,
      {
        hash: HASH,
        width: 1200,
        height: 800,
        widths: WIDTHS,
        placeholder: 'data:image/webp;base64,UklGRg==',
        alt: `Widok: ${name}`,
      },
    ]),
  );
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(manifest));
  return folder;
}
