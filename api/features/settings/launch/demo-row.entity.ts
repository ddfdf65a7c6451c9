import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';

/** The tables in which the demo's rows are marked; everything else of the demo belongs to these rows. */
export const DEMO_TABLES = [
  'product',
  'customer_order',
  'offer',
  'inquiry',
  'canned_answer',
  'listed_service',
  'cart',
  'crew',
] as const;
export type DemoTable = (typeof DEMO_TABLES)[number];

/** A row of the demo, marked by the seed in the transaction that made it. */
@Entity()
export class DemoRow {
  [PrimaryKeyProp]?: ['tableName', 'rowId'];

  @PrimaryKey({ type: 'string', length: 20 })
  readonly tableName!: DemoTable;

  @PrimaryKey({ type: 'string', length: 36 })
  readonly rowId!: string;
}
