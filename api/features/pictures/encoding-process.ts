import type { EncodingAnswer } from './encode-apart.js';
import { PictureRefusal, encodePicture } from './encode-picture.js';

const MAX_MEMORY = 512 * 1024 * 1024;
const CHECK_MS = 10;

// The decoder's memory is outside of Node's heap, so that no option of Node limits it.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS).unref();

process.once('message', (bytes: Uint8Array) => void answer(Buffer.from(bytes)));

async function answer(bytes: Buffer): Promise<void> {
  const answered: EncodingAnswer = await encodePicture(bytes).then(
    (picture) => ({ picture }),
    (error: unknown) => {
      if (error instanceof PictureRefusal) return { refusal: error.message };
      throw error;
    },
  );
  process.send?.(answered, () => process.disconnect());
}
