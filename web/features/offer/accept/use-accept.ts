import { useMutation } from '@apollo/client/react';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formatPhone } from '#engine/locale/contact';
import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';
import { failureText, fieldAt, refusedFields } from '../../../apollo/refusal';
import { handleSubmit } from '../../../lib/form/handle-submit';
import { showServerErrors } from '../../../lib/form/server-errors';
import { useFormDraft } from '../../../lib/form/use-form-draft';
import { toast } from '../../../ui/overlay/toast';
import {
  consentsOf,
  EMPTY_ORDER,
  type OrderForm,
  type OrderValues,
  withoutGroups,
  useFieldGroups,
} from '../../order-form/order-values';
import { placedNow } from '../../order/just-placed';
import { AcceptOfferDocument } from '../offer-mutations.generated';
import type { CustomerOfferFragment, CustomerOfferVersionFragment } from '../offer-page.generated';
import { isAcceptable } from '../offer-state';

const FAILED = 'Nie udało się złożyć zamówienia. Spróbuj ponownie albo zadzwoń.';

export interface Acceptance extends OrderForm {
  /** Why the last attempt failed; null during an attempt, and where the fields or a toast show the reason. */
  failure: string | null;
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
}

/** The state and submission of the form that accepts a version, filled in with the customer's data from the version. */
export function useAccept(
  { token }: CustomerOfferFragment,
  version: CustomerOfferVersionFragment,
): Acceptance {
  const [prefilled] = useState(() => prefilledOf(version));
  const form = useForm<OrderValues>({
    defaultValues: { ...EMPTY_ORDER, ...prefilled },
    mode: 'onTouched',
  });
  useFormDraft(form, `cieniomat-offer-${version.id}`, prefilled);
  // The form does not ask for the statement about the building: staff and customer have agreed on it in the offer.
  const groups = useFieldGroups(form, false);
  const [failure, setFailure] = useState<string | null>(null);
  const [accept] = useMutation(AcceptOfferDocument);
  const navigate = useNavigate();

  const submit = handleSubmit(form, async (values) => {
    setFailure(null);
    const { subscribesToNewsletter: _, ...given } = withoutGroups(
      values,
      groups.company.isChecked ? [] : ['company'],
    );
    const offerVersion = { token, versionNumber: version.number };
    try {
      const { data } = await accept({
        variables: { input: { ...given, ...offerVersion, name: given.customerName } },
      });
      const { offer, order, userErrors = [] } = data?.acceptOffer ?? {};
      if (order) {
        form.reset();
        return await navigate(`/zamowienie/${order.token}`, { state: placedNow() });
      }
      const refusal = userErrors[0]?.message ?? FAILED;
      if (tellAside(refusal, offer, version.number)) return;
      const fields = userErrors.map(({ path, message }) => ({
        field: fieldAt(path ?? ''),
        message,
      }));
      if (!showServerErrors(form, fields)) setFailure(refusal);
    } catch (error) {
      if (!showServerErrors(form, refusedFields(error))) setFailure(failureText(error, FAILED));
    }
  });
  return {
    form,
    consents: consentsOf(version.lines).filter((field) => field !== 'subscribesToNewsletter'),
    hasMeasured: Boolean(version.measuringNote),
    groups,
    failure,
    submit,
  };
}

const prefilledOf = (version: CustomerOfferVersionFragment) => ({
  ...valuesOf(ORDER_FIELDS, (name) => version[name] ?? ''),
  customerPhone: formatPhone(version.customerPhone ?? '').replaceAll('\u00a0', ' '),
});

/**
 * Shows in a toast why the customer's answer to the version with the number `answered` was refused, if that version can
 * no longer be accepted in the offer as it is `now`: the page then has no form that could show the reason. Returns
 * whether the toast was shown.
 */
export function tellAside(
  refusal: string,
  now: CustomerOfferFragment | null | undefined,
  answered: number,
): boolean {
  const version = now?.versions.find(({ number }) => number === answered);
  if (!now || (version && isAcceptable(now, version))) return false;
  toast({ title: 'Błąd', description: refusal, tone: 'destructive', durationMs: 15_000 });
  return true;
}
