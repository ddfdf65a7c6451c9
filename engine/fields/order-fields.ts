import { looksLikeEmail, looksLikePhone } from './contact-rules.js';
import type { TextField } from './text-field.js';

const NAME_LENGTH = 'Imię i\u00a0nazwisko: od 2 do 120 znaków.';
const ADDRESS_LENGTH = 'Adres dostawy: od 5 do 500 znaków.';

/** What a customer fills in to order; the names are those of PlaceOrderInput. */
export const ORDER_FIELDS = {
  customerName: {
    required: 'Podaj imię i\u00a0nazwisko.',
    minLength: { value: 2, message: NAME_LENGTH },
    maxLength: { value: 120, message: NAME_LENGTH },
  },
  customerEmail: {
    required: 'Podaj adres e-mail.',
    format: {
      isValid: looksLikeEmail,
      message: 'Ten adres e-mail jest niepełny. Przykład: anna@example.com.',
    },
  },
  customerPhone: {
    required: 'Podaj numer telefonu.',
    format: {
      isValid: looksLikePhone,
      message:
        'Podaj 9\u00a0cyfr, na przykład 600\u00a0123\u00a0456, albo numer z\u00a0kierunkowym, na przykład +49\u00a0….',
    },
  },
  customerAddress: {
    required: 'Podaj adres dostawy.',
    minLength: { value: 5, message: ADDRESS_LENGTH },
    maxLength: { value: 500, message: ADDRESS_LENGTH },
  },
} satisfies Record<string, TextField>;

/** What a customer agrees to; `required` is shown at a box that must be ticked and is not. */
export const CONSENT_FIELDS = {
  acceptsTerms: { required: 'Zaznacz, że akceptujesz regulamin.' },
  acknowledgesMadeToMeasure: { required: 'Zaznacz, że wiesz o\u00a0braku prawa do zwrotu.' },
  subscribesToNewsletter: { required: undefined },
} satisfies Record<string, Pick<TextField, 'required'>>;
