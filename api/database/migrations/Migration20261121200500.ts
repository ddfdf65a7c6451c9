import { Migration } from '@mikro-orm/migrations';

/** Bulk changes of orders, notes by staff, and a link from each mail to its order. */
export class Migration20261121200500 extends Migration {
  override name = 'Migration20261121200500';

  override up(): void {
    this.addSql(`alter table "customer_order" add "version" int not null default 1`);
    this.addSql(orderTrigger('search_text,version'));

    this.addSql(`create table "order_note" (
      "id" serial primary key,
      "order_id" int not null,
      "author_id" int not null,
      "text" varchar(2000) not null,
      "created_at" timestamptz not null default now()
    )`);
    this.addSql(`create index "order_note_order_id_index" on "order_note" ("order_id")`);
    this.addSql(
      `alter table "order_note" add constraint "order_note_order_id_foreign" foreign key ("order_id") references "customer_order" ("id")`,
    );
    this.addSql(
      `alter table "order_note" add constraint "order_note_author_id_foreign" foreign key ("author_id") references "user_account" ("id")`,
    );
    this.addSql(`create trigger order_note_audited after insert or update or delete on order_note
      for each row execute function record_change('', '')`);

    this.addSql(
      `alter table "outgoing_mail" add "order_id" int null, add "resent_by_id" int null, add "resent_at" timestamptz null`,
    );
    this.addSql(`create index "outgoing_mail_order_id_index" on "outgoing_mail" ("order_id")`);
    // Existing mails to customers name their order in the subject.
    this.addSql(`update outgoing_mail set order_id = placed.id from customer_order placed
      where recipient = placed.customer_email
        and placed.id = substring(subject from '[Zz]amówienie nr (\\d{1,9})')::int`);
    // Only resending is audited; the content of a mail stays in the mail.
    this
      .addSql(`create trigger outgoing_mail_audited after insert or update of resent_at on outgoing_mail
      for each row when (new.resent_at is not null) execute function record_change('content,created_at,sent_at', '')`);
  }

  override down(): void {
    this.addSql(`drop trigger outgoing_mail_audited on outgoing_mail`);
    this.addSql(
      `alter table "outgoing_mail" drop column "resent_at", drop column "resent_by_id", drop column "order_id"`,
    );
    this.addSql(`drop table "order_note"`);
    this.addSql(orderTrigger('search_text'));
    this.addSql(`alter table "customer_order" drop column "version"`);
  }
}

function orderTrigger(derived: string): string {
  return `create or replace trigger customer_order_audited after insert or update or delete on customer_order
    for each row execute function record_change('${derived}', '')`;
}
