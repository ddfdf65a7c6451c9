import {
  WITHDRAWAL_FIELDS,
  parseOrderNumber,
} from '../../../../engine/fields/withdrawal-fields.js';
import { fieldErrors, valuesOf } from '../../../../engine/fields/text-field.js';
import { type FormHandler, takeForm, textOf } from '../../../request/submitted-form.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { WithdrawInput } from './withdrawal.inputs.js';
import { takeWithdrawal } from './withdrawal.resolver.js';

/**
 * Receives the statement of withdrawal that was submitted without scripts, in the two steps that the law requires. The
 * button's `step` says which: "confirm" sends the statement, "fill_in" returns to the fields, none shows it for review.
 */
export const takeWithdrawalForm: FormHandler = async (context, sent, { path }) => {
  const texts = valuesOf(WITHDRAWAL_FIELDS, (name) => textOf(sent[name]));
  const errors = fieldErrors<keyof typeof texts>(WITHDRAWAL_FIELDS, texts);
  const step = textOf(sent['step']);
  if (step !== 'confirm' && Object.keys(errors).length === 0) {
    const values = { ...texts, step: step === 'fill_in' ? 'fill_in' : 'confirm' };
    return { error: null, form: { values, errors: {}, message: null } };
  }
  return takeForm({ ...texts, step: 'confirm' }, errors, async () => {
    const fields = {
      ...texts,
      orderNumber: parseOrderNumber(texts.orderNumber),
      goods: texts.goods || null,
      reason: texts.reason || null,
    };
    await takeWithdrawal(context, readFields(WithdrawInput, fields));
    return `${path}?wyslano=1#wyslano`;
  });
};
