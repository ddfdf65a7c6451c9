import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file of this name is what a write that was interrupted, by a crash say, has left. */
export const isPart = (name: string): boolean => /^\.[0-9a-f-]{36}\.part$/.test(name);

/** Writes a file that appears only when it is complete; leaves nothing behind where that fails, on a full disk say. */
export async function writeWhole(
  directory: string,
  name: string,
  bytes: Uint8Array,
  options: { mode?: number } = {},
): Promise<void> {
  const part = join(directory, `.${randomUUID()}.part`);
  try {
    await writeFile(part, bytes, options);
    await rename(part, join(directory, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
