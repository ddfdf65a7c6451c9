import { Migration } from '@mikro-orm/migrations';

/** Idempotency keys have up to 255 characters. */
export class Migration20261123061724 extends Migration {
  override name = 'Migration20261123061724';

  override up(): void {
    this.addSql(`alter table "idempotency_key" alter column "key" type varchar(255)`);
  }

  // An order that loses a key that is too long can still be recognised by the content of its request.
  override down(): void {
    this.addSql(`delete from "idempotency_key" where length("key") > 128`);
    this.addSql(`alter table "idempotency_key" alter column "key" type varchar(128)`);
  }
}
