import { z } from 'zod';
import type { Env } from '../shared/env/env.js';
import { outboxOf } from './mailer.js';

interface TextMessage {
  /** The same on every attempt, so that the provider sends it once: letters and digits. */
  id: string;
  /** E.164: "+48600100200". */
  recipient: string;
  text: string;
}

export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}

/** Sends by SMSAPI.pl if its token is set; otherwise writes files beside the mails. */
export function openSms(env: Env): SmsSender {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender } = env;
  if (token && sender) return { send: (message) => sendBySmsApi(message, { url, token, sender }) };
  const outbox = outboxOf(env);
  return {
    send: ({ id, recipient, text }) =>
      outbox.write(`sms-${id}.txt`, Buffer.from(`${recipient}\n\n${text}\n`)),
  };
}

const TIMEOUT_MS = 10_000;
/** "Not unique idx": this message was sent before. */
const SENT_BEFORE = 53;
const ANSWER = z.union([
  z.object({ error: z.number(), message: z.string() }),
  z.object({ count: z.number().min(1) }),
]);

/** As documented at https://www.smsapi.pl/docs ("sms.do"). Throws where it was not sent. */
async function sendBySmsApi(
  { id, recipient, text }: TextMessage,
  { url, token, sender }: { url: string; token: string; sender: string },
): Promise<void> {
  const response = await fetch(`${url}/sms.do`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams({
      to: recipient.replace('+', ''),
      from: sender,
      message: text,
      encoding: 'utf-8',
      format: 'json',
      idx: id,
      // Refuses what it has sent within 24 hours.
      check_idx: '1',
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = ANSWER.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new Error(`sms.do is answered by ${response.status}`);
  if ('error' in answer.data && answer.data.error !== SENT_BEFORE)
    throw new Error(`sms.do is answered by error ${answer.data.error}`);
}
