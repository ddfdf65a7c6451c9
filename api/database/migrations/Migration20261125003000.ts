import { Migration } from '@mikro-orm/migrations';

/** A company can order: its name, tax number and address appear on the invoice. */
export class Migration20261125003000 extends Migration {
  override name = 'Migration20261125003000';

  override up(): void {
    this.addSql(
      'alter table customer_order add column company_name varchar(200) null, add column company_tax_number varchar(14) null, add column billing_address varchar(500) null',
    );
  }

  override down(): void {
    this.addSql(
      'alter table customer_order drop column company_name, drop column company_tax_number, drop column billing_address',
    );
  }
}
