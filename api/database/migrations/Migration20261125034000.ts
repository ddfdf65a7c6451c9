import { Migration } from '@mikro-orm/migrations';

/**
 * The reduced rate of VAT: switched on for a category by a ruling, applied by the buyer's statement about the building.
 */
export class Migration20261125034000 extends Migration {
  override name = 'Migration20261125034000';

  override up(): void {
    this.addSql(`create table reduced_vat (
      id varchar(20) primary key,
      ruling varchar(60) null,
      version int not null default 1
    )`);
    this.addSql(`create trigger reduced_vat_changed after insert or update or delete or truncate on reduced_vat
      for each statement execute function announce_catalogue_change()`);
    this.addSql(`create trigger reduced_vat_audited after insert or update or delete on reduced_vat
      for each row execute function record_change('version', '')`);
    for (const table of ['customer_order', 'order_version'])
      this.addSql(
        `alter table ${table} add building_kind varchar(5) null, add building_area numeric(7,2) null`,
      );
    for (const table of ['order_line', 'order_version_line'])
      this.addSql(`alter table ${table} add vat_ruling varchar(60) null`);
  }

  override down(): void {
    this.addSql('drop table reduced_vat');
    for (const table of ['customer_order', 'order_version'])
      this.addSql(`alter table ${table} drop column building_kind, drop column building_area`);
    for (const table of ['order_line', 'order_version_line'])
      this.addSql(`alter table ${table} drop column vat_ruling`);
  }
}
