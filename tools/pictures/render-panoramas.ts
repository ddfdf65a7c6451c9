import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { denoise } from './denoiser/denoise.js';
import { readFilm } from './film.js';
import { PANORAMAS, PANORAMA_BAND, type Panorama } from './panoramas.js';
import { runBlender } from './take.js';
import { developed, luminance } from './tone.js';

const HELP = `Renders the studio's panoramas into web/features/configurator/scene/world/panoramas.

  npm run panoramas -- [name …]    those panoramas only: day, evening, winter, winter-evening
    --work <folder>                where films are kept meanwhile (.cache/panoramas); a film that exists is used again
    --width <pixels>               of the rendered panorama (4096)
    --samples <count>              paths for each pixel (8)
    --threads <count>              how many cores Blender and the denoiser take (2)`;

const FOLDER = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../web/features/configurator/scene/world/panoramas',
);
/** The limit of a background in bytes. The quality is reduced until the file fits or the lowest quality is reached. */
const HEAVIEST_AVIF = 200_000;
const AVIF_QUALITIES = [56, 50, 44, 38, 32, 26];
/** The width of the light environment in pixels. */
const LIGHT_WIDTH = 256;
/** Pale boards by the brightness of the lawn: red, green and blue; and the angle below which they lie, degrees. */
const BOARDS = [2.75, 2.3, 2] as const;
const HORIZON = 4;
/** The radiance that the light environment stores as white; brighter light is clamped. */
const BRIGHTEST = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: '.cache/panoramas' },
    width: { type: 'string', default: '4096' },
    samples: { type: 'string', default: '8' },
    threads: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else for (const panorama of PANORAMAS.filter(isWanted)) await make(panorama);

function isWanted({ name }: Panorama): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

async function make(panorama: Panorama): Promise<void> {
  const path = join(values.work, `${panorama.name}-${values.width}-${values.samples}.film`);
  await mkdir(values.work, { recursive: true });
  if (!existsSync(path)) {
    const width = Number(values.width);
    const film = { width, height: width / 2, samples: Number(values.samples) };
    await runBlender({ ...panorama, film }, path, Number(values.threads));
  }
  const film = await readFilm(path);
  const light = await denoise(film, Number(values.threads));
  await writeBackground(panorama, light, film.width, film.height);
  await writeLight(panorama, light, film.width, film.height);
}

/** Writes the part of the panorama in `PANORAMA_BAND`, with the tone mapping of the product pictures. */
async function writeBackground(
  { name, gain, lift }: Panorama,
  light: Float32Array,
  width: number,
  height: number,
): Promise<void> {
  const { data } = developed(light, width, height, gain * lift);
  const top = Math.round(((90 - PANORAMA_BAND.high) / 180) * height);
  const rows = Math.round(((PANORAMA_BAND.high - PANORAMA_BAND.low) / 180) * height);
  const band = sharp(data, { raw: { width, height, channels: 3 } }).extract({
    left: 0,
    top,
    width,
    height: rows,
  });
  for (const quality of AVIF_QUALITIES) {
    const { size } = await band.avif({ quality, effort: 6 }).toFile(join(FOLDER, `${name}.avif`));
    console.log(`${name}.avif quality ${quality}: ${Math.round(size / 1000)} kB`);
    if (size <= HEAVIEST_AVIF) return;
  }
}

/**
 * Writes the whole panorama without tone mapping: its linear light times `gain`, as a share of BRIGHTEST, encoded like
 * sRGB. Below the horizon it is that of pale boards, because the goods stand on a terrace: the light of a lawn would make
 * white parts green from below.
 */
async function writeLight(
  { name, gain, decor }: Panorama,
  light: Float32Array,
  width: number,
  height: number,
): Promise<void> {
  const step = width / LIGHT_WIDTH;
  const [w, h] = [LIGHT_WIDTH, height / step];
  const data = Buffer.alloc(w * h * 3);
  const pixels = new Float32Array(w * h * 3);
  for (let at = 0; at < data.length; at += 1) {
    const [x, y, c] = [Math.floor(at / 3) % w, Math.floor(at / 3 / w), at % 3];
    let sum = 0;
    for (let j = 0; j < step; j += 1) {
      for (let i = 0; i < step; i += 1) {
        sum += light[((y * step + j) * width + x * step + i) * 3 + c];
      }
    }
    pixels[at] = sum / (step * step);
  }
  if (decor.season === 'summer') layBoards(pixels, w, h);
  for (const [at, value] of pixels.entries()) {
    const share = Math.min(value * (gain / BRIGHTEST), 1);
    data[at] = Math.round(
      255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055),
    );
  }
  await sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .webp({ quality: 90 })
    .toFile(join(FOLDER, `${name}-light.webp`));
}

/** Replaces the lawn below the horizon by boards, which are as bright as BOARDS times the lawn. */
function layBoards(pixels: Float32Array, width: number, height: number): void {
  for (let at = 0; at < pixels.length; at += 3) {
    const below = (Math.floor(at / 3 / width) / height - 0.5) * 180;
    const share = Math.min(Math.max((below - HORIZON) / HORIZON, 0), 1);
    const brightness = luminance(pixels, at);
    for (let c = 0; c < 3; c += 1) {
      pixels[at + c] += share * (brightness * BOARDS[c] - pixels[at + c]);
    }
  }
}
