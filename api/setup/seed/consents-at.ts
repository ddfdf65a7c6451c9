import { polishClock } from '#engine/locale/polish-time';
import { CONSENT_TEXTS } from '../../features/consents/consent-texts.js';
import type { GivenConsent } from '../../features/consents/consent.payloads.js';

const CODES = ['terms', 'made_to_measure'] as const;

/**
 * The consents of a demo order that was placed at this time, to the texts that were in force then; of a time before the
 * first text there are none, as in an order from a partner who sends none.
 */
export function consentsAt(givenAt: Date): GivenConsent[] {
  const { day } = polishClock(givenAt);
  return CODES.flatMap((code) => {
    const text = CONSENT_TEXTS[code].find(({ version }) => version <= day);
    return text ? [{ code, version: text.version, givenAt }] : [];
  });
}
