import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoise } from './denoiser/denoise.js';
import type { Pixels } from './encode.js';
import { readFilm } from './film.js';
import type { Picture } from './picture.js';
import { filmHashOf, sceneOf, stopsOf } from './scene.js';
import { developed, meteredGain } from './tone.js';

const RENDER = join(dirname(fileURLToPath(import.meta.url)), 'blender/render.py');

export interface Quality {
  /** The size of the rendering, as a share of the picture's size. */
  readonly scale: number;
  /** Samples per pixel. */
  readonly samples: number;
  /** The number of threads for Blender and the denoiser. */
  readonly threads: number;
  /** Whether to render even if there is a film already. */
  readonly anew: boolean;
}

/**
 * Renders a picture, denoises it and maps its tones. If its film exists, it is not rendered again, unless `anew` is
 * set.
 */
export async function take(picture: Picture, folder: string, quality: Quality): Promise<Pixels> {
  const path = join(folder, `${picture.name}-${filmHashOf(picture)}.film`);
  if (quality.anew || !existsSync(path)) await expose(picture, path, quality);
  const film = await readFilm(path);
  const light = await denoise(film, quality.threads);
  const gain = picture.gain ?? meteredGain(light);
  return developed(light, film.width, film.height, gain * 2 ** stopsOf(picture));
}

async function expose(picture: Picture, path: string, quality: Quality): Promise<void> {
  const { scale, samples, threads } = quality;
  const [width, height] = [picture.width, picture.height].map((size) => Math.round(size * scale));
  await runBlender({ ...sceneOf(picture), film: { width, height, samples } }, path, threads);
}

/** Renders the description of a scene to a film at `path`. */
export async function runBlender(scene: object, path: string, threads: number): Promise<void> {
  await writeFile(`${path}.json`, JSON.stringify(scene));
  const args = ['-b', '-t', String(threads), '--python-exit-code', '1', '-P', RENDER];
  const child = spawn('blender', [...args, '--', `${path}.json`, path], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code]: (number | null)[] = await once(child, 'close');
  if (code !== 0) throw new Error(`Blender ended with ${code} at ${path}.json`);
}
