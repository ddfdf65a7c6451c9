import { Migration } from '@mikro-orm/migrations';

/** A sent e-mail that cannot be sent again loses its content, which may hold a link that opens an account. */
export class Migration20261121235000 extends Migration {
  override name = 'Migration20261121235000';

  override up(): void {
    this.addSql(`alter table "outgoing_mail" alter column "content" drop not null`);
    this.addSql(
      `update "outgoing_mail" set "content" = null where "sent_at" is not null and "order_id" is null`,
    );
  }

  override down(): void {
    this.addSql(`update "outgoing_mail" set "content" = '{}' where "content" is null`);
    this.addSql(`alter table "outgoing_mail" alter column "content" set not null`);
  }
}
