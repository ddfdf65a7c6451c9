import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { toast } from '../../ui/toast';
import type { CheckoutFragment } from './checkout.generated';
import {
  checkCustomer,
  checkField,
  CHECKOUT_FORM,
  CUSTOMER_FIELDS,
  type Customer,
  type CustomerErrors,
  type CustomerField,
  NO_CUSTOMER,
} from './customer-fields';
import { type Outcome, usePlaceOrder } from './use-place-order';

export interface Checkout {
  customer: Customer;
  errors: CustomerErrors;
  placing: boolean;
  /** The total the customer saw, while a changed one waits to be accepted. */
  formerTotal: string | null;
  change: (field: CustomerField, value: string) => void;
  check: (field: CustomerField) => void;
  acceptTotal: () => void;
  submit: () => Promise<void>;
}

/** The order form's state and its one verb. */
export function useCheckout(cart: CheckoutFragment): Checkout {
  const [customer, setCustomer] = useState(NO_CUSTOMER);
  const [errors, setErrors] = useState<CustomerErrors>({});
  const [formerTotal, setFormerTotal] = useState<string | null>(null);
  const [place, placing] = usePlaceOrder();
  const finish = useFinish();

  const showErrors = (next: CustomerErrors): void => {
    setErrors(next);
    const first = CUSTOMER_FIELDS.find((field) => next[field]);
    const control = first && document.forms.namedItem(CHECKOUT_FORM)?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = async (): Promise<void> => {
    const invalid = checkCustomer(customer);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    const outcome = await place(customer, cart.total);
    if (outcome.kind === 'placed') return finish(outcome);
    if (outcome.kind === 'invalid') return showErrors(outcome.errors);
    if (outcome.kind === 'price_changed') return setFormerTotal(cart.total);
    explain(outcome);
  };
  return {
    customer,
    errors,
    placing,
    formerTotal,
    change: (field, value) => {
      setCustomer({ ...customer, [field]: value });
      if (errors[field]) setErrors({ ...errors, [field]: checkField(field, value) });
    },
    check: (field) => {
      if (customer[field] !== '') {
        setErrors({ ...errors, [field]: checkField(field, customer[field]) });
      }
    },
    acceptTotal: () => setFormerTotal(null),
    submit,
  };
}

function explain(
  outcome: Exclude<Outcome, { kind: 'placed' | 'invalid' | 'price_changed' }>,
): void {
  if (outcome.kind === 'empty') {
    toast({
      title: 'Pusty koszyk',
      description: 'Dodaj produkty do koszyka przed złożeniem zamówienia.',
      tone: 'destructive',
    });
    return;
  }
  toast({
    title: 'Błąd',
    description:
      outcome.kind === 'refused'
        ? outcome.message
        : 'Nie udało się złożyć zamówienia. Spróbuj ponownie.',
    tone: 'destructive',
  });
}

/** Says thank you, opens the order's page and empties the cart of the browser's cache. */
function useFinish(): (order: { id: number; token: string }) => Promise<void> {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  return async ({ id, token }) => {
    toast({
      title: 'Zamówienie złożone!',
      description: `Twoje zamówienie #${id} zostało przyjęte. Skontaktujemy się z\u00a0Tobą w\u00a0ciągu 24\u00a0godzin.`,
    });
    await navigate(`/zamowienie/${token}`);
    cache.modify({
      id: cache.identify({ __typename: 'Cart' }),
      fields: { lines: () => [], lineCount: () => 0, itemCount: () => 0, total: () => '0.00' },
    });
  };
}
