import { Migration } from '@mikro-orm/migrations';

/** Bank statements, and their transfers, each of which is stored once however many statements list it. */
export class Migration20261125005000 extends Migration {
  override name = 'Migration20261125005000';

  override up(): void {
    this.addSql(`create table bank_statement (
      id serial primary key,
      format varchar(10) not null,
      imported_at timestamptz not null default now(),
      imported_by_id int not null,
      first_day date not null,
      last_day date not null,
      booked_count int not null,
      doubtful_count int not null,
      unknown_count int not null,
      known_count int not null,
      debit_count int not null
    )`);
    this.addSql(
      `alter table bank_statement add constraint bank_statement_format check (format in ('mt940', 'camt053'))`,
    );
    this.createTransfers();
    this.refer('bank_statement', 'imported_by_id', 'user_account');
    this.refer('bank_transfer', 'statement_id', 'bank_statement');
    this.refer('bank_transfer', 'order_id', 'customer_order');
    this.refer('bank_transfer', 'decided_by_id', 'user_account');
    this.addSql(`create trigger bank_statement_audited after insert on bank_statement
      for each row when (current_setting('cieniomat.actor', true) <> '') execute function record_change('', '')`);
    // The audit log records an import as a new statement, and a decision of staff as a change of its transfer.
    this.addSql(`create trigger bank_transfer_audited after update on bank_transfer
      for each row when (current_setting('cieniomat.actor', true) <> '')
      execute function record_change('search_text,version', '')`);
  }

  override down(): void {
    for (const table of ['bank_transfer', 'bank_statement']) this.addSql(`drop table ${table}`);
  }

  private createTransfers(): void {
    this.addSql(`create table bank_transfer (
      id serial primary key,
      statement_id int not null,
      fingerprint varchar(64) not null,
      account varchar(42) not null,
      booked_on date not null,
      amount numeric(14,2) not null,
      currency varchar(3) not null,
      party_name varchar(200) not null,
      party_account varchar(42) not null,
      title varchar(500) not null,
      bank_reference varchar(80) not null,
      state varchar(10) not null,
      order_id int null,
      reasons jsonb not null default '[]',
      note varchar(500) null,
      decided_by_id int null,
      decided_at timestamptz null,
      version int not null default 1,
      search_text text generated always as
        (search_key(party_name || ' ' || title || ' ' || party_account || ' ' || bank_reference)) stored null,
      constraint bank_transfer_fingerprint_unique unique (fingerprint)
    )`);
    this.addSql(`alter table bank_transfer add constraint bank_transfer_values check
      (amount > 0 and state in ('booked', 'doubtful', 'unknown', 'set_aside')
        and ((state = 'booked') = (order_id is not null)))`);
    for (const index of [
      'bank_transfer_statement_id_index on bank_transfer (statement_id)',
      'bank_transfer_order_id_index on bank_transfer (order_id)',
      'bank_transfer_state_booked_on_id_index on bank_transfer (state, booked_on, id)',
      'bank_transfer_booked_on_id_index on bank_transfer (booked_on, id)',
      'bank_transfer_search_index on bank_transfer using gin (search_text gin_trgm_ops)',
    ])
      this.addSql(`create index ${index}`);
  }

  private refer(table: string, column: string, to: string): void {
    this.addSql(
      `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${to} (id)`,
    );
  }
}
