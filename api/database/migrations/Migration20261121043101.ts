import { Migration } from '@mikro-orm/migrations';

export class Migration20261121043101 extends Migration {
  override name = 'Migration20261121043101';

  override up(): void {
    this.addSql(`alter table "product" add "excerpt" text generated always as (case when length(description) <= 160 then description
      else regexp_replace(left(description, 159), '[[:space:][:punct:]–]*[[:space:]][^[:space:]]*$', '') || '…' end) stored not null`);
  }

  override down(): void {
    this.addSql(`alter table "product" drop column "excerpt"`);
  }
}
