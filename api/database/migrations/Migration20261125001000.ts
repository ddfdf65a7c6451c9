import { Migration } from '@mikro-orm/migrations';

/** Orders have an account: a schedule of instalments, and a ledger to which entries are only added. */
export class Migration20261125001000 extends Migration {
  override name = 'Migration20261125001000';

  override up(): void {
    this.createAccounts();
    this.createInstalments();
    this.createEntries();
    this.openAccounts();
  }

  override down(): void {
    for (const table of ['ledger_entry', 'instalment', 'order_account'])
      this.addSql(`drop table ${table}`);
  }

  private createAccounts(): void {
    this.addSql(`create table order_account (
      order_id int not null,
      total numeric(12,2) not null,
      paid numeric(12,2) not null default 0,
      stage varchar(10) not null default 'placed',
      outstanding numeric(12,2) generated always as
        ((case when stage = 'cancelled' then 0 else total end) - paid) stored null,
      next_due date null,
      deposit_percent smallint not null,
      deposit_days smallint not null,
      rest_days smallint not null,
      primary key (order_id)
    )`);
    this.addSql(`alter table order_account add constraint order_account_values check
      (total >= 0 and paid >= 0 and stage in ('placed', 'agreed', 'ready', 'cancelled'))`);
    this.addSql(`alter table order_account add constraint order_account_terms check
      (deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365
        and rest_days >= 0 and rest_days <= 365)`);
    for (const index of [
      'order_account_unpaid_index on order_account (order_id) where outstanding > 0',
      'order_account_refund_index on order_account (order_id) where outstanding < 0',
      'order_account_due_index on order_account (next_due, order_id) include (outstanding) where next_due is not null',
    ])
      this.addSql(`create index ${index}`);
  }

  private createInstalments(): void {
    this.addSql(`create table instalment (
      id serial primary key,
      order_id int not null,
      kind varchar(10) not null,
      amount numeric(12,2) not null,
      due date null,
      constraint instalment_order_id_kind_unique unique (order_id, kind)
    )`);
    this.refer('instalment', 'order_id', 'order_account (order_id)');
    this.addSql(`alter table instalment add constraint instalment_values check
      (amount > 0 and kind in ('deposit', 'rest', 'whole'))`);
  }

  private refer(table: string, column: string, to: string): void {
    this.addSql(
      `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${to}`,
    );
  }

  private createEntries(): void {
    this.addSql(`create table ledger_entry (
      id bigserial primary key,
      order_id int not null,
      kind varchar(16) not null,
      amount numeric(12,2) not null,
      method varchar(10) not null,
      reference varchar(100) not null,
      value_day date not null,
      at timestamptz not null default now(),
      actor_id int null,
      note varchar(500) null,
      constraint ledger_entry_method_reference_kind_unique unique (method, reference, kind)
    )`);
    this.addSql(`alter table ledger_entry add constraint ledger_entry_values check
      (amount > 0 and method in ('transfer', 'online', 'opening')
        and kind in ('requested', 'paid', 'failed', 'refund_requested', 'refund_failed', 'refunded'))`);
    this.refer('ledger_entry', 'order_id', 'order_account (order_id)');
    this.refer('ledger_entry', 'actor_id', 'user_account (id)');
    this.addSql('create index ledger_entry_order_id_id_index on ledger_entry (order_id, id)');
    this.addSql(`create trigger ledger_entry_audited after insert on ledger_entry
      for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '')`);
    this.addSql(`create trigger ledger_entry_append_only before delete or truncate on ledger_entry
      for each statement execute function refuse_change()`);
    // Only the nightly job removes what a note says about a customer, and it changes nothing else.
    this.addSql(`create trigger ledger_entry_unchanged before update on ledger_entry
      for each row when (current_setting('cieniomat.forgetting', true) is distinct from 'on'
        or (new.id, new.order_id, new.kind, new.amount, new.method, new.reference, new.value_day, new.at, new.actor_id)
          is distinct from
          (old.id, old.order_id, old.kind, old.amount, old.method, old.reference, old.value_day, old.at, old.actor_id))
      execute function refuse_change()`);
  }

  /**
   * Orders from before the ledger: in production the deposit counts as paid, after delivery the whole price, as one
   * entry each; what is still open is due in a week.
   */
  private openAccounts(): void {
    this.addSql(`insert into order_account
        (order_id, total, stage, deposit_percent, deposit_days, rest_days)
      select id, total_amount,
        case status when 'pending' then 'placed' when 'cancelled' then 'cancelled'
          when 'confirmed' then 'agreed' when 'in_production' then 'agreed' else 'ready' end,
        30, 7, 3
      from customer_order`);
    this.addSql(`insert into instalment (order_id, kind, amount, due)
      select account.order_id, part.kind, part.amount,
        case when stage = 'ready' or stage = 'agreed' and part.kind = 'deposit' then current_date + 7 end
      from order_account account
        cross join lateral (select round(total * 0.3, 2) as deposit) split
        cross join lateral (values ('deposit', deposit), ('rest', total - deposit)) part (kind, amount)
      where deposit > 0 and deposit < total`);
    this.addSql(`insert into instalment (order_id, kind, amount, due)
      select order_id, 'whole', total, case when stage in ('agreed', 'ready') then current_date + 7 end
      from order_account account
      where total > 0 and not exists (select 1 from instalment where instalment.order_id = account.order_id)`);
    this.addSql(`insert into ledger_entry (order_id, kind, amount, method, reference, value_day, note)
      select placed.id, 'paid', sum(amount), 'opening', 'otwarcie-' || placed.id, current_date,
        'Rozliczone przed założeniem księgi płatności'
      from customer_order placed join instalment on instalment.order_id = placed.id
      where placed.status = 'delivered' or placed.status in ('in_production', 'shipped') and instalment.kind <> 'rest'
      group by placed.id`);
    this.addSql(`update order_account account set paid = entry.amount
      from ledger_entry entry where entry.order_id = account.order_id`);
    this.addSql(`update order_account account set next_due = open.due
      from (
        select order_id, min(due) as due from instalment join order_account using (order_id)
        where paid = 0 or kind = 'rest' and paid < total group by order_id
      ) open
      where open.order_id = account.order_id and stage <> 'cancelled'`);
  }
}
