import { Migration } from '@mikro-orm/migrations';

/** Refunds that staff request from the payment provider. */
export class Migration20261125002100 extends Migration {
  override name = 'Migration20261125002100';

  override up(): void {
    this.addSql(`create table online_refund (
      id uuid primary key,
      receipt_id int not null,
      amount numeric(12,2) not null,
      state varchar(10) not null default 'requested',
      created_at timestamptz not null default now(),
      constraint online_refund_receipt_id_foreign foreign key (receipt_id) references online_receipt (id)
    )`);
    this.addSql(`alter table online_refund add constraint online_refund_values check
      (amount > 0 and state in ('requested', 'sent', 'done', 'failed'))`);
    this.addSql('create index online_refund_receipt_id_index on online_refund (receipt_id)');
    this.addSql(
      `create index online_refund_requested_index on online_refund (created_at) where state = 'requested'`,
    );
  }

  override down(): void {
    this.addSql('drop table online_refund');
  }
}
