import { Migration } from '@mikro-orm/migrations';

/** A stock movement by staff is written once for its idempotency key. */
export class Migration20261127004500 extends Migration {
  override name = 'Migration20261127004500';

  override up(): void {
    this.addSql('alter table "stock_movement" add "idempotency_key" varchar(255) null');
    this.addSql(`create unique index "stock_movement_idempotency_key" on "stock_movement"
      ("actor_id", "idempotency_key") where idempotency_key is not null`);
  }

  override down(): void {
    this.addSql('alter table "stock_movement" drop column "idempotency_key"');
  }
}
