import { Migration } from '@mikro-orm/migrations';

/** A change of the catalogue waits for orders that are being placed at its prices, and new orders wait for it. */
export class Migration20261121053000 extends Migration {
  override name = 'Migration20261121053000';

  override up(): void {
    this.addSql(`create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('catalogue'));
        update catalogue_version set version = version + 1;
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$`);
  }

  override down(): void {
    this.addSql(`create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
      begin
        update catalogue_version set version = version + 1;
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$`);
  }
}
