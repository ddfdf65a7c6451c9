import { Migration } from '@mikro-orm/migrations';

/** Invoices are issued once, numbered without gaps, and never change. */
export class Migration20261125003001 extends Migration {
  override name = 'Migration20261125003001';

  override up(): void {
    this.addSql(`create table invoice_counter (
      series varchar(2) not null,
      month varchar(7) not null,
      last int not null,
      primary key (series, month)
    )`);
    this.addSql(`create table invoice (
      id serial primary key,
      order_id int not null,
      kind varchar(7) not null,
      number varchar(20) not null,
      issued_on date not null,
      buyer_name varchar(512) not null,
      buyer_tax_number varchar(14) null,
      sums jsonb not null,
      net numeric(12,2) not null,
      vat numeric(12,2) not null,
      gross numeric(12,2) not null,
      corrects_id int null,
      xml bytea not null,
      xml_hash varchar(64) not null,
      issued_by_id int not null,
      at timestamptz not null default now(),
      constraint invoice_number_unique unique (number),
      constraint invoice_amounts check (net + vat = gross)
    )`);
    this.refer('order_id', 'customer_order (id)');
    this.refer('corrects_id', 'invoice (id)');
    this.refer('issued_by_id', 'user_account (id)');
    for (const columns of ['order_id, id', 'issued_on, id', 'corrects_id'])
      this.addSql(
        `create index invoice_${columns.replaceAll(', ', '_')}_index on invoice (${columns})`,
      );
    this.keep();
  }

  override down(): void {
    this.addSql('drop table invoice');
    this.addSql('drop table invoice_counter');
  }

  private refer(column: string, to: string): void {
    this.addSql(
      `alter table invoice add constraint invoice_${column}_foreign foreign key (${column}) references ${to}`,
    );
  }

  private keep(): void {
    this.addSql(`create trigger invoice_audited after insert on invoice
      for each row execute function record_change('xml,sums', '')`);
    this.addSql(`create trigger invoice_unchanged before update or truncate on invoice
      for each statement execute function refuse_change()`);
    // Only the nightly job deletes invoices, after their retention period.
    this.addSql(`create trigger invoice_kept before delete on invoice
      for each statement when (current_setting('cieniomat.forgetting', true) is distinct from 'on')
      execute function refuse_change()`);
  }
}
