import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const MATTER_KINDS = ['order', 'offer', 'inquiry', 'earlier_order'] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** An order, an offer, an inquiry or an order of the former system with the contact that it was given; a view, see `api/database/functions/customers.sql`. */
@Entity({ readonly: true })
export class CustomerMatter {
  @PrimaryKey({ type: 'string' })
  readonly kind!: MatterKind;

  /** The id of the order, the offer or the inquiry. */
  @PrimaryKey({ type: 'integer' })
  readonly number!: number;

  /** The `key` of its customer; null once retention has removed the contact. */
  @Property({ type: 'string', nullable: true })
  readonly key!: string | null;

  /** The status of the order or the inquiry, the stored state of the offer. */
  @Property({ type: 'string' })
  readonly state!: string;

  @Property({ type: 'boolean' })
  readonly isOpen!: boolean;

  /** The total of an order or an offer, with VAT. */
  @Property({ type: 'decimal', nullable: true })
  readonly amount!: string | null;

  /** Of an inquiry; of an order of the former system its number with what was ordered. */
  @Property({ type: 'string', nullable: true })
  readonly subject!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly name!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly email!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly phone!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly address!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly companyName!: string | null;

  @Property({ type: 'string', nullable: true })
  readonly companyTaxNumber!: string | null;

  @Property({ type: 'datetime' })
  readonly at!: Date;
}
