import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../project.mjs';
import { serverArguments, serverEnvironment } from './server-process.mjs';

void test('the image runs the server with the memory limits of npm start', async () => {
  const image = await readFile(join(root, 'Dockerfile'), 'utf8');
  const [, command] = /^CMD (\[.*\])$/m.exec(image);
  assert.deepEqual(JSON.parse(command), ['node', ...serverArguments]);
  const [, environment] = [...image.matchAll(/^ENV (.*)$/gm)].at(-1);
  for (const [name, value] of Object.entries(serverEnvironment))
    assert.ok(environment.split(' ').includes(`${name}=${value}`), name);
});
