import { Migration } from '@mikro-orm/migrations';

/**
 * Customers are reminded of instalments. Each instalment stores which reminder was sent and for which due day; the
 * history of the order shows the reminders.
 */
export class Migration20261125033000 extends Migration {
  override name = 'Migration20261125033000';

  override up(): void {
    this.addSql(`alter table "instalment" add "reminder" varchar(15) null, add "reminded_due" date null`);
    this.addSql(
      `alter table "instalment" add constraint "instalment_reminder" check (reminder in ('upcoming', 'overdue', 'overdue_again') and (reminder is null) = (reminded_due is null))`,
    );
    this.addSql(`alter table "order_event" add "reminder" text null`);
    this.addSql(
      `alter table "order_event" add constraint "order_event_reminder_check" check ("reminder" in ('upcoming', 'overdue', 'overdue_again'))`,
    );
  }

  override down(): void {
    this.addSql('alter table "order_event" drop column "reminder"');
    this.addSql('alter table "instalment" drop column "reminded_due", drop column "reminder"');
  }
}
