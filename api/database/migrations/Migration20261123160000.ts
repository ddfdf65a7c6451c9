import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** Accounts can be read with their sessions and links as one table, and API tokens can be searched by name. */
export class Migration20261123160000 extends Migration {
  override name = 'Migration20261123160000';

  override up(): void {
    this.addSql(functionText('account'));
    this.addSql(
      `alter table "api_token" add column "search_text" text generated always as (search_key(name)) stored null`,
    );
    this.addSql(auditTrigger('last_used_at,search_text'));
  }

  override down(): void {
    this.addSql(auditTrigger('last_used_at'));
    this.addSql('alter table "api_token" drop column "search_text"');
    this.addSql('drop view account');
  }
}

function auditTrigger(unrecorded: string): string {
  return `create or replace trigger api_token_audited after insert or update or delete on api_token
    for each row execute function record_change('${unrecorded}', 'token_hash')`;
}
