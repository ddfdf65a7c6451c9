import { Migration } from '@mikro-orm/migrations';

/** Each save of an offer's draft is a change of its version, so that the audit log has a row for it. */
export class Migration20261128155131 extends Migration {
  override name = 'Migration20261128155131';

  override up(): void {
    this.addSql('alter table "offer_version" add column "saved_at" timestamptz null');
  }

  override down(): void {
    this.addSql('alter table "offer_version" drop column "saved_at"');
  }
}
