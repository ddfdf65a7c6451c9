import { Migration } from '@mikro-orm/migrations';

/** A version of an order stores the company and the shop's address that its document names. */
export class Migration20261125034020 extends Migration {
  override name = 'Migration20261125034020';

  override up(): void {
    this.addSql('alter table order_version add issuer jsonb null');
  }

  override down(): void {
    this.addSql('alter table order_version drop column issuer');
  }
}
