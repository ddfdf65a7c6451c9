import { postcodeOf } from '../../locale/contact.js';
import { INQUIRY_FIELDS } from './inquiry-fields.js';
import type { TextField } from './text-field.js';

/** The most fabrics of which one inquiry may ask for samples. */
export const MAX_SAMPLES = 5;

export const NO_SAMPLES = 'Wybierz co najmniej jedną próbkę.';
export const TOO_MANY_SAMPLES = `Wysyłamy najwyżej ${MAX_SAMPLES} próbek naraz.`;

const STREET = 'Podaj ulicę i\u00a0numer, np. Słoneczna\u00a012.';
const POSTAL_CODE = 'Podaj kod pocztowy, np. 90-001.';
const CITY = 'Podaj miejscowość.';

/** The text fields of the form that orders samples; named as in RequestSamplesInput. */
export const SAMPLE_FIELDS = {
  name: INQUIRY_FIELDS.name,
  email: INQUIRY_FIELDS.email,
  phone: INQUIRY_FIELDS.phone,
  street: {
    required: STREET,
    minLength: { value: 3, message: STREET },
    maxLength: { value: 120, message: 'Skróć ulicę i\u00a0numer do 120\u00a0znaków.' },
  },
  postalCode: {
    required: POSTAL_CODE,
    format: { isValid: (text) => postcodeOf(text) !== null, message: POSTAL_CODE },
  },
  city: {
    required: CITY,
    minLength: { value: 2, message: CITY },
    maxLength: { value: 80, message: 'Skróć nazwę miejscowości do 80\u00a0znaków.' },
  },
} satisfies Record<string, TextField>;

export type SampleField = keyof typeof SAMPLE_FIELDS;
