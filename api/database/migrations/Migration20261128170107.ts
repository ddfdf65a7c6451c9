import { Migration } from '@mikro-orm/migrations';

/** The audit log records who downloads lists as files. */
export class Migration20261128170107 extends Migration {
  override name = 'Migration20261128170107';

  override up(): void {
    this.actions(`'created', 'changed', 'deleted', 'opened', 'exported'`);
  }

  override down(): void {
    this.actions(`'created', 'changed', 'deleted', 'opened'`);
  }

  private actions(actions: string): void {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_action"`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action" check (action in (${actions}))`,
    );
  }
}
