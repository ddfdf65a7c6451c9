/** What customers agree to, in words for staff. */
export const CONSENT_LABELS = {
  terms: 'regulamin',
  made_to_measure: 'produkt na wymiar',
  newsletter: 'newsletter',
} as const;
