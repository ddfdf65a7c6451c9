import { Migration } from '@mikro-orm/migrations';

/** An invoice that KSeF has refused can be issued again under its number. */
export class Migration20261125130000 extends Migration {
  override name = 'Migration20261125130000';

  override up(): void {
    this.addSql('alter table "invoice" add "replaces_id" int null');
    this.addSql(
      'alter table "invoice" add constraint "invoice_replaces_id_foreign" foreign key ("replaces_id") references "invoice" ("id")',
    );
    this.addSql(
      'alter table "invoice" add constraint "invoice_replaces_id_unique" unique ("replaces_id")',
    );
    this.addSql('alter table "invoice" drop constraint "invoice_number_unique"');
    this.addSql(
      'create unique index "invoice_number_unique" on "invoice" ("number") where "replaces_id" is null',
    );
  }

  override down(): void {
    this.addSql('drop index "invoice_number_unique"');
    this.addSql(
      'alter table "invoice" add constraint "invoice_number_unique" unique ("number"), drop column "replaces_id"',
    );
  }
}
