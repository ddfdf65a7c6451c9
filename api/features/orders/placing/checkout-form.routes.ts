import {
  CONSENT_FIELDS,
  FIELD_GROUPS,
  ORDER_FIELDS,
  type OrderFieldName,
  fieldsOf,
  groupOf,
} from '#engine/trade/fields/order-fields';
import { fieldErrors, valuesOf } from '#engine/trade/fields/text-field';
import { type FormHandler, takeForm, textOf, textsOf } from '../../../request/submitted-form.js';
import { readFields } from '../../../shared/input/read-fields.js';
import { missingConsents } from '../../agreements/required-consents.js';
import { currentCart } from '../../cart/cart.resolver.js';
import { expectShownGoods, placeOwnOrder } from '../order.resolver.js';
import { PlaceOrderInput } from './place-order.inputs.js';

/**
 * Receives the order form of the cart that was submitted without scripts. Besides the customer's data and consents it
 * has the total and the goods that the customer saw, each as "configuration quantity".
 */
export const takeCheckoutForm: FormHandler = async (context, sent) => {
  const texts = valuesOf(ORDER_FIELDS, (name) => textOf(sent[name]));
  const consents = valuesOf(CONSENT_FIELDS, (name) => textOf(sent[name]) !== '');
  const chosenGroups = FIELD_GROUPS.filter((group) => textOf(sent[group]) !== '');
  const isMissing = (name: OrderFieldName) => texts[name] === '';
  const missing = chosenGroups
    .flatMap(fieldsOf)
    .filter(isMissing)
    .map((name) => [name, groupOf(name)?.required ?? '']);
  const unticked = missingConsents(consents, (await currentCart(context)).lines);
  const errors = {
    ...fieldErrors<OrderFieldName>(ORDER_FIELDS, texts),
    ...Object.fromEntries(missing),
    ...Object.fromEntries(unticked.map(({ path, message }) => [path, message])),
  };
  const ticked = [...chosenGroups, ...Object.keys(CONSENT_FIELDS)].map((name) => [
    name,
    textOf(sent[name]),
  ]);
  return takeForm({ ...texts, ...Object.fromEntries(ticked) }, errors, async () => {
    const expectedGoods = textsOf(sent['expectedGoods']).map((line) => {
      const [configurationId, quantity] = line.split(' ');
      return { configurationId, quantity: Number(quantity) };
    });
    const expectedTotal = textOf(sent['expectedTotal']);
    const fields = { ...texts, ...consents, expectedTotal, expectedGoods };
    const input = readFields(PlaceOrderInput, fields);
    const { token } = await placeOwnOrder(context, input, expectShownGoods(input));
    return `/zamowienie/${token}`;
  });
};
