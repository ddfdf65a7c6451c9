import { Migration } from '@mikro-orm/migrations';

const TYPES = `'quote', 'technical', 'warranty', 'general', 'complaint'`;

/** Customers can order samples of fabrics: an inquiry with the fabrics and an address. */
export class Migration20261124042000 extends Migration {
  override name = 'Migration20261124042000';

  override up(): void {
    this.addSql(`
      alter table inquiry
        add column sample_ids text[] not null default '{}',
        add column street varchar(120) null,
        add column postal_code varchar(6) null,
        add column city varchar(80) null
    `);
    this.setTypes(`${TYPES}, 'samples'`);
  }

  override down(): void {
    this.addSql(`update inquiry set inquiry_type = 'general' where inquiry_type = 'samples'`);
    this.setTypes(TYPES);
    this.addSql(
      'alter table inquiry drop column sample_ids, drop column street, drop column postal_code, drop column city',
    );
  }

  private setTypes(types: string): void {
    this.addSql('alter table inquiry drop constraint inquiry_inquiry_type_check');
    this.addSql(
      `alter table inquiry add constraint inquiry_inquiry_type_check check (inquiry_type in (${types}))`,
    );
  }
}
