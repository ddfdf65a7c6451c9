import { Migration } from '@mikro-orm/migrations';

/** The order of an accepted offer stores the agreed term of delivery; other orders have the usual one. */
export class Migration20261125050000 extends Migration {
  override name = 'Migration20261125050000';

  override up(): void {
    this.addSql(
      `alter table "customer_order" add "term_weeks_from" smallint null, add "term_weeks_to" smallint null`,
    );
    this.addSql(
      `alter table "customer_order" add constraint "customer_order_term" check ((term_weeks_from is null) = (term_weeks_to is null) and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from and term_weeks_to <= 52)`,
    );
    this.addSql(`update "customer_order" set "term_weeks_from" = "agreed"."term_weeks_from", "term_weeks_to" = "agreed"."term_weeks_to"
      from "offer" join "offer_version" "agreed" on "agreed"."offer_id" = "offer"."id" and "agreed"."state" = 'accepted'
      where "offer"."order_id" = "customer_order"."id"`);
  }

  override down(): void {
    this.addSql(
      'alter table "customer_order" drop column "term_weeks_to", drop column "term_weeks_from"',
    );
  }
}
