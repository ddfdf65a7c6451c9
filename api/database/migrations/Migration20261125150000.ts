import { Migration } from '@mikro-orm/migrations';

/** Marks an invoice that KSeF has refused because another document has its number. */
export class Migration20261125150000 extends Migration {
  override name = 'Migration20261125150000';

  override up(): void {
    this.addSql('alter table "invoice_delivery" add "duplicate_of" varchar(36) null');
    this.addSql(
      `alter table "invoice_delivery" add constraint "invoice_delivery_duplicate" check (duplicate_of is null or state = 'rejected')`,
    );
  }

  override down(): void {
    this.addSql('alter table "invoice_delivery" drop column "duplicate_of"');
  }
}
