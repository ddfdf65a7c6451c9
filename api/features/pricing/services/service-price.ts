import { Enum, Property } from '@mikro-orm/decorators/legacy';
import { IsIn } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import {
  SERVICE_VAT_LABELS,
  type ServiceUnit,
  type ServiceVat,
  UNIT_LABELS,
} from '#engine/trade/shop/agreed-lines';
import { IsAmount } from '../../../shared/input/amount.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsLine } from '../../../shared/text.js';

const UNITS = keysOf(UNIT_LABELS);
const ServiceUnitEnum = registerEnum(UNITS, {
  name: 'ServiceUnit',
  description: 'metre: a running metre (mb); set: a complete set (kpl.).',
});

const VATS = keysOf(SERVICE_VAT_LABELS);
const ServiceVatEnum = registerEnum(VATS, {
  name: 'ServiceVat',
  description:
    "goods: 8 % where goods of the same order or offer have it, by the buyer's statement about the building; " +
    'full: always 23 %.',
});

/** What a service is called and costs: columns of the entity, fields of the API's inputs and answers. */
@ObjectType()
@InputType()
export abstract class ServicePrice {
  @Field(() => String, { description: 'What is done, as the customer reads it; 2-200 characters.' })
  @Property({ type: 'string', length: 200, collation: 'pl-x-icu' })
  @IsLine(2, 200)
  text!: string;

  @Field(() => ServiceUnitEnum)
  @Enum({ items: () => UNITS })
  @IsIn(UNITS)
  unit!: ServiceUnit;

  @Field(() => Decimal, { description: 'Of one unit.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  @IsAmount()
  unitPrice!: string;

  @Field(() => ServiceVatEnum)
  @Enum({ items: () => VATS })
  @IsIn(VATS)
  vat!: ServiceVat;
}
