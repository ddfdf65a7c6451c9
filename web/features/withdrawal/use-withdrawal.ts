import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { keysOf } from '#engine/trade/fields/pick';
import { valuesOf } from '#engine/trade/fields/text-field';
import { WITHDRAWAL_FIELDS, parseOrderNumber } from '#engine/trade/fields/withdrawal-fields';
import { refusalCode, refusedFields } from '../../apollo/refusal';
import type { WithdrawInput } from '../../apollo/schema.generated';
import { handleSubmit } from '../../lib/form/handle-submit';
import { showServerErrors } from '../../lib/form/server-errors';
import { useSubmitted } from '../../ui/form/scripted-submit';
import { WithdrawDocument, type WithdrawalReceiptFragment } from './withdraw.generated';
import type { WithdrawalOrderFragment } from './withdrawal-page.generated';

/** The id of the steps, to which the browser scrolls after a form that was submitted without scripts. */
export const STEPS_ID = 'oswiadczenie';

export type WithdrawalStep = 'fill_in' | 'confirm' | 'received';

/** The state of the withdrawal statement: being filled in, being reviewed, or received. */
export function useWithdrawal(defaultValues: WithdrawalValues) {
  const { values, errors } = useSubmitted<WithdrawalValues>();
  const form = useForm<WithdrawalValues>({
    defaultValues: valuesOf(WITHDRAWAL_FIELDS, (name) => values[name] ?? defaultValues[name]),
    errors,
  });
  const isRefused = keysOf(WITHDRAWAL_FIELDS).some((name) => errors[name]);
  const [step, setStep] = useState(isRefused ? 'fill_in' : stepOf(values['step']));
  const [failure, setFailure] = useState<string | null>(errors.root?.message ?? null);
  const [receipt, setReceipt] = useState<WithdrawalReceiptFragment | null>(() =>
    receiptOf(form.getValues(), values['receivedAt']),
  );
  const [mutate, { loading: pending }] = useMutation(WithdrawDocument, {
    // Evicted, so that the page of the order loads its withdrawals again.
    update(cache, _result, { variables }) {
      const id = cache.identify({ __typename: 'Order', id: variables?.input.orderNumber });
      cache.evict({ id, fieldName: 'withdrawals' });
    },
  });

  const confirm = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: toInput(form.getValues()) } });
      if (!data) return setFailure(FAILED);
      setReceipt(data.withdraw.notice);
      setStep('received');
    } catch (error) {
      if (showServerErrors(form, refusedFields(error))) return setStep('fill_in');
      setFailure(refusalCode(error) === 'TOO_MANY_REQUESTS' ? TOO_MANY : FAILED);
    }
  };
  return {
    form,
    step,
    failure,
    receipt,
    pending,
    review: handleSubmit(form, () => setStep('confirm')),
    goBack: () => setStep('fill_in'),
    confirm,
  };
}

/** The step that the server shows after a form that was submitted without scripts. */
const stepOf = (step: string | undefined): WithdrawalStep =>
  step === 'confirm' || step === 'received' ? step : 'fill_in';

/** The receipt of a statement that was submitted without scripts; null without its time. */
function receiptOf(
  values: WithdrawalValues,
  receivedAt: string | undefined,
): WithdrawalReceiptFragment | null {
  if (receivedAt === undefined) return null;
  const { goods = null, reason = null, ...statement } = toInput(values);
  return { ...statement, goods, reason, receivedAt };
}

const FAILED =
  'Nie udało się wysłać oświadczenia. Spróbuj ponownie albo wyślij je e-mailem: wzór jest niżej.';
const TOO_MANY = 'Zbyt wiele prób. Spróbuj za godzinę albo wyślij oświadczenie e-mailem.';

export type WithdrawalField = keyof typeof WITHDRAWAL_FIELDS;
export type WithdrawalValues = Record<WithdrawalField, string>;

/** The first values of the form, filled in from an order if there is one. */
export function valuesOfOrder(order: WithdrawalOrderFragment | null): WithdrawalValues {
  return {
    ...valuesOf(WITHDRAWAL_FIELDS, () => ''),
    ...(order && {
      name: order.customerName,
      orderNumber: String(order.id),
      email: order.customerEmail,
    }),
  };
}

/** The input of the mutation; the values must have passed the checks of the form. */
export function toInput({ orderNumber, goods, reason, ...texts }: WithdrawalValues): WithdrawInput {
  return {
    ...texts,
    orderNumber: parseOrderNumber(orderNumber) ?? 0,
    goods: goods || null,
    reason: reason || null,
  };
}
