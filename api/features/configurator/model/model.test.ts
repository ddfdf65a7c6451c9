import { randomUUID } from 'node:crypto';
import { NodeIO, getBounds } from '@gltf-transform/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validateBytes } from 'gltf-validator';
import { CATEGORIES } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { boundsOf } from '#engine/goods/model/part';
import { configured } from '#engine/testing/configured';
import { saveAwning } from '../../../testing/factories.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { makeGlb } from './make-glb.js';

const MOST_BYTES = 300 * 1024;
const CENTIMETRE = 0.01;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the model of a saved configuration', () => {
  it('is valid binary glTF of the real size, found by its path', async () => {
    const { id } = await saveAwning(app.visitor());
    const { data } = await app
      .visitor()
      .graphql<{ configuration: { modelUrl: string } }>(
        'query ($id: ID!) { configuration(id: $id) { modelUrl } }',
        { id },
      );
    const response = await app.visitor().fetch(data.configuration.modelUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('model/gltf-binary');
    const glb = new Uint8Array(await response.arrayBuffer());
    const { issues } = await validateBytes(glb);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  it('does not exist for another id', async () => {
    for (const file of [`${randomUUID()}.glb`, 'x.glb', `${randomUUID()}.gltf`, '..%2f.glb']) {
      expect((await app.visitor().fetch(`/modele/${file}`)).status).toBe(404);
    }
  });
});

describe.each(CATEGORIES)('a model of %s', (category) => {
  const { parts } = derive(configured(category), { deployed: 1 });

  it('is as large as the product, self-contained and small', async () => {
    const glb = await makeGlb(parts, category);
    expect(glb.length).toBeLessThan(MOST_BYTES);
    const document = await new NodeIO().readBinary(glb);
    expect(document.getRoot().listExtensionsUsed()).toEqual([]);
    const [scene] = document.getRoot().listScenes();
    if (!scene) throw new Error('A model has a scene');
    const { min, max } = getBounds(scene);
    const { x, y, z } = boundsOf(parts);
    for (const [axis, [low, high]] of [x, y, z].entries()) {
      expect(Math.abs((min[axis] ?? 0) - low / 100)).toBeLessThan(CENTIMETRE);
      expect(Math.abs((max[axis] ?? 0) - high / 100)).toBeLessThan(CENTIMETRE);
    }
    const { issues } = await validateBytes(glb);
    expect(issues.numErrors).toBe(0);
  });
});
