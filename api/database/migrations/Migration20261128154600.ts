import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/**
 * An attempt to send an e-mail is recorded before it begins, so that one without an outcome is not repeated at once; the
 * delay of an e-mail is counted by the database's clock.
 */
export class Migration20261128154600 extends Migration {
  override name = 'Migration20261128154600';

  override up(): void {
    this.addSql('alter table "outgoing_mail" add column "attempted_at" timestamptz null');
    this.addSql(auditTrigger('content,created_at,sent_at,send_after,attempted_at'));
    this.addSql(functionText('queue-mail'));
  }

  override down(): void {
    this.addSql(auditTrigger('content,created_at,sent_at,send_after'));
    this.addSql('alter table "outgoing_mail" drop column "attempted_at"');
  }
}

function auditTrigger(unrecorded: string): string {
  return `create or replace trigger outgoing_mail_audited after insert or update of resent_at on outgoing_mail
    for each row when (new.resent_at is not null) execute function record_change('${unrecorded}', '')`;
}
