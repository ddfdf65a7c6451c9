import { AppError } from '../../../shared/errors.js';
import type { ConsentCode } from '../../consents/consent-texts.js';
import type { PlaceOrderInput } from './place-order.inputs.js';
import type { OrderedGoods } from '../ordered-goods.js';

const CONSENTS = [
  ['acceptsTerms', 'terms'],
  ['acknowledgesMadeToMeasure', 'made_to_measure'],
  ['subscribesToNewsletter', 'newsletter'],
] as const satisfies readonly (readonly [keyof PlaceOrderInput, ConsentCode])[];

type ConsentField = (typeof CONSENTS)[number][0];

const MISSING = {
  acceptsTerms: 'Zaakceptuj regulamin, aby złożyć zamówienie.',
  acknowledgesMadeToMeasure:
    'Potwierdź, że wiesz o\u00a0braku prawa odstąpienia od umowy na produkty na wymiar.',
};

/** The consents that the customer has given: those whose field in the input is true. */
export const consentsOf = (input: Pick<PlaceOrderInput, ConsentField>): ConsentCode[] =>
  CONSENTS.filter(([field]) => input[field] === true).map(([, code]) => code);

/**
 * The consents that these lines require and that are false, each with its message. Undefined consents are not checked,
 * because REST may leave them out; in GraphQL the default is false.
 */
export function missingConsents(
  input: Pick<PlaceOrderInput, ConsentField>,
  lines: readonly Pick<OrderedGoods, 'withdrawal'>[],
): { path: keyof typeof MISSING; message: string }[] {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  const required = [
    'acceptsTerms' as const,
    ...(isMadeToMeasure ? (['acknowledgesMadeToMeasure'] as const) : []),
  ];
  return required
    .filter((field) => input[field] === false)
    .map((path) => ({ path, message: MISSING[path] }));
}

/** A check of the ordered lines that throws CONSENT_REQUIRED for `missingConsents`. */
export function expectConsents(
  input: Pick<PlaceOrderInput, ConsentField>,
): (lines: readonly Pick<OrderedGoods, 'withdrawal'>[]) => void {
  return (lines) => {
    const fields = missingConsents(input, lines);
    if (fields.length > 0)
      throw new AppError('CONSENT_REQUIRED', 'Zaznacz wymagane zgody.', fields);
  };
}
