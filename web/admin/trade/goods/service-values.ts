import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { polishNumber } from '#engine/locale/polish-number';
import { pick } from '#engine/trade/fields/pick';
import {
  type AgreedService,
  SERVICE_VAT_LABELS,
  type ServiceUnit,
  type ServiceVat,
  UNIT_LABELS,
} from '#engine/trade/shop/agreed-lines';
import type { ServiceLineInput } from '../../../apollo/schema.generated';
import { readAmount, typedAmount } from '../../../lib/form/text-control';
import { formatMoney } from '../../../lib/text/format';
import type { ListedServiceFragment } from './services.generated';
import { readDiscount, typedDiscount, typedTotal } from './typed-total';

/** A service in the form that changes an order or an offer; its amounts are as typed. */
export interface ServiceValues {
  text: string;
  quantity: number | null;
  unit: ServiceUnit;
  unitPrice: string;
  discount: string;
  vat: ServiceVat;
}

export const NEW_SERVICE: ServiceValues = {
  text: '',
  quantity: 1,
  unit: 'piece',
  unitPrice: '',
  discount: '',
  vat: 'goods',
};

/** What a service takes from the price list. */
export const listedValues = ({ unitPrice, ...service }: ListedServiceFragment) => ({
  ...pick(service, ['text', 'unit', 'vat']),
  unitPrice: typedAmount(unitPrice),
});

/** "45 zł za mb" */
export const listedPrice = ({ unit, unitPrice }: ListedServiceFragment): string =>
  `${formatMoney(unitPrice)} za ${UNIT_LABELS[unit]}`;

/** The form values that leave stored services unchanged. */
export const serviceValues = (services: readonly AgreedService[]): ServiceValues[] =>
  services.map(({ unitPrice, discount, ...service }) => ({
    ...pick(service, ['text', 'quantity', 'unit', 'vat']),
    unitPrice: typedAmount(unitPrice),
    discount: typedDiscount(discount),
  }));

/** The services of an input; the API refuses what is not an amount. */
export const serviceInputs = (services: readonly ServiceValues[]): ServiceLineInput[] =>
  services.map(({ quantity, unitPrice, discount, ...service }) => ({
    ...service,
    quantity: quantity ?? 0,
    unitPrice: readAmount(unitPrice),
    discount: readDiscount(discount),
  }));

/** What a service costs, in grosze; null while it has no valid quantity, price or discount. */
export function serviceTotal({ quantity, unitPrice, discount }: ServiceValues): Grosze | null {
  const price = readAmount(unitPrice);
  return price === '' ? null : typedTotal(quantity, parseAmount(price), discount);
}

/** A service in words, for the comparison of two versions of a form. */
export const serviceText = (service: ServiceValues): string =>
  [
    `${service.text}: ${polishNumber(service.quantity ?? 0)}\u00a0${UNIT_LABELS[service.unit]} × ${service.unitPrice}\u00a0zł`,
    service.discount && `rabat ${service.discount}\u00a0zł`,
    `VAT ${SERVICE_VAT_LABELS[service.vat]}`,
  ]
    .filter(Boolean)
    .join(', ');
