import { Migration } from '@mikro-orm/migrations';

const AUDITED = [
  { table: 'customer_order', derived: 'search_text,version' },
  { table: 'offer', derived: 'search_text,version,updated_at' },
];

/** The audit log hides the tokens of customers' pages, and records who was told the address of one. */
export class Migration20261128152931 extends Migration {
  override name = 'Migration20261128152931';

  override up(): void {
    this.actions(`'created', 'changed', 'deleted', 'opened'`);
    this.audit('token');
    this.addSql('alter table "audit_entry" disable trigger "audit_entry_append_only"');
    this.addSql(`update audit_entry set
      before = jsonb_set(before, '{token}', '"•••"', false), after = jsonb_set(after, '{token}', '"•••"', false)
      where subject_type in ('customer_order', 'offer')`);
    this.addSql('alter table "audit_entry" enable trigger "audit_entry_append_only"');
  }

  override down(): void {
    this.audit('');
    this.actions(`'created', 'changed', 'deleted'`);
  }

  private actions(actions: string): void {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_action"`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action" check (action in (${actions}))`,
    );
  }

  private audit(secret: string): void {
    for (const { table, derived } of AUDITED)
      this.addSql(`create or replace trigger ${table}_audited after insert or update or delete on ${table}
        for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('${derived}', '${secret}')`);
  }
}
