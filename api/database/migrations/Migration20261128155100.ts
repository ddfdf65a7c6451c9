import { Migration } from '@mikro-orm/migrations';

/** Payments about which staff decide, and transfers that are split over several orders. */
export class Migration20261128155100 extends Migration {
  override name = 'Migration20261128155100';

  override up(): void {
    this.addSql(`alter table "online_payment"
      add "doubt_at" timestamptz null,
      add "reported_amount" numeric(12,2) null,
      add "reported_reference" varchar(20) null`);
    this.addSql(`create index "online_payment_doubt_at_index" on "online_payment" ("doubt_at")
      where doubt_at is not null`);
    this.addSql('alter table "bank_transfer" add "split_from_id" int null');
    this.addSql(`alter table "bank_transfer" add constraint "bank_transfer_split_from_id_foreign"
      foreign key ("split_from_id") references "bank_transfer" ("id")`);
    this.addSql(
      'create index "bank_transfer_split_from_id_index" on "bank_transfer" ("split_from_id")',
    );
    this.states(`'booked', 'doubtful', 'unknown', 'set_aside', 'split'`);
  }

  override down(): void {
    this.addSql(`delete from "bank_transfer" where split_from_id is not null`);
    this.addSql(`update "bank_transfer" set state = 'unknown' where state = 'split'`);
    this.states(`'booked', 'doubtful', 'unknown', 'set_aside'`);
    this.addSql('alter table "bank_transfer" drop column "split_from_id"');
    this.addSql(`alter table "online_payment"
      drop column "doubt_at", drop column "reported_amount", drop column "reported_reference"`);
  }

  private states(states: string): void {
    this.addSql('alter table "bank_transfer" drop constraint "bank_transfer_values"');
    this.addSql(`alter table "bank_transfer" add constraint "bank_transfer_values"
      check (amount > 0 and state in (${states}) and ((state = 'booked') = (order_id is not null)))`);
  }
}
