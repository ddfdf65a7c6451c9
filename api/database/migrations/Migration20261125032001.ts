import { Migration } from '@mikro-orm/migrations';

/**
 * An order may come from an accepted offer: then it has no cart and no visitor who placed it. A version of an offer
 * stores the company named on its document.
 */
export class Migration20261125032001 extends Migration {
  override name = 'Migration20261125032001';

  override up(): void {
    this.setNullability('drop not null');
    this.addSql('alter table offer_version add issuer jsonb null');
  }

  override down(): void {
    this.addSql('alter table offer_version drop column issuer');
    this.setNullability('set not null');
  }

  private setNullability(change: string): void {
    for (const column of ['cart_id', 'visitor_id', 'request_fingerprint'])
      this.addSql(`alter table customer_order alter column ${column} ${change}`);
  }
}
