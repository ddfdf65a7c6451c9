import { Migration } from '@mikro-orm/migrations';

/** A proposed version of an order can be withdrawn by staff. */
export class Migration20261125034010 extends Migration {
  override name = 'Migration20261125034010';

  override up(): void {
    this.check('order_version', 'state', ['sent', 'accepted', 'refused', 'replaced', 'withdrawn']);
    this.check('order_event', 'version_news', ['sent', 'accepted', 'refused', 'withdrawn']);
  }

  override down(): void {
    this.check('order_version', 'state', ['sent', 'accepted', 'refused', 'replaced']);
    this.check('order_event', 'version_news', ['sent', 'accepted', 'refused']);
  }

  private check(table: string, column: string, values: readonly string[]): void {
    const name = `${table}_${column}_check`;
    const list = values.map((value) => `'${value}'`).join(', ');
    this.addSql(`alter table "${table}" drop constraint "${name}"`);
    this.addSql(`alter table "${table}" add constraint "${name}" check ("${column}" in (${list}))`);
  }
}
