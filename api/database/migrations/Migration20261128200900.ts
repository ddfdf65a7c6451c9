import { Migration } from '@mikro-orm/migrations';

/** Refunds about which staff decide. */
export class Migration20261128200900 extends Migration {
  override name = 'Migration20261128200900';

  override up(): void {
    this.addSql('alter table "online_refund" add "doubt_at" timestamptz null');
    this.addSql(`create index "online_refund_doubt_at_index" on "online_refund" ("doubt_at")
      where doubt_at is not null`);
  }

  override down(): void {
    this.addSql('alter table "online_refund" drop column "doubt_at"');
  }
}
