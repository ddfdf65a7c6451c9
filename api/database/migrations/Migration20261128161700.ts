import { Migration } from '@mikro-orm/migrations';

/** The register of all payments lists the ledger by the day on which the money moved. */
export class Migration20261128161700 extends Migration {
  override name = 'Migration20261128161700';

  override up(): void {
    this.addSql(
      'create index "ledger_entry_value_day_id_index" on "ledger_entry" ("value_day", "id")',
    );
  }

  override down(): void {
    this.addSql('drop index "ledger_entry_value_day_id_index"');
  }
}
