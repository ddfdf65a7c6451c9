import { Migration } from '@mikro-orm/migrations';

const BEFORE = `'placed', 'agreed', 'ready', 'cancelled'`;
const NOW = `'placed', 'agreed', 'ready', 'delivered', 'cancelled'`;

/**
 * The account of an order stores the sum of its invoices, so that orders that are to be invoiced are found by an index.
 */
export class Migration20261125160000 extends Migration {
  override name = 'Migration20261125160000';

  override up(): void {
    this.setStages(NOW);
    this.addSql(`alter table order_account
      add is_for_company boolean not null default false,
      add invoiced numeric(12,2) null,
      add has_final_invoice boolean not null default false`);
    this.addSql('alter table order_account alter is_for_company drop default');
    this.keepWhatIsKnown();
    this.keepInvoiced();
    // This column is added after the rows are filled, because every change of a row computes it again.
    this.addSql(`alter table order_account add awaits_invoice boolean generated always as (
      (is_for_company or invoiced is not null) and not has_final_invoice and stage <> 'cancelled'
        and coalesce(invoiced, 0) < total and (coalesce(invoiced, 0) < paid or stage = 'delivered')) stored`);
    this.addSql(
      'create index order_account_invoice_index on order_account (order_id) where awaits_invoice',
    );
    this.addSql('drop index customer_order_company_index');
    this.addSql('create index invoice_order_id_id_index on invoice (order_id, id)');
    this.addSql('drop index invoice_of_order_index');
  }

  override down(): void {
    this.addSql(
      'create index customer_order_company_index on customer_order (id) where company_tax_number is not null',
    );
    this.addSql(
      'create index invoice_of_order_index on invoice (order_id, id) include (kind, gross)',
    );
    this.addSql('drop index invoice_order_id_id_index');
    this.addSql(`alter table order_account drop awaits_invoice, drop has_final_invoice, drop invoiced,
      drop is_for_company`);
    this.addSql(`update order_account set stage = 'ready' where stage = 'delivered'`);
    this.setStages(BEFORE);
  }

  private setStages(stages: string): void {
    this.addSql('alter table order_account drop constraint order_account_values');
    this.addSql(`alter table order_account add constraint order_account_values check
      (total >= 0 and paid >= 0 and stage in (${stages}))`);
  }

  private keepWhatIsKnown(): void {
    this.addSql(`update order_account account set
        is_for_company = placed.company_tax_number is not null,
        stage = case placed.status when 'delivered' then 'delivered' else account.stage end
      from customer_order placed
      where placed.id = account.order_id
        and (placed.company_tax_number is not null or placed.status = 'delivered')`);
  }

  /**
   * The rules of `inForce` and `isSettled`: invoices that KSeF has refused do not count; and where a final invoice and
   * all invoices before it, with their corrections, add up to 0, none of these counts.
   */
  private keepInvoiced(): void {
    this.addSql(`with valid as (
        select * from invoice where id not in (select invoice_id from invoice_delivery where state = 'rejected')),
      corrected as (
        select original.id, original.order_id, original.kind, original.gross + coalesce(sum(correction.gross), 0) as gross
        from valid original left join valid correction on correction.corrects_id = original.id
        where original.corrects_id is null
        group by original.id, original.order_id, original.kind, original.gross),
      summed as (
        select *, sum(gross) over (partition by order_id order by id) as together from corrected),
      placed as (
        select *, max(id) filter (where kind = 'ROZ' and together <= 0) over (partition by order_id) as taken_back
        from summed),
      counting as (
        select * from placed where id > coalesce(taken_back, 0) and (kind = 'ROZ' or gross > 0)),
      kept as (
        select issued.order_id, coalesce(sum(gross), 0) as invoiced, coalesce(bool_or(kind <> 'ZAL'), false) as is_final
        from (select distinct order_id from invoice) issued left join counting on counting.order_id = issued.order_id
        group by issued.order_id)
      update order_account account set invoiced = kept.invoiced, has_final_invoice = kept.is_final
      from kept where kept.order_id = account.order_id`);
  }
}
