import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useDraft } from '../../lib/use-draft';
import { toast } from '../../ui/overlay/toast';
import type { CheckoutFragment } from './checkout.generated';
import {
  checkField,
  CHECKOUT_FORM,
  type Customer,
  type CustomerField,
  NO_CUSTOMER,
} from './customer-fields';
import {
  checkConsent,
  type ConsentField,
  NO_CONSENTS,
  type OrderConsents,
  shownConsents,
} from './order-consents';
import { checkOrder, ORDER_FIELDS, type OrderErrors, type OrderField } from './order-fields';
import { type Outcome, usePlaceOrder } from './use-place-order';

export interface Checkout {
  customer: Customer;
  consents: OrderConsents;
  shownConsents: readonly ConsentField[];
  errors: OrderErrors;
  placing: boolean;
  /** The total the customer saw, while a changed one waits to be accepted. */
  formerTotal: string | null;
  change: (field: CustomerField, value: string) => void;
  check: (field: CustomerField) => void;
  tick: (field: ConsentField, isTicked: boolean) => void;
  acceptTotal: () => void;
  submit: () => Promise<void>;
}

/** The order form's state and its one verb. */
export function useCheckout(cart: CheckoutFragment): Checkout {
  const { showErrors, clear, ...form } = useOrderForm();
  const { customer, consents } = form;
  const shown = shownConsents(cart);
  const [former, setFormer] = useState<{ total: string; goods: string } | null>(null);
  const goods = cart.lines.map(({ id, quantity }) => `${id}×${quantity}`).join();
  const [place, placing] = usePlaceOrder();
  const finish = useFinish();

  const submit = async (): Promise<void> => {
    const invalid = checkOrder(customer, consents, shown);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    const outcome = await place({ ...customer, ...consents }, cart);
    if (outcome.kind === 'placed') {
      clear();
      return finish(outcome);
    }
    if (outcome.kind === 'invalid') return showErrors(outcome.errors);
    if (outcome.kind === 'price_changed') return setFormer({ total: cart.total, goods });
    explain(outcome);
  };
  return {
    ...form,
    shownConsents: shown,
    placing,
    // Who has changed the goods since has not seen them at another price.
    formerTotal: former?.goods === goods ? former.total : null,
    acceptTotal: () => setFormer(null),
    submit,
  };
}

/** What is filled in and ticked, and what is wrong with it. */
function useOrderForm() {
  const { draft: customer, change, clear } = useDraft('cieniomat-customer', NO_CUSTOMER);
  const [consents, setConsents] = useState(NO_CONSENTS);
  const [errors, setErrors] = useState<OrderErrors>({});
  const setError = (field: OrderField, message: string | undefined): void =>
    setErrors({ ...errors, [field]: message });
  return {
    customer,
    consents,
    errors,
    clear,
    showErrors: (next: OrderErrors): void => {
      setErrors(next);
      const first = ORDER_FIELDS.find((field) => next[field]);
      const control = first && document.forms.namedItem(CHECKOUT_FORM)?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    },
    change: (field: CustomerField, value: string): void => {
      change(field, value);
      if (errors[field]) setError(field, checkField(field, value));
    },
    check: (field: CustomerField): void => {
      if (customer[field] !== '') setError(field, checkField(field, customer[field]));
    },
    tick: (field: ConsentField, isTicked: boolean): void => {
      setConsents({ ...consents, [field]: isTicked });
      if (errors[field]) setError(field, checkConsent(field, isTicked));
    },
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
