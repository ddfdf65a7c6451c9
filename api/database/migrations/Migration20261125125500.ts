import { Migration } from '@mikro-orm/migrations';

const TYPES = `'quote', 'technical', 'warranty', 'general', 'complaint', 'samples', 'order_change', 'order_cancellation'`;

/** Customers can ask for an invoice of their order. */
export class Migration20261125125500 extends Migration {
  override name = 'Migration20261125125500';

  override up(): void {
    this.setTypes(`${TYPES}, 'order_invoice'`);
  }

  override down(): void {
    this.addSql(`update inquiry set inquiry_type = 'general' where inquiry_type = 'order_invoice'`);
    this.setTypes(TYPES);
  }

  private setTypes(types: string): void {
    this.addSql('alter table inquiry drop constraint inquiry_inquiry_type_check');
    this.addSql(
      `alter table inquiry add constraint inquiry_inquiry_type_check check (inquiry_type in (${types}))`,
    );
  }
}
