import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InvoiceSeries } from '#engine/trade/invoices/number';

/**
 * The last number of a series of invoices in a month. The row is locked until the transaction that takes a number ends.
 */
@Entity()
export class InvoiceCounter {
  [PrimaryKeyProp]?: ['series', 'month'];

  @PrimaryKey({ type: 'string', length: 2 })
  readonly series!: InvoiceSeries;

  /** The month of issue: "2026-11". */
  @PrimaryKey({ type: 'string', length: 7 })
  readonly month!: string;

  @Property({ type: 'integer' })
  last!: number;
}
