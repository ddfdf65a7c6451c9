import { useApolloClient } from '@apollo/client/react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CONSENT_FIELDS, FIELD_GROUPS, ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { handleSubmit } from '../../lib/form/handle-submit';
import { showServerErrors } from '../../lib/form/server-errors';
import { useFormDraft } from '../../lib/form/use-form-draft';
import { useSubmitted } from '../../ui/form/scripted-submit';
import {
  forgetMeasuringNotes,
  takeMeasuringNotes,
  useMeasuringNotes,
} from '../measuring/measuring-notes';
import {
  consentsOf,
  EMPTY_CUSTOMER,
  type OrderForm,
  type OrderValues,
  withoutGroups,
  useFieldGroups,
} from '../order-form/order-values';
import { placedNow } from '../order/just-placed';
import type { CheckoutFragment } from './checkout.generated';
import { type Outcome, usePlaceOrder } from './use-place-order';

/** The id of the form, to which the order button refers, because it stands outside of the form. */
export const CHECKOUT_FORM = 'zamowienie';

const MAX_NOTE = ORDER_FIELDS.measuringNote.maxLength.value;

/** Why an attempt to order failed, in words. */
interface Failure {
  title: string;
  text: string;
}

export interface Checkout extends OrderForm {
  /** The total that the customer saw, while a changed total waits to be accepted; else null. */
  formerTotal: string | null;
  acceptTotal: () => void;
  /** Why the last attempt failed; null during an attempt, and where the fields or `formerTotal` show the reason. */
  failure: Failure | null;
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
}

/** The state of the order form, and its submission. */
export function useCheckout(cart: CheckoutFragment): Checkout {
  const { values: submitted, errors } = useSubmitted<OrderValues>();
  const form = useForm<OrderValues>({
    defaultValues: {
      ...valuesOf(ORDER_FIELDS, (name) => submitted[name] ?? ''),
      ...valuesOf(CONSENT_FIELDS, (name) => Boolean(submitted[name])),
    },
    errors,
    mode: 'onTouched',
  });
  useFormDraft(form, 'cieniomat-customer', EMPTY_CUSTOMER);
  const measured = useMeasuringNotes();
  useEffect(() => {
    const added = takeMeasuringNotes();
    if (!added) return;
    const notes = [form.getValues('measuringNote'), added].filter(Boolean).join('\n');
    form.setValue('measuringNote', notes.slice(0, MAX_NOTE));
  }, [form, measured]);
  const groups = useFieldGroups(form, cart.mayHaveReducedVat, submitted);
  const [former, setFormer] = useState<{ total: string; goods: string } | null>(null);
  const goods = cart.lines.map(({ id, quantity }) => `${id}×${quantity}`).join();
  const refusal = errors.root?.message;
  const [failure, setFailure] = useState<Failure | null>(
    refusal ? { title: 'Błąd', text: refusal } : null,
  );
  const place = usePlaceOrder();
  const finish = useFinish();

  const submit = handleSubmit(form, async (values) => {
    setFailure(null);
    const unchecked = FIELD_GROUPS.filter((group) => !groups[group].isChecked);
    const outcome = await place(withoutGroups(values, unchecked), cart);
    if (outcome.kind === 'placed') {
      form.reset();
      forgetMeasuringNotes();
      return finish(outcome);
    }
    if (outcome.kind === 'price_changed') return setFormer({ total: cart.total, goods });
    const isShown = outcome.kind === 'refused' && showServerErrors(form, outcome.fields);
    if (!isShown) setFailure(failureOf(outcome));
  });
  return {
    form,
    consents: consentsOf(cart.lines),
    // After a change of the goods the former total says nothing about their price.
    formerTotal: former?.goods === goods ? former.total : null,
    acceptTotal: () => setFormer(null),
    failure,
    hasMeasured: measured.length > 0,
    groups,
    submit,
  };
}

function failureOf(outcome: Exclude<Outcome, { kind: 'placed' | 'price_changed' }>): Failure {
  switch (outcome.kind) {
    case 'empty':
      return {
        title: 'Pusty koszyk',
        text: 'Dodaj produkty do koszyka przed złożeniem zamówienia.',
      };
    case 'placed_before':
      return {
        title: 'Zamówienie jest już złożone',
        text: 'Dotarło do nas za pierwszym razem, z\u00a0danymi podanymi wtedy. Jeśli chcesz coś zmienić albo potwierdzenie nie przyszło na Twój e-mail, zadzwoń lub napisz do nas.',
      };
    case 'refused':
      return {
        title: 'Błąd',
        text: outcome.message ?? 'Nie udało się złożyć zamówienia. Spróbuj ponownie.',
      };
  }
}

/**
 * Returns a function that opens the order's page in place of the cart in the history, so that Back leads to where the
 * goods were chosen, and empties the cart in Apollo's cache.
 */
function useFinish(): (order: { id: number; token: string }) => Promise<void> {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  return async ({ token }) => {
    await navigate(`/zamowienie/${token}`, { replace: true, state: placedNow() });
    cache.modify({
      id: cache.identify({ __typename: 'Cart' }),
      fields: { lines: () => [], lineCount: () => 0, itemCount: () => 0, total: () => '0.00' },
    });
  };
}
