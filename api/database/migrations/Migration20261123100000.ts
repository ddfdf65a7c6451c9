import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** The database queues a mail's job with the mail itself; a mail names the time before which it is not sent. */
export class Migration20261123100000 extends Migration {
  override name = 'Migration20261123100000';

  override up(): void {
    this.addSql(`alter table "outgoing_mail" add "send_after" timestamptz null`);
    this.addSql(functionText('queue-mail'));
    this.addSql(`create trigger outgoing_mail_queued after insert or update of resent_at on outgoing_mail
      for each row when (new.sent_at is null) execute function queue_mail()`);
    this.addSql(`create trigger outgoing_mail_withdrawn after delete on outgoing_mail
      for each row when (old.sent_at is null) execute function queue_mail()`);
    this.addSql(auditTrigger('content,created_at,sent_at,send_after'));
  }

  override down(): void {
    this.addSql(auditTrigger('content,created_at,sent_at'));
    this.addSql('drop trigger outgoing_mail_withdrawn on outgoing_mail');
    this.addSql('drop trigger outgoing_mail_queued on outgoing_mail');
    this.addSql('drop function queue_mail()');
    this.addSql(`alter table "outgoing_mail" drop column "send_after"`);
  }
}

function auditTrigger(unrecorded: string): string {
  return `create or replace trigger outgoing_mail_audited after insert or update of resent_at on outgoing_mail
    for each row when (new.resent_at is not null) execute function record_change('${unrecorded}', '')`;
}
