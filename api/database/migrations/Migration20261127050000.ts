import { Migration } from '@mikro-orm/migrations';

/** An address that is entered again after a withdrawn consent to the newsletter gets a row of its own. */
export class Migration20261127050000 extends Migration {
  override name = 'Migration20261127050000';

  override up(): void {
    this.addSql('alter table "subscriber" drop constraint "subscriber_email_unique"');
    this.addSql(
      'create unique index "subscriber_email_unique" on "subscriber" ("email") where "unsubscribed_at" is null',
    );
  }

  override down(): void {
    this.addSql(`delete from "subscriber" where "unsubscribed_at" is not null
      and exists (select 1 from "subscriber" later where later."email" = "subscriber"."email"
        and (later."requested_at", later."id") > ("subscriber"."requested_at", "subscriber"."id"))`);
    this.addSql('drop index "subscriber_email_unique"');
    this.addSql(
      'alter table "subscriber" add constraint "subscriber_email_unique" unique ("email")',
    );
  }
}
