import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { fieldErrors } from '#engine/trade/fields/text-field';
import { returnPath } from '#engine/trade/shop/return-path';
import { type FormHandler, takeForm, textOf } from '../../request/submitted-form.js';
import { AppError } from '../../shared/errors.js';
import { readFields } from '../../shared/input/read-fields.js';
import { LoginInput } from './auth.inputs.js';
import { INVALID_CREDENTIALS } from './auth.resolver.js';
import { signInBrowser } from './sign-in.js';

const FIELDS = { email: ORDER_FIELDS.customerEmail, password: { required: 'Podaj hasło.' } };

/** Receives the login that was submitted without scripts; the password is not shown again. */
export const takeLoginForm: FormHandler = (context, sent, { query }) => {
  const email = textOf(sent['email']);
  const password = typeof sent['password'] === 'string' ? sent['password'] : '';
  const errors = fieldErrors(FIELDS, { email, password });
  return takeForm({ email, password: '' }, errors, async () => {
    const user = await signInBrowser(context, readFields(LoginInput, { email, password }));
    if (!user) throw new AppError('INVALID_CREDENTIALS', INVALID_CREDENTIALS);
    return returnPath(query['returnTo']);
  });
};
