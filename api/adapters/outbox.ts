import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../shared/code-of.js';
import { writeWhole } from './write-whole.js';

/** E-mails as files, readable only by the account that runs the shop: they hold personal data. */
export interface Outbox {
  /** Writes a file, which appears only when it is complete. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes files written before a time; returns their number. */
  forget(before: Date): Promise<number>;
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export function folderOutbox(directory: string): Outbox {
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true, mode: OWNER_ONLY.folder });
      // mkdir does not change the mode of a folder that exists already.
      await chmod(directory, OWNER_ONLY.folder);
      await writeWhole(directory, name, bytes, { mode: OWNER_ONLY.file });
    },
    async forget(before) {
      const names = await namesIn(directory);
      const files = await Promise.all(
        names.map(async (name) => {
          const path = join(directory, name);
          return { path, writtenAt: (await stat(path)).mtime };
        }),
      );
      const old = files.filter(({ writtenAt }) => writtenAt < before);
      await Promise.all(old.map(({ path }) => rm(path, { force: true })));
      return old.length;
    },
  };
}
