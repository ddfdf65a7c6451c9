import { longDay } from '../../locale/day.js';

const LABELS = {
  terms: 'regulamin',
  made_to_measure: 'produkt na wymiar',
  newsletter: 'newsletter',
} as const;

export interface AgreedText {
  code: keyof typeof LABELS;
  /** The day from which the text is shown: "2026-11-21". */
  version: string;
}

/** What customers agree to, in words for staff: "regulamin (wersja z 21 listopada 2026)". */
export const consentLabel = ({ code, version }: AgreedText): string =>
  `${LABELS[code]} (wersja z\u00a0${longDay(version)})`;
