import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { INVOICE_KINDS, type InvoiceKind, type VatRate } from '#engine/trade/invoices/invoice';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal } from '../../shared/scalars.js';
import { Order } from '../orders/order.entity.js';

export const InvoiceKindEnum = registerEnum(INVOICE_KINDS, {
  name: 'InvoiceKind',
  description:
    "As in the ministry's schema FA(3): VAT is the only invoice of a sale, ZAL that of an advance, ROZ the " +
    'final one after advances; KOR, KOR_ZAL and KOR_ROZ are corrections of these.',
});

/** The amounts of one rate, as decimal strings. */
export interface StoredSum {
  rate: VatRate;
  net: string;
  vat: string;
  gross: string;
}

/** An issued invoice. Its XML is authoritative; the columns repeat what lists and the register need. */
@ObjectType({
  simpleResolvers: true,
  description:
    'An issued invoice, which never changes. A correction is an invoice of its own, and so is the ' +
    'replacement of an invoice that KSeF, the national system of e-invoices, has refused.',
})
@Entity()
@Unique({ properties: ['replaces'] })
@Index({
  name: 'invoice_number_unique',
  expression:
    'create unique index "invoice_number_unique" on "invoice" ("number") where "replaces_id" is null',
})
@Index({ properties: ['order', 'id'] })
@Index({ properties: ['issuedOn', 'id'] })
@Index({ properties: ['taxedOn', 'id'] })
@Index({
  name: 'invoice_search_index',
  expression:
    'create index "invoice_search_index" on "invoice" using gin ("search_text" gin_trgm_ops)',
})
@Check({ name: 'invoice_amounts', expression: 'net + vat = gross' })
export class Invoice {
  [OptionalProps]?: 'at';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: false, deleteRule: 'no action' })
  order!: Ref<Order>;

  @Field(() => InvoiceKindEnum)
  @Property({ type: 'string', length: 7 })
  kind!: InvoiceKind;

  @Field(() => String, {
    description:
      '"FV/2026/11/0001"; the replacement of a refused invoice has the same number, unless another document in ' +
      'KSeF has it.',
  })
  @Property({ type: 'string', length: 20 })
  number!: string;

  @Field(() => String, { description: 'The day of issue in Poland: "2026-11-25".' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => String, {
    description:
      'The day in Poland whose month is its tax period: of the payment or the sale (P_6); for a correction the day ' +
      'of its issue, or that of the corrected invoice where that one was too low from the beginning.',
  })
  @Property({ type: 'date' })
  taxedOn!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 512 })
  buyerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'NIP, or a foreign VAT number with its country code; null for a consumer.',
  })
  @Property({ type: 'string', length: 14, nullable: true })
  buyerTaxNumber!: string | null;

  /** The sums of net, VAT and gross by rate. */
  @Property({ type: 'json' })
  sums!: StoredSum[];

  @Field(() => Decimal, {
    description:
      'Without VAT. For a correction all amounts are differences, which may be below zero.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  net!: string;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  vat!: string;

  @Field(() => Decimal, { description: 'With VAT.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  gross!: string;

  /** The invoice that this one corrects, which is never itself a correction; null where this is no correction. */
  @ManyToOne(() => Invoice, { ref: true, nullable: true, index: true, deleteRule: 'no action' })
  corrects!: Ref<Invoice> | null;

  /**
   * The invoice, refused by KSeF, that this one replaces, under the same number unless KSeF has another document with
   * that number; null where it replaces none.
   */
  @ManyToOne(() => Invoice, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  replaces!: Ref<Invoice> | null;

  /** The XML by the schema FA(3): exactly the bytes that were hashed. */
  @Property({ type: 'blob', lazy: true })
  xml!: Buffer;

  /** SHA-256 of the XML in hexadecimal. */
  @Property({ type: 'string', length: 64 })
  xmlHash!: string;

  @ManyToOne(() => User, { ref: true, index: false, deleteRule: 'no action' })
  issuedBy!: Ref<User>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();

  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(number || ' ' || buyer_name || ' ' || coalesce(buyer_tax_number, ''))) stored`,
  })
  searchText?: string;
}
