import { fieldErrors, valuesOf } from '#engine/trade/fields/text-field';
import { WITHDRAWAL_FIELDS, parseOrderNumber } from '#engine/trade/fields/withdrawal-fields';
import { type FormHandler, nextStep, takeForm, textOf } from '../../../request/submitted-form.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { WithdrawInput } from './withdrawal.inputs.js';
import { takeWithdrawal } from './withdrawal.resolver.js';

/**
 * Receives the statement of withdrawal that was submitted without scripts, in the two steps that the law requires. The
 * button's `step` says which: "confirm" sends the statement and shows its receipt, "fill_in" returns to the fields, none
 * shows it for review.
 */
export const takeWithdrawalForm: FormHandler = async (context, sent) => {
  const texts = valuesOf(WITHDRAWAL_FIELDS, (name) => textOf(sent[name]));
  const errors = fieldErrors<keyof typeof texts>(WITHDRAWAL_FIELDS, texts);
  const step = textOf(sent['step']);
  if (step !== 'confirm' && Object.keys(errors).length === 0)
    return nextStep({ ...texts, step: step === 'fill_in' ? 'fill_in' : 'confirm' });
  return takeForm({ ...texts, step: 'confirm' }, errors, async () => {
    const fields = {
      ...texts,
      orderNumber: parseOrderNumber(texts.orderNumber),
      goods: texts.goods || null,
      reason: texts.reason || null,
    };
    const { receivedAt } = await takeWithdrawal(context, readFields(WithdrawInput, fields));
    return { ...texts, step: 'received', receivedAt: receivedAt.toISOString() };
  });
};
