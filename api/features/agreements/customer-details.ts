import { Property } from '@mikro-orm/decorators/legacy';
import { IsOptional } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
  type OrderTexts,
  missingOfGroups,
} from '#engine/trade/fields/order-fields';
import { AppError } from '../../shared/errors.js';
import { IsArea, IsChoice, normaliseArea } from '../../shared/input/building.js';
import { IsEmailAddress } from '../../shared/input/email.js';
import { IsPhone, normalisePhone } from '../../shared/input/phone.js';
import { IsTaxNumber, normaliseTaxNumber } from '../../shared/input/tax-number.js';
import { IsLine, IsName, IsText } from '../../shared/text.js';

/** The longest text in characters, by kind of field, where the field has no limit of its own. */
const COLUMN_LENGTHS = {
  name: 120,
  line: 500,
  lines: 500,
  email: 254,
  phone: 20,
  taxNumber: 14,
  choice: 5,
};

/** How texts of these kinds are normalised. */
const NORMALISED: Partial<Record<OrderField['kind'], (text: string) => string | null>> = {
  phone: normalisePhone,
  taxNumber: normaliseTaxNumber,
  area: normaliseArea,
};

/** Declares a property by the definition of its field: the column, the field of the API and the validation of input. */
export const OrderText = (target: object, property: OrderFieldName): void =>
  declareText(target, property, { isOptional: false });

/** Like `OrderText`, but for offers: the text may be missing, even where an order requires it. */
export const OptionalOrderText = (target: object, property: OrderFieldName): void =>
  declareText(target, property, { isOptional: true });

function declareText(
  target: object,
  property: OrderFieldName,
  { isOptional }: { isOptional: boolean },
): void {
  const field: OrderField = ORDER_FIELDS[property];
  const nullable = isOptional || field.required === undefined;
  Field(() => String, { description: field.description, nullable })(target, property);
  Property({ ...columnOf(field), nullable })(target, property);
  checkOf(field)(target, property);
  if (nullable) IsOptional()(target, property);
}

function columnOf({ kind, maxLength }: OrderField) {
  if (kind === 'area') return { type: 'decimal', precision: 7, scale: 2 } as const;
  return { type: 'string', length: maxLength?.value ?? COLUMN_LENGTHS[kind] } as const;
}

function checkOf({ kind, minLength, maxLength, choices }: OrderField): PropertyDecorator {
  if (kind === 'email') return IsEmailAddress();
  if (kind === 'phone') return IsPhone();
  if (kind === 'taxNumber') return IsTaxNumber();
  if (kind === 'area') return IsArea();
  if (kind === 'choice') return IsChoice(Object.keys(choices ?? {}));
  const isText = { name: IsName, line: IsLine, lines: IsText }[kind];
  return isText(minLength?.value ?? 0, maxLength?.value ?? COLUMN_LENGTHS[kind]);
}

/** What a customer may leave out of an order and of an offer. */
@ObjectType()
@InputType()
export abstract class CustomerDetails {
  @OrderText
  deliveryNote!: string | null;

  @OrderText
  measuringNote!: string | null;

  @OrderText
  companyName!: string | null;

  @OrderText
  companyTaxNumber!: string | null;

  @OrderText
  billingAddress!: string | null;

  @OrderText
  buildingKind!: string | null;

  @OrderText
  buildingArea!: string | null;
}

/** What the customer enters with an order: columns of the entity, fields of the API's inputs and answers. */
@ObjectType()
@InputType()
export abstract class OrderDetails extends CustomerDetails implements OrderTexts {
  @OrderText
  customerName!: string;

  @OrderText
  customerEmail!: string;

  @OrderText
  customerPhone!: string;

  @OrderText
  customerAddress!: string;
}

/** What is known of the customer of an offer: the texts of an order, any of which may be missing. */
@ObjectType()
@InputType()
export abstract class OfferDetails extends CustomerDetails implements OrderTexts {
  @OptionalOrderText
  customerName!: string | null;

  @OptionalOrderText
  customerEmail!: string | null;

  @OptionalOrderText
  customerPhone!: string | null;

  @OptionalOrderText
  customerAddress!: string | null;
}

export type StoredDetails = Pick<OrderDetails, OrderFieldName>;

/**
 * The details in stored form: trimmed, phone numbers in E.164, tax numbers without spaces, areas with two decimal
 * places, null for an empty field. Throws BAD_USER_INPUT for an incomplete company or building.
 */
export function storedDetails(input: OrderDetails): StoredDetails {
  const details = storedTexts(input) as StoredDetails;
  const missing = missingOfGroups(details).map(({ name, message }) => ({ path: name, message }));
  if (missing.length > 0) throw new AppError('BAD_USER_INPUT', undefined, missing);
  return details;
}

/**
 * Texts in stored form, as `storedDetails` returns them; any may be missing, and company and building may be
 * incomplete.
 */
export function storedTexts(input: OrderTexts): OrderTexts {
  const stored = ORDER_FIELD_NAMES.map((name) => [name, storedText(name, input[name])]);
  return Object.fromEntries(stored) as OrderTexts;
}

function storedText(name: OrderFieldName, given: string | null | undefined): string | null {
  const text = given ?? '';
  const { kind }: OrderField = ORDER_FIELDS[name];
  const normalise = NORMALISED[kind];
  return (normalise ? normalise(text) : text) || null;
}
