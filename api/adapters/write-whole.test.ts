import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { folderStorage } from './file-storage.js';
import { folderOutbox } from './mailer.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a picture', folderStorage],
  ['an e-mail', folderOutbox],
])('%s that cannot be completed leaves no part behind', async (what, open) => {
  const directory = join(folder, what);
  // A folder under the file's name: the last step fails as it does on a full disk.
  await mkdir(join(directory, 'taken', 'inside'), { recursive: true });
  await expect(open(directory).write('taken', Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(directory)).toEqual(['taken']);
});
