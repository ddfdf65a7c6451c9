import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { PANORAMA_BAND } from './panoramas.js';

const FOLDER = join(import.meta.dirname, '../../web/features/configurator/scene/world/panoramas');

/** The mean colour of a picture between two shares of its height, sRGB from 0 to 255. */
async function meanOf(file: string, from: number, to: number): Promise<number[]> {
  const picture = sharp(join(FOLDER, file));
  const { width, height } = await picture.metadata();
  const [top, bottom] = [Math.round(from * height), Math.round(to * height)];
  // `stats` looks at the whole file, whatever was extracted.
  const part = await picture
    .extract({ left: 0, top, width, height: bottom - top })
    .png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

/** The share of a panorama's height at an angle above the horizon, degrees. */
const at = (degrees: number): number =>
  (PANORAMA_BAND.high - degrees) / (PANORAMA_BAND.high - PANORAMA_BAND.low);

describe('the garden by day', () => {
  it('has a lawn and hedges as bright as on a photograph, and green', async () => {
    const [red = 0, green = 0, blue = 0] = await meanOf('day.avif', at(-12), at(-40));
    expect(green).toBeGreaterThan(110);
    expect(green).toBeLessThan(170);
    expect(green).toBeGreaterThan(Math.max(red, blue));
    const [, hedges = 0] = await meanOf('day.avif', at(-1), at(-6));
    expect(hedges).toBeGreaterThan(60);
  });

  it('lights white parts from below without a green tint', async () => {
    const [red = 0, green = 0, blue = 0] = await meanOf('day-light.webp', 0.6, 1);
    expect(green).toBeLessThanOrEqual(red);
    expect(blue / red).toBeGreaterThan(0.75);
  });
});
