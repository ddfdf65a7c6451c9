import { looksLikeEmail, looksLikePhone } from '../../lib/contact-rules';

/** What the customer fills in; the names are those of PlaceOrderInput. */
export interface Customer {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
}
export type CustomerField = keyof Customer;

/** The id of the form, for its button that stands elsewhere. */
export const CHECKOUT_FORM = 'zamowienie';

export const NO_CUSTOMER: Customer = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
};
export const CUSTOMER_FIELDS = Object.keys(NO_CUSTOMER) as CustomerField[];

/** The server's rules in short, in Polish; the server has the last word. Undefined when the value is good. */
const RULES: Record<CustomerField, (value: string) => string | undefined> = {
  customerName: (value) => {
    if (value === '') return 'Podaj imię i\u00a0nazwisko.';
    return length(value, 2, 120, 'Imię i\u00a0nazwisko');
  },
  customerEmail: (value) => {
    if (value === '') return 'Podaj adres e-mail.';
    if (looksLikeEmail(value)) return undefined;
    return 'Ten adres e-mail jest niepełny. Przykład: anna@example.com.';
  },
  customerPhone: (value) => {
    if (value === '') return 'Podaj numer telefonu.';
    if (looksLikePhone(value)) return undefined;
    return 'Podaj 9\u00a0cyfr, na przykład 600\u00a0123\u00a0456, albo numer z\u00a0kierunkowym, na przykład +49\u00a0….';
  },
  customerAddress: (value) => {
    if (value === '') return 'Podaj adres dostawy.';
    return length(value, 5, 500, 'Adres dostawy');
  },
};

export function checkField(field: CustomerField, value: string): string | undefined {
  return RULES[field](value.trim());
}

function length(value: string, min: number, max: number, name: string): string | undefined {
  if (value.length >= min && value.length <= max) return undefined;
  return `${name}: od ${min} do ${max} znaków.`;
}
