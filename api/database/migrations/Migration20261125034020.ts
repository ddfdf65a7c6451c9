import { Migration } from '@mikro-orm/migrations';

/** A version of an order keeps the company and the address of the shop that its paper names. */
export class Migration20261125034020 extends Migration {
  override name = 'Migration20261125034020';

  override up(): void {
    this.addSql('alter table order_version add issuer jsonb null');
  }

  override down(): void {
    this.addSql('alter table order_version drop column issuer');
  }
}
