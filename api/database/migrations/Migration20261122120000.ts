import { Migration } from '@mikro-orm/migrations';

const WRITTEN_BY_VISITORS = [
  { table: 'customer_order', derived: 'search_text,version' },
  { table: 'order_event', derived: '' },
];

/** The audit trigger is skipped for writes by visitors, which makes placing orders faster. */
export class Migration20261122120000 extends Migration {
  override name = 'Migration20261122120000';

  override up(): void {
    this.audit(`when (current_setting('cieniomat.actor', true) <> '')`);
  }

  override down(): void {
    this.audit('');
  }

  private audit(condition: string): void {
    for (const { table, derived } of WRITTEN_BY_VISITORS)
      this.addSql(`create or replace trigger ${table}_audited after insert or update or delete on ${table}
        for each row ${condition} execute function record_change('${derived}', '')`);
  }
}
