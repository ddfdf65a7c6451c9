import { Migration } from '@mikro-orm/migrations';

/** The provider is asked about refunds for which no notification has come. */
export class Migration20261125033002 extends Migration {
  override name = 'Migration20261125033002';

  override up(): void {
    this.addSql(`alter table "online_refund" add "check_at" timestamptz null`);
    this.addSql(`update "online_refund" set check_at = now() where state = 'sent'`);
    this.addSql(
      `create index "online_refund_check_at_index" on "online_refund" ("check_at") where check_at is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table "online_refund" drop column "check_at"');
  }
}
