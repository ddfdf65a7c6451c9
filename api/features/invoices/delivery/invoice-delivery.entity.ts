import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DELIVERY_STATES, type DeliveryState } from '#engine/trade/invoices/labels';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Invoice } from '../invoice.entity.js';

const DeliveryStateEnum = registerEnum(DELIVERY_STATES, {
  name: 'InvoiceDeliveryState',
  description:
    'issued: not submitted yet; sent: KSeF checks it; accepted: it has its number; rejected: KSeF has ' +
    'refused it.',
});

/**
 * The delivery of an invoice to KSeF; an invoice that was issued outside of KSeF has none. The database queues a job
 * that runs at `nextAttemptAt`.
 */
@ObjectType({ simpleResolvers: true, description: 'The delivery of an invoice to KSeF.' })
@Entity()
@Unique({ properties: ['invoice'] })
@Unique({ properties: ['ksefNumber'] })
@Index({ properties: ['state', 'dueOn', 'id'] })
@Check({
  name: 'invoice_delivery_values',
  expression: `state in ('issued', 'sent', 'accepted', 'rejected') and (state = 'accepted') = (ksef_number is not null and confirmation is not null and accepted_at is not null) and (state = 'sent') <= (reference is not null)`,
})
@Check({
  name: 'invoice_delivery_duplicate',
  expression: `duplicate_of is null or state = 'rejected'`,
})
export class InvoiceDelivery {
  [OptionalProps]?:
    | 'isOffline'
    | 'attempts'
    | 'session'
    | 'reference'
    | 'ksefNumber'
    | 'confirmation'
    | 'acceptedAt'
    | 'problem'
    | 'duplicateOf'
    | 'certificateUrl';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @OneToOne(() => Invoice, { ref: true, owner: true, deleteRule: 'cascade', unique: false })
  invoice!: Ref<Invoice>;

  @Field(() => DeliveryStateEnum)
  @Property({ type: 'string', length: 8 })
  state!: DeliveryState;

  @Field(() => Boolean, {
    description:
      'Whether it was issued in the mode offline24, because KSeF did not get it on the day of issue.',
  })
  @Property({ type: 'boolean', default: false })
  isOffline: boolean = false;

  @Field(() => String, {
    description:
      'The day in Poland by which KSeF must have it, the working day after its issue: "2026-11-26".',
  })
  @Property({ type: 'date' })
  dueOn!: string;

  /**
   * The number of attempts since the invoice was issued, was submitted to KSeF or was sent again by staff, whichever
   * came last.
   */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Null where no further attempt follows.',
  })
  @Property({ type: 'datetime', nullable: true })
  nextAttemptAt!: Date | null;

  /** The KSeF session in which it was submitted; null while it is not submitted. */
  @Property({ type: 'string', length: 64, nullable: true })
  session: string | null = null;

  @Property({ type: 'string', length: 64, nullable: true })
  reference: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Its number in KSeF; null until KSeF has accepted it.',
  })
  @Property({ type: 'string', length: 36, nullable: true })
  ksefNumber: string | null = null;

  /** The official confirmation (UPO) of KSeF, as XML; null until KSeF has accepted the invoice. */
  @Property({ type: 'text', lazy: true, nullable: true })
  confirmation: string | null = null;

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why KSeF has refused it, or why it could not be submitted so far, in Polish; null where there was no problem.',
  })
  @Property({ type: 'string', length: 1000, nullable: true })
  problem: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'The KSeF number of another document with the same invoice number, because of which KSeF has refused ' +
      'this one; its replacement gets the next number. Otherwise null.',
  })
  @Property({ type: 'string', length: 36, nullable: true })
  duplicateOf: string | null = null;

  /** The content of the first QR code on the printed invoice: a URL at which the invoice can be checked. */
  @Property({ type: 'string', length: 300 })
  invoiceUrl!: string;

  /**
   * The content of the second QR code, on an invoice that was issued offline: a URL at which the issuer can be checked;
   * null for other invoices, and where the seller has no certificate.
   */
  @Property({ type: 'string', length: 1000, nullable: true })
  certificateUrl: string | null = null;

  @Field(() => Boolean, {
    description:
      'Whether it goes to a stand-in or to the test system of KSeF, without legal effect.',
  })
  @Property({ type: 'boolean' })
  isDemonstration!: boolean;
}
