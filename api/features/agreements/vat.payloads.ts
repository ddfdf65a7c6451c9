import { Field, Int, ObjectType } from 'type-graphql';
import { formatAmount } from '#engine/goods/price/money';
import { Decimal } from '../../shared/scalars.js';
import { rateSums } from './vat.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The part of an amount that has one rate of VAT.',
})
export class VatSum {
  @Field(() => Int, { description: 'Per cent.' })
  rate!: number;

  @Field(() => Decimal)
  net!: string;

  @Field(() => Decimal)
  vat!: string;

  @Field(() => Decimal)
  gross!: string;
}

/** The price of lines less a discount, split by rate of VAT, as the API returns it. */
export const vatSumsOf = (...priced: Parameters<typeof rateSums>): VatSum[] =>
  rateSums(...priced).map(({ rate, net, vat, gross }) => ({
    rate,
    net: formatAmount(net),
    vat: formatAmount(vat),
    gross: formatAmount(gross),
  }));
