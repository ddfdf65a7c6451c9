import { InputType, ObjectType } from 'type-graphql';
import type { OrderTexts } from '../../../engine/fields/order-fields.js';
import { OptionalOrderText } from '../orders/order-details.js';

/** What is known of the customer of an offer: the texts of an order, any of which may be missing in an offer. */
@ObjectType()
@InputType()
export abstract class OfferDetails implements OrderTexts {
  @OptionalOrderText
  customerName!: string | null;

  @OptionalOrderText
  customerEmail!: string | null;

  @OptionalOrderText
  customerPhone!: string | null;

  @OptionalOrderText
  customerAddress!: string | null;

  @OptionalOrderText
  deliveryNote!: string | null;

  @OptionalOrderText
  measuringNote!: string | null;

  @OptionalOrderText
  companyName!: string | null;

  @OptionalOrderText
  companyTaxNumber!: string | null;

  @OptionalOrderText
  billingAddress!: string | null;

  @OptionalOrderText
  buildingKind!: string | null;

  @OptionalOrderText
  buildingArea!: string | null;
}
