import type { Encoded, EncodingAnswer, EncodingRequest } from './encode-apart.js';
import { encodeLogo } from './encode-logo.js';
import {
  PictureRefusal,
  encodeAttachment,
  encodePhotograph,
  encodePicture,
} from './encode-picture.js';

const MAX_MEMORY = 512 * 1024 * 1024;
const CHECK_MS = 10;

// The decoder's memory is outside of Node's heap, so that no option of Node limits it.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS).unref();

const ENCODERS: { [As in keyof Encoded]: (file: Buffer) => Promise<Encoded[As]> } = {
  picture: encodePicture,
  photograph: encodePhotograph,
  attachment: encodeAttachment,
  logo: encodeLogo,
};

process.once('message', (request: EncodingRequest) => void answer(request));

async function answer({ as, bytes }: EncodingRequest): Promise<void> {
  const answered: EncodingAnswer = await ENCODERS[as](Buffer.from(bytes)).then(
    (encoded) => ({ encoded }),
    (error: unknown) => {
      if (error instanceof PictureRefusal) return { refusal: error.message };
      throw error;
    },
  );
  process.send?.(answered, () => process.disconnect());
}
