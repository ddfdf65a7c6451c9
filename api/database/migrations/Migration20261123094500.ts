import { Migration } from '@mikro-orm/migrations';

/** Placing orders and changing the catalogue wait for each other by a lock on the catalogue's version. */
export class Migration20261123094500 extends Migration {
  override name = 'Migration20261123094500';

  override up(): void {
    this.addSql(`create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        update catalogue_version set version = version + 1;
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$`);
  }

  override down(): void {
    this.addSql(`create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('catalogue'));
        update catalogue_version set version = version + 1;
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$`);
  }
}
