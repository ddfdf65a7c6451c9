// Runs the stand-in as a separate process for the merchant that environment variables name. It ends with the process
// that started it, if that keeps an IPC channel open.
import { startStandIn } from './stand-in.js';

const { P24_MERCHANT_ID, P24_POS_ID, P24_CRC, P24_API_KEY, STAND_IN_FILE } = process.env;
if (!P24_MERCHANT_ID || !P24_POS_ID || !P24_CRC || !P24_API_KEY) {
  console.error('P24_MERCHANT_ID, P24_POS_ID, P24_CRC and P24_API_KEY must name the merchant.');
  process.exit(2);
}

const standIn = await startStandIn({
  merchant: {
    merchantId: Number(P24_MERCHANT_ID),
    posId: Number(P24_POS_ID),
    crc: P24_CRC,
    apiKey: P24_API_KEY,
  },
  ...(STAND_IN_FILE && { file: STAND_IN_FILE }),
});

const end = async () => {
  await standIn.close();
  process.exit();
};
for (const name of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(name, end);
if (process.send) process.send({ type: 'ready', url: standIn.url });
else console.log(standIn.url);
