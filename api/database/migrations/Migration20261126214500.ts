import { Migration } from '@mikro-orm/migrations';

/** Instalments store the due day that undoing the latest change of the order's status restores. */
export class Migration20261126214500 extends Migration {
  override name = 'Migration20261126214500';

  override up(): void {
    this.addSql('alter table "instalment" add "former_due" date null');
  }

  override down(): void {
    this.addSql('alter table "instalment" drop "former_due"');
  }
}
