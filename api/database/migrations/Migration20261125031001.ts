import { Migration } from '@mikro-orm/migrations';

/** Indexes for lists and searches of issued invoices, and for the orders of companies that are to be invoiced. */
export class Migration20261125031001 extends Migration {
  override name = 'Migration20261125031001';

  override up(): void {
    this.addSql(`alter table invoice add column search_text text generated always as
      (search_key(number || ' ' || buyer_name || ' ' || coalesce(buyer_tax_number, ''))) stored null`);
    this.addSql(auditTrigger('xml,sums,search_text'));
    this.addSql('create index invoice_search_index on invoice using gin (search_text gin_trgm_ops)');
    this.addSql(
      'create index customer_order_company_index on customer_order (id) where company_tax_number is not null',
    );
  }

  override down(): void {
    this.addSql('drop index customer_order_company_index');
    this.addSql(auditTrigger('xml,sums'));
    this.addSql('alter table invoice drop column search_text');
  }
}

const auditTrigger = (unrecorded: string): string =>
  `create or replace trigger invoice_audited after insert on invoice
    for each row execute function record_change('${unrecorded}', '')`;
