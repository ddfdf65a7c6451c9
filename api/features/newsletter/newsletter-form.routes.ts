import { ORDER_FIELDS } from '#engine/trade/fields/order-fields';
import { fieldErrors } from '#engine/trade/fields/text-field';
import { type FormHandler, takeForm, textOf } from '../../request/submitted-form.js';
import { readFields } from '../../shared/input/read-fields.js';
import { SubscribeToNewsletterInput } from './newsletter.inputs.js';
import { requestSubscription } from './newsletter.resolver.js';

/** Receives the newsletter form that was submitted without scripts. */
export const takeNewsletterForm: FormHandler = (context, sent, { path }) => {
  const values = { email: textOf(sent['email']) };
  const errors = fieldErrors({ email: ORDER_FIELDS.customerEmail }, values);
  return takeForm(values, errors, async () => {
    const { email } = readFields(SubscribeToNewsletterInput, values);
    await requestSubscription(context, email, 'form');
    return `${path}?wyslano=1#newsletter`;
  });
};
