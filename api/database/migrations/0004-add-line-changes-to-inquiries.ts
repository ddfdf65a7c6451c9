import { Migration } from '@mikro-orm/migrations';

/** The line of an order that its customer wants changed in the configurator, and the price to which they agreed. */
export class AddLineChangesToInquiries extends Migration {
  override up(): void {
    this.addSql(`alter table inquiry
      add column order_line_id uuid,
      add column agreed_line_total numeric(12,2),
      add constraint inquiry_line_change check ((order_line_id is null) = (agreed_line_total is null))`);
  }
}
