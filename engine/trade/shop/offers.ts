import { keysOf } from '../fields/pick.js';

/** How far an offer has come, with Polish labels; an expired one was sent, and its last day is over. */
export const OFFER_STATE_LABELS = {
  draft: 'Szkic',
  sent: 'Wysłana',
  accepted: 'Przyjęta',
  lost: 'Przegrana',
  expired: 'Wygasła',
} as const;

export type OfferState = keyof typeof OFFER_STATE_LABELS;
export const OFFER_STATES = keysOf(OFFER_STATE_LABELS);

/** The states of a version of an offer, with Polish labels. */
export const OFFER_VERSION_STATE_LABELS = {
  draft: 'szkic',
  sent: 'wysłana',
  accepted: 'przyjęta',
  replaced: 'zastąpiona',
} as const;

export type OfferVersionState = keyof typeof OFFER_VERSION_STATE_LABELS;

/** What happens to an offer, with Polish labels. */
export const OFFER_NEWS_LABELS = {
  created: 'Utworzona',
  sent: 'Wysłana do\u00a0klienta',
  opened: 'Otwarta przez klienta',
  asked: 'Pytanie klienta',
  answered: 'Odpowiedź na pytanie',
  reminded: 'Przypomnienie przed końcem ważności',
  accepted: 'Przyjęta',
  lost: 'Przegrana',
} as const;

/** Why an offer was lost, with Polish labels. */
export const LOST_REASON_LABELS = {
  price: 'Cena',
  term: 'Termin',
  competitor: 'Inna firma',
  resigned: 'Rezygnacja z\u00a0zakupu',
  no_answer: 'Brak odpowiedzi',
  other: 'Inny powód',
} as const;

export type LostReason = keyof typeof LOST_REASON_LABELS;

/** The reasons among which customers choose, in their own words; only `other` has to be explained. */
export const DECLINE_REASON_LABELS = {
  price: 'Cena jest za wysoka',
  term: 'Termin mi nie odpowiada',
  competitor: 'Wybieram inną firmę',
  resigned: 'Rezygnuję z\u00a0zakupu',
  other: 'Inny powód',
} as const satisfies Partial<Record<LostReason, string>>;

export type DeclineReason = keyof typeof DECLINE_REASON_LABELS;
export const DECLINE_REASONS = keysOf(DECLINE_REASON_LABELS);

/** The number of days before an offer's last day at which the customer is reminded. */
export const REMIND_DAYS = 3;

/** The number of an offer as people read it: "Oferta nr 12". */
export const offerTitle = (id: number): string => `Oferta nr\u00a0${id}`;

/** Path of the customer's page of an offer. */
export const offerPath = (token: string): string => `/oferta/${token}`;
