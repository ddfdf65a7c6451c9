import { Migration } from '@mikro-orm/migrations';

/** Payments that customers start at the payment provider, and the money that it has confirmed. */
export class Migration20261125002000 extends Migration {
  override name = 'Migration20261125002000';

  override up(): void {
    this.addSql(`create table online_payment (
      id uuid primary key,
      order_id int not null,
      instalment varchar(10) not null,
      amount numeric(12,2) not null,
      provider varchar(20) not null,
      token varchar(200) null,
      state varchar(10) not null default 'open',
      expires_at timestamptz not null,
      check_at timestamptz null,
      created_at timestamptz not null default now(),
      constraint online_payment_order_id_foreign foreign key (order_id) references customer_order (id)
    )`);
    this.addSql(`alter table online_payment add constraint online_payment_values check
      (amount > 0 and state in ('open', 'paid', 'failed') and instalment in ('deposit', 'rest', 'whole'))`);
    this.addSql(
      'create index online_payment_order_id_created_at_index on online_payment (order_id, created_at)',
    );
    this.addSql(
      'create index online_payment_check_at_index on online_payment (check_at) where check_at is not null',
    );
    this.addSql(`create table online_receipt (
      id serial primary key,
      payment_id uuid not null,
      provider varchar(20) not null,
      reference varchar(20) not null,
      amount numeric(12,2) not null,
      at timestamptz not null default now(),
      constraint online_receipt_payment_id_foreign foreign key (payment_id) references online_payment (id),
      constraint online_receipt_provider_reference_unique unique (provider, reference)
    )`);
    this.addSql(
      'alter table online_receipt add constraint online_receipt_amount check (amount > 0)',
    );
    this.addSql('create index online_receipt_payment_id_index on online_receipt (payment_id)');
  }

  override down(): void {
    this.addSql('drop table online_receipt');
    this.addSql('drop table online_payment');
  }
}
