import { Migration } from '@mikro-orm/migrations';

/** A wrong entry is reversed by another entry; its bank transfer then waits for a decision again. */
export class Migration20261125033001 extends Migration {
  override name = 'Migration20261125033001';

  override up(): void {
    this.addSql(`alter table "ledger_entry" add "reverses_id" bigint null`);
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_reverses_id_unique" unique ("reverses_id")`,
    );
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_reverses_id_foreign" foreign key ("reverses_id") references "ledger_entry" ("id")`,
    );
    this.setValues(
      `'refunded', 'paid_reversed', 'refund_reversed') and (kind in ('paid_reversed', 'refund_reversed')) = (reverses_id is not null`,
    );
    this.keepUnchanged(', reverses_id');
    this.addSql(`alter table "bank_transfer" add "undone_count" smallint not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table "bank_transfer" drop column "undone_count"`);
    this.keepUnchanged('');
    this.setValues(`'refunded'`);
    this.addSql(`alter table "ledger_entry" drop column "reverses_id"`);
  }

  private setValues(kinds: string): void {
    this.addSql('alter table ledger_entry drop constraint ledger_entry_values');
    this.addSql(`alter table ledger_entry add constraint ledger_entry_values check
      (amount > 0 and method in ('transfer', 'online', 'opening')
        and kind in ('requested', 'paid', 'failed', 'refund_requested', 'refund_failed', ${kinds}))`);
  }

  /** Only the nightly job removes what a note says about a customer, and it changes nothing else. */
  private keepUnchanged(added: string): void {
    const columns = `id, order_id, kind, amount, method, reference, value_day, at, actor_id${added}`;
    const of = (row: string) => columns.replaceAll(/\w+/g, `${row}.$&`);
    this.addSql('drop trigger ledger_entry_unchanged on ledger_entry');
    this.addSql(`create trigger ledger_entry_unchanged before update on ledger_entry
      for each row when (current_setting('cieniomat.forgetting', true) is distinct from 'on'
        or (${of('new')}) is distinct from (${of('old')}))
      execute function refuse_change()`);
  }
}
