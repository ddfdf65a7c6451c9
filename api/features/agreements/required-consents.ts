import { AppError } from '../../shared/errors.js';
import type { ConsentCode } from '../consents/consent-texts.js';
import type { AgreedGoods } from './agreed-goods.js';

/** The consents of an input, by the name of their field. */
interface ConsentFields {
  acceptsTerms?: boolean | null;
  acknowledgesMadeToMeasure?: boolean | null;
  subscribesToNewsletter?: boolean | null;
}

const CONSENTS = [
  ['acceptsTerms', 'terms'],
  ['acknowledgesMadeToMeasure', 'made_to_measure'],
  ['subscribesToNewsletter', 'newsletter'],
] as const satisfies readonly (readonly [keyof ConsentFields, ConsentCode])[];

const MISSING = {
  acceptsTerms: 'Zaakceptuj regulamin, aby złożyć zamówienie.',
  acknowledgesMadeToMeasure:
    'Potwierdź, że wiesz o\u00a0braku prawa odstąpienia od umowy na produkty na wymiar.',
};

/** The consents that the customer has given: those whose field in the input is true. */
export const consentsOf = (input: ConsentFields): ConsentCode[] =>
  CONSENTS.filter(([field]) => input[field] === true).map(([, code]) => code);

/**
 * The consents that these lines require and that are false, each with its message. Undefined consents are not checked,
 * because REST may leave them out; in GraphQL the default is false.
 */
export function missingConsents(
  input: ConsentFields,
  lines: readonly Pick<AgreedGoods, 'withdrawal'>[],
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
  input: ConsentFields,
): (lines: readonly Pick<AgreedGoods, 'withdrawal'>[]) => void {
  return (lines) => {
    const fields = missingConsents(input, lines);
    if (fields.length > 0)
      throw new AppError('CONSENT_REQUIRED', 'Zaznacz wymagane zgody.', fields);
  };
}
