import { Migration } from '@mikro-orm/migrations';

/** A new offer is created once for its idempotency key; a mail about an offer refers to it. */
export class Migration20261125111500 extends Migration {
  override name = 'Migration20261125111500';

  override up(): void {
    this.addSql(`create table "offer_key" (
      "author_id" int not null,
      "key" varchar(255) not null,
      "request_fingerprint" varchar(64) not null,
      "offer_id" int not null,
      "created_at" timestamptz not null default now(),
      primary key ("author_id", "key")
    )`);
    this.addSql('create index "offer_key_offer_id_index" on "offer_key" ("offer_id")');
    this.addSql(
      `alter table "offer_key" add constraint "offer_key_author_id_foreign" foreign key ("author_id") references "user_account" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "offer_key" add constraint "offer_key_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on delete cascade`,
    );
    this.addSql(`alter table "outgoing_mail" add "offer_id" int null`);
    this.addSql('create index "outgoing_mail_offer_id_index" on "outgoing_mail" ("offer_id")');
    // Existing mails can be assigned only by their subject and recipient.
    this.addSql(`update outgoing_mail set offer_id = offer.id from offer
      where outgoing_mail.recipient = offer.customer_email
        and outgoing_mail.order_id is null and outgoing_mail.inquiry_id is null
        and offer.id = substring(outgoing_mail.subject from '^Oferta nr[\\s\u00a0](\\d{1,9})(?:\\D|$)')::int`);
  }

  override down(): void {
    this.addSql('alter table "outgoing_mail" drop column "offer_id"');
    this.addSql('drop table "offer_key"');
  }
}
