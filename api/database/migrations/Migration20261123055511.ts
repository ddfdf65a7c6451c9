import { Migration } from '@mikro-orm/migrations';

/** A mail refers to its inquiry, and to the answer that it contains. */
export class Migration20261123055511 extends Migration {
  override name = 'Migration20261123055511';

  override up(): void {
    this.addSql(
      `alter table "outgoing_mail" add "inquiry_id" int null, add "inquiry_answer_id" int null`,
    );
    this.addSql(
      `create index "outgoing_mail_inquiry_answer_id_index" on "outgoing_mail" ("inquiry_answer_id")`,
    );
    // Existing mails name their inquiry in the subject, and were written at the same time as their answer.
    this.addSql(`update outgoing_mail set inquiry_id = inquiry.id from inquiry
      where recipient = inquiry.customer_email
        and inquiry.id = substring(outgoing_mail.subject from '^Odpowiedź na zapytanie nr (\\d{1,9}):')::int`);
    this.addSql(`update outgoing_mail set inquiry_answer_id = answer.id from inquiry_answer answer
      where answer.inquiry_id = outgoing_mail.inquiry_id
        and outgoing_mail.created_at between answer.at - interval '10 s' and answer.at + interval '10 s'`);
  }

  override down(): void {
    this.addSql(
      `alter table "outgoing_mail" drop column "inquiry_answer_id", drop column "inquiry_id"`,
    );
  }
}
