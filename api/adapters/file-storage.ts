import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../shared/unknown.js';
import { isPart, writeWhole } from './write-whole.js';

/** Stores uploaded files under names. All nodes must use the same storage. */
export interface FileStorage {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Like `read`, for a small file that is read once. */
  readSync(name: string): Buffer | null;
  list(): Promise<string[]>;
  /** The files that were written before this time, and what interrupted writes have left. */
  writtenBefore(time: Date): Promise<string[]>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
}

const NAME = /^[a-z0-9][a-z0-9.-]*$/;

/** Stores files in a folder, which several nodes may share. A file appears only when it is complete. */
export function folderStorage(directory: string): FileStorage {
  const nameOf = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError(`no name of a file: ${name.slice(0, 40)}`);
    return name;
  };
  const entries = async (): Promise<string[]> => {
    try {
      return await readdir(directory);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
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
    readSync(name) {
      try {
        return readFileSync(join(directory, nameOf(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list() {
      return (await entries()).filter((name) => NAME.test(name)).sort();
    },
    async writtenBefore(time) {
      const old: string[] = [];
      for (const name of await entries()) {
        const written = await stat(join(directory, name)).catch(() => null);
        if ((NAME.test(name) || isPart(name)) && written && written.mtime < time) old.push(name);
      }
      return old;
    },
    async remove(name) {
      await rm(join(directory, isPart(name) ? name : nameOf(name)), { force: true });
    },
  };
}

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
