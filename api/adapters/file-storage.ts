import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../shared/unknown.js';
import { writeWhole } from './write-whole.js';

/** Stores uploaded files under names. All nodes must use the same storage. */
export interface FileStorage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  list(): Promise<string[]>;
}

const NAME = /^[a-z0-9][a-z0-9.-]*$/;

/** Stores files in a folder, which several nodes may share. A file appears only when it is complete. */
export function folderStorage(directory: string): FileStorage {
  const nameOf = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError(`no name of a file: ${name.slice(0, 40)}`);
    return name;
  };
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true });
      await writeWhole(directory, nameOf(name), bytes);
    },
    async read(name) {
      try {
        return await readFile(join(directory, nameOf(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list() {
      try {
        return (await readdir(directory)).filter((name) => NAME.test(name)).sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
