import { Migration } from '@mikro-orm/migrations';

/** Orders that are to be invoiced are found by an index, without reading the documents. */
export class Migration20261125145000 extends Migration {
  override name = 'Migration20261125145000';

  override up(): void {
    this.addSql(
      'create index "invoice_of_order_index" on "invoice" ("order_id", "id") include ("kind", "gross")',
    );
    this.addSql('drop index "invoice_order_id_id_index"');
  }

  override down(): void {
    this.addSql('create index "invoice_order_id_id_index" on "invoice" ("order_id", "id")');
    this.addSql('drop index "invoice_of_order_index"');
  }
}
