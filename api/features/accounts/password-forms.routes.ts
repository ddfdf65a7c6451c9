import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { fieldErrors } from '#engine/trade/fields/text-field';
import { type FormHandler, takeForm, textOf } from '../../request/submitted-form.js';
import { readFields } from '../../shared/input/read-fields.js';
import { RequestPasswordLinkInput, SetPasswordInput } from './password.inputs.js';
import { setPasswordByLink, takePasswordLinkRequest } from './password.resolver.js';

/** Receives the request for a password link that was submitted without scripts. */
export const takePasswordLinkForm: FormHandler = (context, sent, { path }) => {
  const values = { email: textOf(sent['email']) };
  const errors = fieldErrors({ email: ORDER_FIELDS.customerEmail }, values);
  return takeForm(values, errors, async () => {
    await takePasswordLinkRequest(context, readFields(RequestPasswordLinkInput, values));
    return `${path}?wyslano=1`;
  });
};

/** Receives the new password that was submitted without scripts; it is not shown again. */
export const takePasswordForm: FormHandler = (context, sent, { params, path }) => {
  const password = typeof sent['password'] === 'string' ? sent['password'] : '';
  const errors: Record<string, string> = password ? {} : { password: 'Podaj nowe hasło.' };
  return takeForm({ password: '' }, errors, async () => {
    const input = readFields(SetPasswordInput, { token: params['token'], password });
    await setPasswordByLink(context, input);
    return `${path}?ustawiono=1`;
  });
};
