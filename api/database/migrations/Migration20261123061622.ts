import { Migration } from '@mikro-orm/migrations';

/**
 * A change of an order's status stores the former status, whether the customer is mailed, and which change it undoes.
 */
export class Migration20261123061622 extends Migration {
  override name = 'Migration20261123061622';

  override up(): void {
    this.addSql(`alter table "order_event"
      add "previous_status" text null,
      add "sends_mail" boolean null,
      add "mail_id" uuid null,
      add "undoes_id" int null`);
    this.addSql(`alter table "order_event" add constraint "order_event_previous_status_check"
      check ("previous_status" in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled'))`);
    this.addSql(
      `alter table "order_event" add constraint "order_event_undoes_id_unique" unique ("undoes_id")`,
    );
    this.addSql(
      `alter table "order_event" add constraint "order_event_undoes_id_foreign" foreign key ("undoes_id") references "order_event" ("id") on delete set null`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table "order_event" drop column "previous_status", drop column "sends_mail", drop column "mail_id", drop column "undoes_id"`,
    );
  }
}
