import { Migration } from '@mikro-orm/migrations';

/**
 * Invoices have the day that decides on their tax period, read from their XML (P_6); an order remembers that its
 * consumer has asked for an invoice.
 */
export class Migration20261128152900 extends Migration {
  override name = 'Migration20261128152900';

  override up(): void {
    this.addSql('alter table invoice add taxed_on date null');
    this.addSql('alter table invoice disable trigger invoice_unchanged');
    this.addSql(`update invoice set taxed_on = coalesce(
      substring(convert_from(xml, 'UTF8') from '<P_6>(\\d{4}-\\d{2}-\\d{2})</P_6>')::date, issued_on)`);
    this.addSql('alter table invoice enable trigger invoice_unchanged');
    this.addSql('alter table invoice alter taxed_on set not null');
    this.addSql('create index invoice_taxed_on_id_index on invoice (taxed_on, id)');
    this.addSql('alter table order_account add invoice_requested_on date null');
    this.addSql(`update order_account account set invoice_requested_on = asked.day
      from (select order_id, min((created_at at time zone 'Europe/Warsaw')::date) as day from inquiry
        where inquiry_type = 'order_invoice' group by order_id) asked
      where asked.order_id = account.order_id`);
    this.setAwaitsInvoice('is_for_company or invoiced is not null or invoice_requested_on is not null');
  }

  override down(): void {
    this.setAwaitsInvoice('is_for_company or invoiced is not null');
    this.addSql('alter table order_account drop invoice_requested_on');
    this.addSql('alter table invoice drop taxed_on');
  }

  private setAwaitsInvoice(isWanted: string): void {
    this.addSql('alter table order_account drop awaits_invoice');
    this.addSql(`alter table order_account add awaits_invoice boolean generated always as (
      (${isWanted}) and not has_final_invoice and stage <> 'cancelled'
        and coalesce(invoiced, 0) < total and (coalesce(invoiced, 0) < paid or stage = 'delivered')) stored`);
    this.addSql(
      'create index order_account_invoice_index on order_account (order_id) where awaits_invoice',
    );
  }
}
