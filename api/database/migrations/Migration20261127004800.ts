import { Migration } from '@mikro-orm/migrations';

/** A refund that the payment provider makes after staff paid it by transfer is booked, too; `paid` is then negative. */
export class Migration20261127004800 extends Migration {
  override name = 'Migration20261127004800';

  override up(): void {
    this.setValues('total >= 0');
  }

  override down(): void {
    this.setValues('total >= 0 and paid >= 0');
  }

  private setValues(amounts: string): void {
    this.addSql('alter table order_account drop constraint order_account_values');
    this.addSql(`alter table order_account add constraint order_account_values check
      (${amounts} and stage in ('placed', 'agreed', 'ready', 'delivered', 'cancelled'))`);
  }
}
