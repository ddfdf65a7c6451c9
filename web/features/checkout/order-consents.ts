import type { ConsentCode } from '../../apollo/schema.generated';
import type { CheckoutFragment } from './checkout.generated';

/** What the customer ticks; the names are those of PlaceOrderInput. */
export interface OrderConsents {
  acceptsTerms: boolean;
  acknowledgesMadeToMeasure: boolean;
  subscribesToNewsletter: boolean;
}
export type ConsentField = keyof OrderConsents;

/** Nothing is agreed to unasked. */
export const NO_CONSENTS: OrderConsents = {
  acceptsTerms: false,
  acknowledgesMadeToMeasure: false,
  subscribesToNewsletter: false,
};
export const CONSENT_FIELDS = Object.keys(NO_CONSENTS) as ConsentField[];

/** Which text belongs to which box. */
export const CONSENT_CODES: Record<ConsentField, ConsentCode> = {
  acceptsTerms: 'terms',
  acknowledgesMadeToMeasure: 'made_to_measure',
  subscribesToNewsletter: 'newsletter',
};

const MISSING: Partial<Record<ConsentField, string>> = {
  acceptsTerms: 'Zaznacz, że akceptujesz regulamin.',
  acknowledgesMadeToMeasure: 'Zaznacz, że wiesz o\u00a0braku prawa do zwrotu.',
};

/** The boxes of this cart: who orders nothing made to measure is not asked about it. */
export function shownConsents({ lines }: Pick<CheckoutFragment, 'lines'>): ConsentField[] {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  return CONSENT_FIELDS.filter((field) => field !== 'acknowledgesMadeToMeasure' || isMadeToMeasure);
}

/** What is wrong with a box; undefined where it may be as it is. */
export function checkConsent(field: ConsentField, isTicked: boolean): string | undefined {
  return isTicked ? undefined : MISSING[field];
}
