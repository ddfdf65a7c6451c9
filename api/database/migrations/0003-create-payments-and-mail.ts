import { Migration } from '@mikro-orm/migrations';

/** Accounts of orders with their ledger, payments, bank transfers and invoices; sales by day; e-mail. */
export class CreatePaymentsAndMail extends Migration {
  override up(): void {
    this.addSql(`create table order_account (
      order_id int primary key,
      total numeric(12,2) not null,
      paid numeric(12,2) not null default 0,
      stage varchar(10) not null default 'placed',
      outstanding numeric(12,2)
        generated always as ((case when stage = 'cancelled' then 0 else total end - paid)) stored,
      next_due date,
      deposit_percent smallint not null,
      deposit_days smallint not null,
      rest_days smallint not null,
      is_for_company boolean not null,
      invoiced numeric(12,2),
      has_final_invoice boolean not null default false,
      invoice_requested_on date,
      awaits_invoice boolean
        generated always as ((is_for_company or invoiced is not null or invoice_requested_on is not null)
        and not has_final_invoice and stage <> 'cancelled' and coalesce(invoiced, 0) < total
        and (coalesce(invoiced, 0) < paid or stage = 'delivered')) stored,
      constraint order_account_terms
        check (deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365
        and rest_days >= 0 and rest_days <= 365),
      constraint order_account_values
        check (total >= 0 and (stage in ('placed', 'agreed', 'ready', 'delivered', 'cancelled')))
    );
    create index order_account_due_index on order_account (next_due, order_id)
      include (outstanding) where next_due is not null;
    create index order_account_invoice_index on order_account (order_id) where awaits_invoice;
    create index order_account_refund_index on order_account (order_id) where outstanding < 0;
    create index order_account_unpaid_index on order_account (order_id) where outstanding > 0`);

    this.addSql(`create table instalment (
      id serial primary key,
      order_id int not null,
      kind varchar(10) not null,
      amount numeric(12,2) not null,
      due date,
      reminder varchar(15),
      reminded_due date,
      former_due date,
      constraint instalment_order_id_kind_unique unique (order_id, kind),
      constraint instalment_reminder
        check ((reminder in ('upcoming', 'overdue', 'overdue_again'))
        and (reminder is null) = (reminded_due is null)),
      constraint instalment_values check (amount > 0 and (kind in ('deposit', 'rest', 'whole'))),
      constraint instalment_order_id_foreign foreign key (order_id) references order_account
    )`);

    this.addSql(`create table ledger_entry (
      id bigserial primary key,
      order_id int not null,
      kind varchar(16) not null,
      amount numeric(12,2) not null,
      method varchar(10) not null,
      reference varchar(100) not null,
      value_day date not null,
      at timestamptz not null default now(),
      actor_id int,
      note varchar(500),
      reverses_id bigint,
      constraint ledger_entry_method_reference_kind_unique unique (method, reference, kind),
      constraint ledger_entry_reverses_id_unique unique (reverses_id),
      constraint ledger_entry_values
        check (amount > 0 and (method in ('transfer', 'online', 'opening'))
        and (kind in ('requested', 'paid', 'failed', 'refund_requested', 'refund_failed', 'refunded',
        'paid_reversed', 'refund_reversed')) and (kind in ('paid_reversed', 'refund_reversed')) = (reverses_id is
        not null)),
      constraint ledger_entry_actor_id_foreign foreign key (actor_id) references user_account,
      constraint ledger_entry_order_id_foreign foreign key (order_id) references order_account,
      constraint ledger_entry_reverses_id_foreign foreign key (reverses_id) references ledger_entry
    );
    create index ledger_entry_order_id_id_index on ledger_entry (order_id, id);
    create index ledger_entry_value_day_id_index on ledger_entry (value_day, id)`);

    this.addSql(`create table online_payment (
      id uuid primary key,
      order_id int not null,
      instalment varchar(10) not null,
      amount numeric(12,2) not null,
      provider varchar(20) not null,
      token varchar(200),
      state varchar(10) not null default 'open',
      expires_at timestamptz not null,
      check_at timestamptz,
      created_at timestamptz not null default now(),
      doubt_at timestamptz,
      reported_amount numeric(12,2),
      reported_reference varchar(20),
      constraint online_payment_values
        check (amount > 0 and (state in ('open', 'paid', 'failed')) and (instalment in ('deposit', 'rest', 'whole'))),
      constraint online_payment_order_id_foreign foreign key (order_id) references customer_order
    );
    create index online_payment_check_at_index on online_payment (check_at) where check_at is not null;
    create index online_payment_doubt_at_index on online_payment (doubt_at) where doubt_at is not null;
    create index online_payment_order_id_created_at_index on online_payment (order_id, created_at)`);

    this.addSql(`create table online_receipt (
      id serial primary key,
      payment_id uuid not null,
      provider varchar(20) not null,
      reference varchar(20) not null,
      amount numeric(12,2) not null,
      at timestamptz not null default now(),
      constraint online_receipt_provider_reference_unique unique (provider, reference),
      constraint online_receipt_amount check (amount > 0),
      constraint online_receipt_payment_id_foreign foreign key (payment_id) references online_payment
    );
    create index online_receipt_payment_id_index on online_receipt (payment_id)`);

    this.addSql(`create table online_refund (
      id uuid primary key,
      receipt_id int not null,
      amount numeric(12,2) not null,
      state varchar(10) not null default 'requested',
      created_at timestamptz not null default now(),
      check_at timestamptz,
      doubt_at timestamptz,
      panel_reference varchar(20),
      constraint online_refund_receipt_id_panel_reference_unique unique (receipt_id, panel_reference),
      constraint online_refund_values check (amount > 0 and (state in ('requested', 'sent', 'done', 'failed'))),
      constraint online_refund_receipt_id_foreign foreign key (receipt_id) references online_receipt
    );
    create index online_refund_check_at_index on online_refund (check_at) where check_at is not null;
    create index online_refund_doubt_at_index on online_refund (doubt_at) where doubt_at is not null;
    create index online_refund_receipt_id_index on online_refund (receipt_id);
    create index online_refund_requested_index on online_refund (created_at) where state = 'requested'`);

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
      debit_count int not null,
      constraint bank_statement_format check (format in ('mt940', 'camt053')),
      constraint bank_statement_imported_by_id_foreign foreign key (imported_by_id) references user_account
    )`);

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
      order_id int,
      reasons jsonb not null default '[]',
      note varchar(500),
      decided_by_id int,
      decided_at timestamptz,
      version int not null default 1,
      search_text text
        generated always as (search_key(party_name || ' ' || title || ' ' || party_account || ' ' ||
        bank_reference)) stored,
      undone_count smallint not null default 0,
      split_from_id int,
      constraint bank_transfer_fingerprint_unique unique (fingerprint),
      constraint bank_transfer_values
        check (amount > 0 and (state in ('booked', 'doubtful', 'unknown', 'set_aside', 'split'))
        and (state = 'booked') = (order_id is not null)),
      constraint bank_transfer_decided_by_id_foreign foreign key (decided_by_id) references user_account,
      constraint bank_transfer_order_id_foreign foreign key (order_id) references customer_order,
      constraint bank_transfer_split_from_id_foreign foreign key (split_from_id) references bank_transfer,
      constraint bank_transfer_statement_id_foreign foreign key (statement_id) references bank_statement
    );
    create index bank_transfer_booked_on_id_index on bank_transfer (booked_on, id);
    create index bank_transfer_order_id_index on bank_transfer (order_id);
    create index bank_transfer_search_index on bank_transfer using gin (search_text gin_trgm_ops);
    create index bank_transfer_split_from_id_index on bank_transfer (split_from_id);
    create index bank_transfer_state_booked_on_id_index on bank_transfer (state, booked_on, id);
    create index bank_transfer_statement_id_index on bank_transfer (statement_id)`);

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
      buyer_tax_number varchar(14),
      sums jsonb not null,
      net numeric(12,2) not null,
      vat numeric(12,2) not null,
      gross numeric(12,2) not null,
      corrects_id int,
      xml bytea not null,
      xml_hash varchar(64) not null,
      issued_by_id int not null,
      at timestamptz not null default now(),
      search_text text
        generated always as (search_key(number || ' ' || buyer_name || ' ' || coalesce(buyer_tax_number, ''))) stored,
      replaces_id int,
      taxed_on date not null,
      constraint invoice_replaces_id_unique unique (replaces_id),
      constraint invoice_amounts check (net + vat = gross),
      constraint invoice_corrects_id_foreign foreign key (corrects_id) references invoice,
      constraint invoice_issued_by_id_foreign foreign key (issued_by_id) references user_account,
      constraint invoice_order_id_foreign foreign key (order_id) references customer_order,
      constraint invoice_replaces_id_foreign foreign key (replaces_id) references invoice
    );
    create index invoice_corrects_id_index on invoice (corrects_id);
    create index invoice_issued_on_id_index on invoice (issued_on, id);
    create unique index invoice_number_unique on invoice (number) where replaces_id is null;
    create index invoice_order_id_id_index on invoice (order_id, id);
    create index invoice_search_index on invoice using gin (search_text gin_trgm_ops);
    create index invoice_taxed_on_id_index on invoice (taxed_on, id)`);

    this.addSql(`create table invoice_delivery (
      id serial primary key,
      invoice_id int not null,
      state varchar(8) not null,
      is_offline boolean not null default false,
      due_on date not null,
      attempts int not null default 0,
      next_attempt_at timestamptz,
      session varchar(64),
      reference varchar(64),
      ksef_number varchar(36),
      confirmation text,
      accepted_at timestamptz,
      problem varchar(1000),
      invoice_url varchar(300) not null,
      certificate_url varchar(1000),
      is_demonstration boolean not null,
      duplicate_of varchar(36),
      constraint invoice_delivery_invoice_id_unique unique (invoice_id),
      constraint invoice_delivery_ksef_number_unique unique (ksef_number),
      constraint invoice_delivery_duplicate check (duplicate_of is null or state = 'rejected'),
      constraint invoice_delivery_values
        check ((state in ('issued', 'sent', 'accepted', 'rejected'))
        and (state = 'accepted') = (ksef_number is not null and confirmation is not null
        and accepted_at is not null) and (state = 'sent') <= (reference is not null)),
      constraint invoice_delivery_invoice_id_foreign foreign key (invoice_id) references invoice on delete cascade
    );
    create index invoice_delivery_state_due_on_id_index on invoice_delivery (state, due_on, id)`);

    // Without a primary key: each change adds a row, so that orders do not wait for each other.
    this.addSql(`create table daily_sales (
      day date not null,
      status text not null,
      order_count int not null,
      amount numeric(14,2) not null
    );
    create index daily_sales_day_index on daily_sales (day)`);

    this.addSql(`create table daily_sales_item (
      day date not null,
      product_id int,
      color text,
      frame_color text,
      pieces int not null,
      grosze bigint not null
    );
    create index daily_sales_item_color_index on daily_sales_item (day)
      include (color, pieces, grosze) where color is not null;
    create index daily_sales_item_frame_color_index on daily_sales_item (day)
      include (frame_color, pieces, grosze) where frame_color is not null;
    create index daily_sales_item_product_id_index on daily_sales_item (day)
      include (product_id, pieces, grosze) where product_id is not null`);

    this.addSql(`create table subscriber (
      id uuid primary key,
      email varchar(254) not null,
      status text not null default 'pending',
      confirm_token_hash varchar(43),
      unsubscribe_token_hash varchar(43) not null,
      consent_version varchar(10) not null,
      source text not null,
      requested_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unsubscribed_at timestamptz,
      constraint subscriber_confirm_token_hash_unique unique (confirm_token_hash),
      constraint subscriber_unsubscribe_token_hash_unique unique (unsubscribe_token_hash),
      constraint subscriber_source_check check (source in ('form', 'checkout', 'api')),
      constraint subscriber_status_check check (status in ('pending', 'confirmed', 'unsubscribed')),
      constraint subscriber_times
        check ((status <> 'confirmed' or confirmed_at is not null)
        and (status = 'unsubscribed') = (unsubscribed_at is not null)
        and (status = 'pending') = (confirm_token_hash is not null))
    );
    create unique index subscriber_email_unique on subscriber (email) where unsubscribed_at is null;
    create index subscriber_status_requested_at_index on subscriber (status, requested_at)`);

    this.addSql(`create table outgoing_mail (
      id uuid primary key,
      recipient varchar(254) not null,
      subject varchar(300) not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      content jsonb,
      order_id int,
      resent_by_id int,
      resent_at timestamptz,
      inquiry_id int,
      inquiry_answer_id int,
      send_after timestamptz,
      offer_id int,
      attempted_at timestamptz
    );
    create index outgoing_mail_inquiry_answer_id_index on outgoing_mail (inquiry_answer_id);
    create index outgoing_mail_offer_id_index on outgoing_mail (offer_id);
    create index outgoing_mail_order_id_index on outgoing_mail (order_id);
    create index outgoing_mail_sent_at_created_at_index on outgoing_mail (sent_at, created_at)`);
  }
}
