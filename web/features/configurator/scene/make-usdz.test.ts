import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'three/addons/libs/fflate.module.js';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { boundsOf } from '#engine/goods/model/part';
import { configured } from '#engine/testing/configured';
import { makeUsdz } from './make-usdz';

const MOST_BYTES = 500 * 1024;
const CENTIMETRE = 0.01;

async function readUsdz(file: Blob): Promise<Record<string, string>> {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(entries).map(([name, content]) => [name, strFromU8(content)]),
  );
}

describe.each(CATEGORIES)('the USDZ file of %s', (category) => {
  const { parts } = derive(configured(category), { deployed: 1 });

  test('begins with its USD description and is small enough for a phone', async () => {
    const file = await makeUsdz(parts);
    expect(file.type).toBe('model/vnd.usdz+zip');
    expect(file.size).toBeLessThan(MOST_BYTES);
    expect(Object.keys(await readUsdz(file))[0]).toMatch(/\.usda$/);
  });

  test('holds the product in its real size, one unit a metre', async () => {
    const files = await readUsdz(await makeUsdz(parts));
    const text = Object.values(files).join('\n');
    expect(text).toContain('metersPerUnit = 1');
    const points = [...text.matchAll(/point3f\[\] points = \[([^\]]*)\]/g)].flatMap(([, list]) =>
      [...list!.matchAll(/\(([^)]*)\)/g)].map(([, point]) => point!.split(',').map(Number)),
    );
    const { x, y, z } = boundsOf(parts);
    for (const [axis, [low, high]] of [x, y, z].entries()) {
      const values = points.map((point) => point[axis] ?? 0);
      const span = [Math.min(...values), Math.max(...values)] as const;
      expect(Math.abs(span[0] - low / 100)).toBeLessThan(CENTIMETRE);
      expect(Math.abs(span[1] - high / 100)).toBeLessThan(CENTIMETRE);
    }
  });
});
