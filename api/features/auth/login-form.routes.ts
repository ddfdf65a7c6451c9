import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { fieldErrors } from '#engine/trade/fields/text-field';
import { returnPath } from '#engine/trade/shop/return-path';
import { type FormHandler, takeForm, textOf } from '../../request/submitted-form.js';
import { readFields } from '../../shared/input/read-fields.js';
import { ConfirmLoginInput, LoginInput } from './auth.inputs.js';
import { confirmInBrowser, signInBrowser } from './sign-in.js';

const FIELDS = { email: ORDER_FIELDS.customerEmail, password: { required: 'Podaj hasło.' } };
const CODE = { code: { required: 'Podaj kod.' } };

/**
 * Receives the login that was submitted without scripts, and then the code of the second factor where the account has
 * one; neither is shown again.
 */
export const takeLoginForm: FormHandler = (context, sent, { query }) => {
  const token = textOf(sent['token']);
  if (token) {
    const code = textOf(sent['code']);
    return takeForm({ token, code: '' }, fieldErrors(CODE, { code }), async () => {
      await confirmInBrowser(context, readFields(ConfirmLoginInput, { token, code }));
      return returnPath(query['returnTo']);
    });
  }
  const email = textOf(sent['email']);
  const password = typeof sent['password'] === 'string' ? sent['password'] : '';
  const errors = fieldErrors(FIELDS, { email, password });
  return takeForm({ email, password: '' }, errors, async () => {
    const { challenge } = await signInBrowser(context, readFields(LoginInput, { email, password }));
    return challenge ? { token: challenge.token, code: '' } : returnPath(query['returnTo']);
  });
};
