import { Migration } from '@mikro-orm/migrations';

/** Goods that are added to a cart again after a lost answer are added once. */
export class Migration20261127053000 extends Migration {
  override name = 'Migration20261127053000';

  override up(): void {
    this.addSql(`alter table "cart" add "additions" text[] not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table "cart" drop column "additions"');
  }
}
