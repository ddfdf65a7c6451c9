import { Property } from '@mikro-orm/decorators/legacy';
import { IsOptional } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  type OrderTexts,
} from '../../../engine/fields/order-fields.js';
import { IsEmailAddress } from '../../shared/input/email.js';
import { IsPhone, normalisePhone } from '../../shared/input/phone.js';
import { IsText } from '../../shared/text.js';

/** The column length of fields without a limit of their own. */
const COLUMN_LENGTHS = { line: 500, lines: 500, email: 254, phone: 20 };

/** Declares a property by its field definition: the column, the field of the API and the validation of input. */
function OrderText(target: object, property: OrderFieldName): void {
  const field: OrderField = ORDER_FIELDS[property];
  const nullable = field.required === undefined;
  const length = field.maxLength?.value ?? COLUMN_LENGTHS[field.kind];
  Field(() => String, { description: field.description, nullable })(target, property);
  Property({ type: 'string', length, nullable })(target, property);
  checkOf(field, length)(target, property);
  if (nullable) IsOptional()(target, property);
}

function checkOf({ kind, minLength }: OrderField, length: number): PropertyDecorator {
  if (kind === 'email') return IsEmailAddress();
  if (kind === 'phone') return IsPhone();
  return IsText(minLength?.value ?? 0, length);
}

/** What the customer enters with an order: columns of the entity, fields of the API's inputs and answers. */
@ObjectType()
@InputType()
export abstract class OrderDetails implements OrderTexts {
  @OrderText
  customerName!: string;

  @OrderText
  customerEmail!: string;

  @OrderText
  customerPhone!: string;

  @OrderText
  customerAddress!: string;

  @OrderText
  deliveryNote!: string | null;

  @OrderText
  measuringNote!: string | null;
}

export type StoredDetails = Pick<OrderDetails, OrderFieldName>;

/** The details as they are stored: trimmed, phone numbers in E.164, null for an empty field. */
export function storedDetails(input: OrderDetails): StoredDetails {
  const stored = ORDER_FIELD_NAMES.map((name) => {
    const text = input[name]?.trim() ?? '';
    const { kind }: OrderField = ORDER_FIELDS[name];
    return [name, (kind === 'phone' ? normalisePhone(text) : text) || null];
  });
  return Object.fromEntries(stored) as StoredDetails;
}
