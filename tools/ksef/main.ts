// Runs the stand-in as a separate process for the seller that environment variables name. It ends with the process that
// started it, if that keeps an IPC channel open.
import { startStandIn } from './stand-in.js';

const { KSEF_NIP, KSEF_TOKEN, STAND_IN_FILE } = process.env;
if (!KSEF_NIP || !KSEF_TOKEN) {
  console.error('KSEF_NIP and KSEF_TOKEN must name the seller.');
  process.exit(2);
}

const standIn = await startStandIn({
  account: { nip: KSEF_NIP, token: KSEF_TOKEN },
  ...(STAND_IN_FILE && { file: STAND_IN_FILE }),
});

const end = async () => {
  await standIn.close();
  process.exit();
};
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(name, end);
if (process.send) process.send({ type: 'ready', url: standIn.url });
else console.log(standIn.url);
