import { Max, Min } from 'class-validator';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import { lineTotal } from '#engine/trade/invoices/split-by-rate';
import { type AgreedService, MAX_SERVICE_QUANTITY } from '#engine/trade/shop/agreed-lines';
import { wrongField } from '../../shared/errors.js';
import { IsAmount } from '../../shared/input/amount.js';
import { IsInHundredths } from '../../shared/input/hundredths.js';
import { Decimal } from '../../shared/scalars.js';
import { ServicePrice } from '../pricing/services/service-price.js';

/** The most that a service can cost, in grosze: the sums of an order must fit their columns. */
const MAX_PRICE = 1_000_000_00;

@InputType({ description: 'A service beside the goods of an order or an offer.' })
export class ServiceLineInput extends ServicePrice {
  @Field(() => Float, { description: '0.01-9999, two places at most.' })
  @IsInHundredths()
  @Min(0.01)
  @Max(MAX_SERVICE_QUANTITY)
  quantity!: number;

  @Field(() => Decimal, { defaultValue: '0.00', description: 'Taken off this line.' })
  @IsAmount()
  discount!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A service beside the goods of an order or an offer, such as dismantling.',
})
export class ServiceLine extends ServicePrice implements AgreedService {
  @Field(() => Float, { description: 'Has at most two places.' })
  quantity!: number;

  @Field(() => Decimal, { description: 'Taken off this line; "0.00" for none.' })
  discount!: string;

  @Field(() => Decimal, { description: 'The unit price times the quantity, less the discount.' })
  lineTotal!: string;
}

/** Services in stored form; throws BAD_USER_INPUT for one that costs more than 1 000 000 zł or less than nothing. */
export const planServices = (inputs: readonly ServiceLineInput[]): ServiceLine[] =>
  inputs.map(({ text, unit, unitPrice, vat, quantity, discount }, index) => {
    const price = { quantity, unitPrice: parseAmount(unitPrice), discount: parseAmount(discount) };
    const path = `services.${index}`;
    if (price.unitPrice > MAX_PRICE || lineTotal({ ...price, discount: 0 }) > MAX_PRICE)
      throw wrongField(
        `${path}.unitPrice`,
        'Usługa może kosztować najwyżej 1\u00a0000\u00a0000 zł.',
      );
    const total = lineTotal(price);
    if (total < 0) throw wrongField(`${path}.discount`, DISCOUNT_TOO_HIGH);
    return { text, unit, unitPrice, vat, quantity, discount, lineTotal: formatAmount(total) };
  });

export const DISCOUNT_TOO_HIGH = 'Rabat jest większy niż wartość pozycji.';
