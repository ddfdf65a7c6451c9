import { Migration } from '@mikro-orm/migrations';

/** Refunds that were made in the panel of the payment provider. */
export class Migration20261128202300 extends Migration {
  override name = 'Migration20261128202300';

  override up(): void {
    this.addSql('alter table "online_refund" add "panel_reference" varchar(20) null');
    this.addSql(`alter table "online_refund" add constraint "online_refund_receipt_id_panel_reference_unique"
      unique ("receipt_id", "panel_reference")`);
  }

  override down(): void {
    this.addSql('alter table "online_refund" drop column "panel_reference"');
  }
}
