import { Migration } from '@mikro-orm/migrations';

/** What the owner enters of the shop's settings. */
export class AddSettings extends Migration {
  override up(): void {
    this.addSql(`create table stored_setting (
      id varchar(40) primary key,
      value varchar(500),
      sealed varchar(1000)
    )`);
  }

  override down(): void {
    this.addSql('drop table stored_setting');
  }
}
