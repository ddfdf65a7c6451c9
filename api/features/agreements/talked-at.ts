import { timeInSentence } from '#engine/locale/polish-time';
import { wrongField } from '../../shared/errors.js';

const MINUTE_MS = 60_000;

/** When a telephone call about a version can have taken place. */
interface TalkTimes {
  /** When the version was sent to the customer, or was created if it was never sent. */
  since: Date;
  now: Date;
}

/**
 * When a telephone call took place: the time that staff enter, or now. Throws BAD_USER_INPUT for a time in the future
 * and for one before `since`, compared by the minute because staff enter minutes.
 */
export function talkedAt(at: Date | null | undefined, { since, now }: TalkTimes): Date {
  if (!at) return now;
  if (at > now) throw wrongField('at', 'Rozmowa nie mogła odbyć się w\u00a0przyszłości.');
  if (+at < Math.floor(+since / MINUTE_MS) * MINUTE_MS)
    throw wrongField(
      'at',
      `Rozmowa o\u00a0tej wersji mogła się odbyć najwcześniej ${timeInSentence(since)}. Podaj późniejszy czas.`,
    );
  return at;
}
