import { Migration } from '@mikro-orm/migrations';

/** Carts, orders with their versions, inquiries, offers, and the queue of calls. */
export class CreateOrdersAndOffers extends Migration {
  override up(): void {
    this.addSql(`create table cart (
      id uuid primary key,
      visitor_id uuid not null,
      ordered_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      additions text[] not null default '{}'
    );
    create unique index cart_one_open_per_visitor on cart (visitor_id) where ordered_at is null;
    create index cart_updated_at_index on cart (updated_at);
    create index cart_visitor_id_ordered_at_index on cart (visitor_id, ordered_at)`);

    this.addSql(`create table cart_line (
      id uuid primary key,
      cart_id uuid not null,
      configuration_id uuid not null,
      fingerprint varchar(64) not null,
      quantity int not null,
      position bigserial,
      label varchar(80) not null default '',
      constraint cart_line_cart_id_fingerprint_label_unique unique (cart_id, fingerprint, label),
      constraint cart_line_quantity check (quantity >= 1 and quantity <= 99),
      constraint cart_line_cart_id_foreign foreign key (cart_id) references cart on delete cascade,
      constraint cart_line_configuration_id_foreign foreign key (configuration_id) references configuration
    );
    create index cart_line_configuration_id_index on cart_line (configuration_id)`);

    // The estimated number of matches decides how orders are found; the default statistics are too coarse for that.
    this.addSql(`create table customer_order (
      id serial primary key,
      token varchar(43) not null,
      cart_id uuid,
      visitor_id uuid,
      request_fingerprint varchar(64),
      status text not null default 'pending',
      customer_name varchar(120) not null,
      customer_email varchar(254) not null,
      customer_phone varchar(20) not null,
      customer_address varchar(500) not null,
      total_amount numeric(12,2) not null,
      net numeric(12,2) not null,
      vat numeric(12,2) not null,
      created_at timestamptz not null default now(),
      consents jsonb not null default '[]',
      anonymised_at timestamptz,
      version int not null default 1,
      search_text text
        generated always as (search_key(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' ||
        customer_address)) stored,
      delivery_note varchar(500),
      measuring_note varchar(2000),
      company_name varchar(200),
      company_tax_number varchar(14),
      billing_address varchar(500),
      discount numeric(12,2) not null default 0.00,
      discount_reason varchar(200),
      latest_version int not null default 1,
      current_version int not null default 1,
      building_kind varchar(5),
      building_area numeric(7,2),
      term_weeks_from smallint,
      term_weeks_to smallint,
      constraint customer_order_cart_id_unique unique (cart_id),
      constraint customer_order_token_unique unique (token),
      constraint customer_order_amounts check (total_amount >= 0 and net + vat = total_amount and discount >= 0),
      constraint customer_order_status_check
        check (status in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled')),
      constraint customer_order_term
        check ((term_weeks_from is null) = (term_weeks_to is null) and term_weeks_from >= 1
        and term_weeks_to >= term_weeks_from and term_weeks_to <= 52),
      constraint customer_order_cart_id_foreign foreign key (cart_id) references cart
    );
    alter table customer_order alter search_text set statistics 1000;
    create index customer_order_created_at_id_index on customer_order (created_at, id) include (status, total_amount);
    create index customer_order_customer_phone_index on customer_order (customer_phone text_pattern_ops);
    create index customer_order_search_index on customer_order using gin (search_text gin_trgm_ops);
    create index customer_order_status_created_at_id_index on customer_order (status, created_at, id);
    create index customer_order_total_amount_id_index on customer_order (total_amount, id);
    create index customer_order_visitor_id_request_fingerprint_index on customer_order (visitor_id,
      request_fingerprint)`);

    this.addSql(`create table idempotency_key (
      visitor_id uuid not null,
      key varchar(255) not null,
      request_fingerprint varchar(64) not null,
      order_id int not null,
      created_at timestamptz not null default now(),
      primary key (visitor_id, key),
      constraint idempotency_key_order_id_foreign foreign key (order_id) references customer_order
    );
    create index idempotency_key_order_id_index on idempotency_key (order_id)`);

    this.addSql(`create table order_line (
      id uuid primary key,
      order_id int not null,
      position int not null,
      product_id int not null,
      product_name varchar(200) not null,
      settings jsonb not null,
      lines jsonb not null,
      warnings jsonb not null,
      price_list_version int not null,
      quantity int not null,
      unit_price numeric(12,2) not null,
      line_total numeric(12,2) not null,
      withdrawal varchar(10) not null,
      configuration_id uuid,
      color text generated always as (settings ->> 'color') stored,
      frame_color text generated always as (settings ->> 'frameColor') stored,
      label varchar(80) not null default '',
      vat_ruling varchar(60),
      constraint order_line_amounts check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity),
      constraint order_line_configuration_id_foreign
        foreign key (configuration_id) references configuration on delete set null,
      constraint order_line_order_id_foreign foreign key (order_id) references customer_order,
      constraint order_line_price_list_version_foreign foreign key (price_list_version) references price_list,
      constraint order_line_product_id_foreign foreign key (product_id) references product
    );
    create index order_line_configuration_id_index on order_line (configuration_id);
    create index order_line_order_id_index on order_line (order_id);
    create index order_line_price_list_version_index on order_line (price_list_version);
    create index order_line_product_id_index on order_line (product_id)`);

    this.addSql(`create table order_event (
      id serial primary key,
      order_id int not null,
      status text not null,
      at timestamptz not null default now(),
      actor_id int,
      note varchar(2000),
      previous_status text,
      sends_mail boolean,
      mail_id uuid,
      undoes_id int,
      version_number int,
      version_news text,
      reminder text,
      constraint order_event_undoes_id_unique unique (undoes_id),
      constraint order_event_previous_status_check
        check (previous_status in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled')),
      constraint order_event_reminder_check check (reminder in ('upcoming', 'overdue', 'overdue_again')),
      constraint order_event_status_check
        check (status in ('pending', 'confirmed', 'in_production', 'shipped', 'delivered', 'cancelled')),
      constraint order_event_version_news_check check (version_news in ('sent', 'accepted', 'refused', 'withdrawn')),
      constraint order_event_actor_id_foreign foreign key (actor_id) references user_account on delete set null,
      constraint order_event_order_id_foreign foreign key (order_id) references customer_order,
      constraint order_event_undoes_id_foreign foreign key (undoes_id) references order_event on delete set null
    );
    create index order_event_order_id_index on order_event (order_id)`);

    this.addSql(`create table order_note (
      id serial primary key,
      order_id int not null,
      author_id int not null,
      text varchar(2000) not null,
      created_at timestamptz not null default now(),
      constraint order_note_author_id_foreign foreign key (author_id) references user_account,
      constraint order_note_order_id_foreign foreign key (order_id) references customer_order
    );
    create index order_note_order_id_index on order_note (order_id)`);

    this.addSql(`create table order_version (
      id uuid primary key,
      customer_name varchar(120) not null,
      customer_email varchar(254) not null,
      customer_phone varchar(20) not null,
      customer_address varchar(500) not null,
      delivery_note varchar(500),
      measuring_note varchar(2000),
      company_name varchar(200),
      company_tax_number varchar(14),
      billing_address varchar(500),
      order_id int not null,
      number int not null,
      state text not null,
      reason varchar(500),
      discount numeric(12,2) not null,
      discount_reason varchar(200),
      total_amount numeric(12,2) not null,
      net numeric(12,2) not null,
      vat numeric(12,2) not null,
      is_late boolean not null,
      author_id int,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_name varchar(120),
      consent_way text,
      decided_from varchar(45),
      recorded_by_id int,
      decision_note varchar(1000),
      building_kind varchar(5),
      building_area numeric(7,2),
      issuer jsonb,
      constraint order_version_order_id_number_unique unique (order_id, number),
      constraint order_version_amounts check (total_amount >= 0 and net + vat = total_amount and discount >= 0),
      constraint order_version_consent_way_check check (consent_way in ('link', 'phone')),
      constraint order_version_state_check check (state in ('sent', 'accepted', 'refused', 'replaced', 'withdrawn')),
      constraint order_version_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint order_version_order_id_foreign foreign key (order_id) references customer_order,
      constraint order_version_recorded_by_id_foreign
        foreign key (recorded_by_id) references user_account on delete set null
    )`);

    this.addSql(`create table order_version_line (
      id uuid primary key,
      position int not null,
      product_id int not null,
      configuration_id uuid,
      product_name varchar(200) not null,
      label varchar(80) not null default '',
      settings jsonb not null,
      lines jsonb not null,
      warnings jsonb not null,
      price_list_version int not null,
      quantity int not null,
      unit_price numeric(12,2) not null,
      line_total numeric(12,2) not null,
      withdrawal varchar(10) not null,
      version_id uuid not null,
      line_id uuid not null,
      replaces_line_id uuid,
      vat_ruling varchar(60),
      constraint order_version_line_amounts
        check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity),
      constraint order_version_line_configuration_id_foreign
        foreign key (configuration_id) references configuration on delete set null,
      constraint order_version_line_price_list_version_foreign foreign key (price_list_version) references price_list,
      constraint order_version_line_product_id_foreign foreign key (product_id) references product,
      constraint order_version_line_version_id_foreign foreign key (version_id) references order_version
    );
    create index order_version_line_configuration_id_index on order_version_line (configuration_id);
    create index order_version_line_line_id_index on order_version_line (line_id);
    create index order_version_line_price_list_version_index on order_version_line (price_list_version);
    create index order_version_line_product_id_index on order_version_line (product_id);
    create index order_version_line_version_id_index on order_version_line (version_id)`);

    this.addSql(`create table withdrawal (
      id uuid primary key,
      order_id int,
      name varchar(120) not null,
      order_number int not null,
      email varchar(254) not null,
      goods varchar(1000),
      reason varchar(2000),
      received_at timestamptz not null,
      constraint withdrawal_order_id_foreign foreign key (order_id) references customer_order on delete set null
    );
    create index withdrawal_order_id_index on withdrawal (order_id);
    create index withdrawal_received_at_index on withdrawal (received_at)`);

    this.addSql(`create table inquiry (
      id serial primary key,
      customer_name varchar(120) not null,
      customer_email varchar(254) not null,
      customer_phone varchar(20),
      subject varchar(200) not null,
      message text not null,
      inquiry_type text not null,
      status text not null default 'new',
      priority text not null,
      configuration_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      assignee_id int,
      version int not null default 1,
      priority_rank smallint
        generated always as (case priority when 'high' then 3 when 'medium' then 2 else 1 end) stored,
      search_text text
        generated always as (search_key(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone,
        '') || ' ' || subject || ' ' || message)) stored,
      order_id int,
      sample_ids text[] not null default '{}',
      street varchar(120),
      postal_code varchar(6),
      city varchar(80),
      constraint inquiry_inquiry_type_check
        check (inquiry_type in ('quote', 'technical', 'warranty', 'general', 'complaint', 'samples',
        'order_change', 'order_cancellation', 'order_invoice')),
      constraint inquiry_priority_check check (priority in ('low', 'medium', 'high')),
      constraint inquiry_status_check
        check (status in ('new', 'in_progress', 'waiting_for_customer', 'resolved', 'closed')),
      constraint inquiry_assignee_id_foreign foreign key (assignee_id) references user_account on delete set null,
      constraint inquiry_configuration_id_foreign
        foreign key (configuration_id) references configuration on delete set null,
      constraint inquiry_order_id_foreign foreign key (order_id) references customer_order on delete set null
    );
    create index inquiry_assignee_id_index on inquiry (assignee_id);
    create index inquiry_created_at_id_index on inquiry (created_at, id);
    create index inquiry_order_id_index on inquiry (order_id);
    create index inquiry_priority_rank_created_at_id_index on inquiry (priority_rank, created_at, id);
    create index inquiry_search_index on inquiry using gin (search_text gin_trgm_ops);
    create index inquiry_status_created_at_id_index on inquiry (status, created_at, id)`);

    this.addSql(`create table inquiry_answer (
      id serial primary key,
      inquiry_id int not null,
      text text not null,
      author_id int not null,
      at timestamptz not null default now(),
      constraint inquiry_answer_author_id_foreign foreign key (author_id) references user_account,
      constraint inquiry_answer_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete cascade
    );
    create index inquiry_answer_inquiry_id_index on inquiry_answer (inquiry_id)`);

    this.addSql(`create table canned_answer (
      id serial primary key,
      title varchar(80) collate "pl-x-icu" not null,
      text text not null,
      version int not null default 1,
      constraint canned_answer_title_unique unique (title)
    )`);

    this.addSql(`create table offer (
      id serial primary key,
      customer_name varchar(120),
      customer_email varchar(254),
      customer_phone varchar(20),
      customer_address varchar(500),
      delivery_note varchar(500),
      measuring_note varchar(2000),
      company_name varchar(200),
      company_tax_number varchar(14),
      billing_address varchar(500),
      building_kind varchar(5),
      building_area numeric(7,2),
      token varchar(43) not null,
      state text not null default 'draft',
      inquiry_id int,
      order_id int,
      author_id int,
      latest_version int not null default 1,
      current_version int not null default 1,
      total_amount numeric(12,2) not null,
      valid_until date not null,
      sent_at timestamptz,
      opened_at timestamptz,
      asked_at timestamptz,
      accepted_at timestamptz,
      lost_reason text,
      lost_note varchar(1000),
      search_text text
        generated always as (search_key(coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' '
        || coalesce(customer_phone, '') || ' ' || coalesce(customer_address, '') || ' ' || coalesce(company_name,
        ''))) stored,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint offer_order_id_unique unique (order_id),
      constraint offer_token_unique unique (token),
      constraint offer_lost_reason_check
        check (lost_reason in ('price', 'term', 'competitor', 'resigned', 'no_answer', 'other')),
      constraint offer_state_check check (state in ('draft', 'sent', 'accepted', 'lost')),
      constraint offer_values
        check (total_amount >= 0 and (state = 'accepted') = (order_id is not null)
        and (state = 'lost') = (lost_reason is not null)),
      constraint offer_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint offer_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete set null,
      constraint offer_order_id_foreign foreign key (order_id) references customer_order on delete set null
    );
    create index offer_created_at_id_index on offer (created_at, id);
    create index offer_inquiry_id_index on offer (inquiry_id);
    create index offer_search_index on offer using gin (search_text gin_trgm_ops);
    create index offer_sent_at_index on offer (sent_at);
    create index offer_state_created_at_id_index on offer (state, created_at, id);
    create index offer_total_amount_id_index on offer (total_amount, id);
    create index offer_valid_until_id_index on offer (valid_until, id)`);

    this.addSql(`create table offer_version (
      id uuid primary key,
      customer_name varchar(120),
      customer_email varchar(254),
      customer_phone varchar(20),
      customer_address varchar(500),
      delivery_note varchar(500),
      measuring_note varchar(2000),
      company_name varchar(200),
      company_tax_number varchar(14),
      billing_address varchar(500),
      building_kind varchar(5),
      building_area numeric(7,2),
      offer_id int not null,
      number int not null,
      state text not null,
      discount numeric(12,2) not null,
      discount_reason varchar(200),
      total_amount numeric(12,2) not null,
      net numeric(12,2) not null,
      vat numeric(12,2) not null,
      deposit_percent smallint not null,
      deposit_days smallint not null,
      rest_days smallint not null,
      valid_until date not null,
      term_weeks_from smallint not null,
      term_weeks_to smallint not null,
      text varchar(4000) not null,
      author_id int,
      created_at timestamptz not null,
      sent_at timestamptz,
      opened_at timestamptz,
      remind_on date,
      decided_at timestamptz,
      decided_name varchar(120),
      consent_way text,
      decided_from varchar(45),
      recorded_by_id int,
      decision_note varchar(1000),
      issuer jsonb,
      saved_at timestamptz,
      constraint offer_version_offer_id_number_unique unique (offer_id, number),
      constraint offer_version_amounts check (total_amount >= 0 and net + vat = total_amount and discount >= 0),
      constraint offer_version_consent_way_check check (consent_way in ('link', 'phone')),
      constraint offer_version_state_check check (state in ('draft', 'sent', 'accepted', 'replaced')),
      constraint offer_version_terms
        check (deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365
        and rest_days >= 0 and rest_days <= 365 and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from
        and term_weeks_to <= 52),
      constraint offer_version_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint offer_version_offer_id_foreign foreign key (offer_id) references offer on delete cascade,
      constraint offer_version_recorded_by_id_foreign
        foreign key (recorded_by_id) references user_account on delete set null
    );
    create index offer_version_remind_on_index on offer_version (remind_on)
      where remind_on is not null and state = 'sent'`);

    this.addSql(`create table offer_line (
      id uuid primary key,
      position int not null,
      product_id int not null,
      configuration_id uuid,
      product_name varchar(200) not null,
      label varchar(80) not null default '',
      settings jsonb not null,
      lines jsonb not null,
      warnings jsonb not null,
      price_list_version int not null,
      quantity int not null,
      unit_price numeric(12,2) not null,
      line_total numeric(12,2) not null,
      withdrawal varchar(10) not null,
      vat_ruling varchar(60),
      version_id uuid not null,
      line_id uuid not null,
      replaces_line_id uuid,
      constraint offer_line_amounts check (quantity > 0 and unit_price >= 0 and line_total = unit_price * quantity),
      constraint offer_line_configuration_id_foreign
        foreign key (configuration_id) references configuration on delete set null,
      constraint offer_line_price_list_version_foreign foreign key (price_list_version) references price_list,
      constraint offer_line_product_id_foreign foreign key (product_id) references product,
      constraint offer_line_version_id_foreign foreign key (version_id) references offer_version on delete cascade
    );
    create index offer_line_configuration_id_index on offer_line (configuration_id);
    create index offer_line_line_id_index on offer_line (line_id);
    create index offer_line_price_list_version_index on offer_line (price_list_version);
    create index offer_line_product_id_index on offer_line (product_id);
    create index offer_line_version_id_index on offer_line (version_id)`);

    this.addSql(`create table offer_question (
      id serial primary key,
      offer_id int not null,
      version_number int not null,
      text varchar(2000) not null,
      asked_at timestamptz not null default now(),
      answer varchar(5000),
      answered_at timestamptz,
      answered_by_id int,
      constraint offer_question_answered_by_id_foreign
        foreign key (answered_by_id) references user_account on delete set null,
      constraint offer_question_offer_id_foreign foreign key (offer_id) references offer on delete cascade
    );
    create index offer_question_offer_id_index on offer_question (offer_id)`);

    this.addSql(`create table offer_event (
      id serial primary key,
      offer_id int not null,
      news text not null,
      version_number int not null,
      at timestamptz not null default now(),
      actor_id int,
      note varchar(1000),
      constraint offer_event_news_check
        check (news in ('created', 'sent', 'opened', 'asked', 'answered', 'reminded', 'accepted', 'lost')),
      constraint offer_event_actor_id_foreign foreign key (actor_id) references user_account on delete set null,
      constraint offer_event_offer_id_foreign foreign key (offer_id) references offer on delete cascade
    );
    create index offer_event_offer_id_index on offer_event (offer_id)`);

    this.addSql(`create table call_task (
      id serial primary key,
      order_id int,
      inquiry_id int,
      taken_by_id int,
      taken_at timestamptz,
      call_back_at timestamptz,
      done_at timestamptz,
      question_id int,
      constraint call_task_inquiry_id_unique unique (inquiry_id),
      constraint call_task_order_id_unique unique (order_id),
      constraint call_task_question_id_unique unique (question_id),
      constraint call_task_subject check (num_nonnulls(order_id, inquiry_id, question_id) = 1),
      constraint call_task_taken check ((taken_by_id is null) = (taken_at is null)),
      constraint call_task_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete cascade,
      constraint call_task_order_id_foreign foreign key (order_id) references customer_order on delete cascade,
      constraint call_task_question_id_foreign foreign key (question_id) references offer_question on delete cascade,
      constraint call_task_taken_by_id_foreign foreign key (taken_by_id) references user_account on delete set null
    );
    create index call_task_call_back_index on call_task (call_back_at)
      where done_at is null and call_back_at is not null;
    create index call_task_taken_by_id_index on call_task (taken_by_id)`);

    this.addSql(`create table call_attempt (
      id serial primary key,
      task_id int not null,
      outcome text not null,
      call_back_at timestamptz,
      note varchar(2000),
      at timestamptz not null default now(),
      actor_id int not null,
      constraint call_attempt_call_back check ((outcome = 'call_back') = (call_back_at is not null)),
      constraint call_attempt_outcome_check check (outcome in ('answered', 'no_answer', 'call_back')),
      constraint call_attempt_actor_id_foreign foreign key (actor_id) references user_account,
      constraint call_attempt_task_id_foreign foreign key (task_id) references call_task on delete cascade
    );
    create index call_attempt_task_id_index on call_attempt (task_id)`);
  }
}
