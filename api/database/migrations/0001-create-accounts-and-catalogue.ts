import { Migration } from '@mikro-orm/migrations';

/** Accounts and the audit log; products with their prices and stock, and what visitors configure. */
export class CreateAccountsAndCatalogue extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`create table user_account (
      id serial primary key,
      email varchar(254) not null,
      name varchar(120) not null,
      password_hash varchar(200),
      role text not null,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      version int not null default 1,
      constraint user_account_email_unique unique (email),
      constraint user_account_role_check check (role in ('staff', 'admin'))
    )`);

    this.addSql(`create table session (
      id uuid primary key,
      user_id int not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_seen_at timestamptz not null default now(),
      address varchar(64),
      user_agent varchar(300),
      constraint session_user_id_foreign foreign key (user_id) references user_account on delete cascade
    );
    create index session_expires_at_index on session (expires_at);
    create index session_user_id_index on session (user_id)`);

    this.addSql(`create table password_link (
      id uuid primary key,
      user_id int not null,
      token_hash varchar(43) not null,
      expires_at timestamptz not null,
      constraint password_link_token_hash_unique unique (token_hash),
      constraint password_link_user_id_unique unique (user_id),
      constraint password_link_user_id_foreign foreign key (user_id) references user_account on delete cascade
    )`);

    this.addSql(`create table api_token (
      id serial primary key,
      owner_id int not null,
      name varchar(80) not null,
      prefix varchar(12) not null,
      token_hash varchar(43) not null,
      scopes text[] not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      search_text text generated always as (search_key(name)) stored,
      constraint api_token_token_hash_unique unique (token_hash),
      constraint api_token_scopes check (cardinality(scopes) > 0),
      constraint api_token_owner_id_foreign foreign key (owner_id) references user_account
    );
    create index api_token_owner_id_index on api_token (owner_id)`);

    // The table of the rate limiter of sign-ins, as rate-limiter-flexible expects it.
    this.addSql(`create table login_failure (
      key varchar(255) primary key,
      points int not null default 0,
      expire bigint
    )`);

    // The table of the rate limiter of forms, as rate-limiter-flexible expects it.
    this.addSql(`create table request_count (
      key varchar(255) primary key,
      points int not null default 0,
      expire bigint
    )`);

    // A request of staff that is sent again because its answer was lost is carried out once.
    this.addSql(`create table staff_request_key (
      author_id int not null,
      key varchar(255) not null,
      request_fingerprint varchar(64) not null,
      created_at timestamptz not null default now(),
      result int,
      primary key (author_id, key),
      constraint staff_request_key_author_id_foreign foreign key (author_id) references user_account on delete cascade
    )`);

    this.addSql(`create table audit_entry (
      id bigserial primary key,
      at timestamptz not null default now(),
      actor_id int not null,
      action varchar(10) not null,
      subject_type varchar(63) not null,
      subject_id varchar(36) not null,
      before jsonb,
      after jsonb,
      token_id int,
      search_text text generated always as (audit_text(subject_id, before, after)) stored,
      constraint audit_entry_action check (action in ('created', 'changed', 'deleted', 'opened', 'exported'))
    );
    create index audit_entry_actor_id_at_id_index on audit_entry (actor_id, at, id);
    create index audit_entry_at_id_index on audit_entry (at, id);
    create index audit_entry_search_index on audit_entry using gin (search_text gin_trgm_ops);
    create index audit_entry_subject_type_at_id_index on audit_entry (subject_type, at, id);
    create index audit_entry_subject_type_subject_id_at_id_index on audit_entry (subject_type, subject_id, at, id)`);

    // Placing orders and changing the catalogue wait for each other by a lock on this row.
    this.addSql(`create table catalogue_version (
      id int primary key,
      version bigint not null,
      constraint catalogue_version_one_row check (id = 1)
    );
    insert into catalogue_version (id, version) values (1, 1)`);

    this.addSql(`create table product (
      id serial primary key,
      name varchar(200) collate "pl-x-icu" not null,
      description text not null,
      category varchar(20) not null,
      subcategory varchar(100),
      image_url varchar(500) not null,
      featured boolean not null default false,
      specifications json not null,
      base_price numeric(12,2) not null,
      price_per_sqm numeric(12,2),
      min_width int not null,
      max_width int not null,
      min_height int,
      max_height int,
      min_projection int,
      max_projection int,
      available_colors text[] not null,
      available_frame_colors text[] not null,
      available_variants text[] not null,
      rating_average double precision,
      rating_count int not null default 0,
      drawing jsonb not null,
      search_title text
        generated always as (search_key(name || ' ' || category || ' ' || coalesce(subcategory, ''))) stored,
      search_text text
        generated always as (search_key(name || ' ' || coalesce(subcategory, '') || ' ' || description)) stored,
      archived_at timestamptz,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      excerpt text not null
        generated always as (case when length(description) <= 160 then description else
        regexp_replace(left(description, 159), '[[:space:][:punct:]–]*[[:space:]][^[:space:]]*$', '') || '…' end)
        stored,
      uploaded_picture jsonb,
      fabric_collection varchar(40),
      care_instructions varchar(1000),
      constraint product_choices
        check (cardinality(available_colors) > 0 and cardinality(available_frame_colors) > 0
        and cardinality(available_variants) > 0),
      constraint product_height_limits check (min_height is null or min_height > 0 and min_height <= max_height),
      constraint product_prices check (base_price >= 0 and (price_per_sqm is null or price_per_sqm >= 0)),
      constraint product_projection_limits
        check (min_projection is null or min_projection > 0 and min_projection <= max_projection),
      constraint product_rating check (rating_count >= 0 and (rating_count = 0) = (rating_average is null)),
      constraint product_width_limits check (min_width > 0 and min_width <= max_width)
    );
    create index product_archived_at_index on product (archived_at);
    create index product_base_price_index on product (base_price);
    create index product_category_name_index on product (category, name);
    create index product_featured_index on product (featured);
    create index product_name_id_index on product (name, id) include (archived_at, search_title);
    create index product_price_per_sqm_id_index on product (price_per_sqm, id);
    create index product_search_index on product using gin (search_text gin_trgm_ops);
    create index product_updated_at_id_index on product (updated_at, id)`);

    this.addSql(`create table product_price (
      id bigserial primary key,
      product_id int not null,
      base_price numeric(12,2) not null,
      price_per_sqm numeric(12,2),
      valid_from timestamptz not null default now(),
      constraint product_price_product_id_foreign foreign key (product_id) references product
    );
    create index product_price_product_id_valid_from_index on product_price (product_id, valid_from)`);

    this.addSql(`create table price_list (
      version int primary key,
      data jsonb not null,
      published_at timestamptz not null,
      note varchar(300),
      published_by_id int,
      constraint price_list_published_by_id_foreign foreign key (published_by_id) references user_account
    );
    create index price_list_published_at_index on price_list (published_at)`);

    this.addSql(`create table price_list_draft (
      id int primary key,
      based_on int not null,
      data jsonb not null,
      version int not null default 1,
      updated_at timestamptz not null default now(),
      updated_by_id int not null,
      constraint price_list_draft_one_row check (id = 1),
      constraint price_list_draft_updated_by_id_foreign foreign key (updated_by_id) references user_account
    )`);

    this.addSql(`create table scheduled_price_change (
      id serial primary key,
      at timestamptz not null,
      rule jsonb not null,
      filter jsonb,
      product_count int not null,
      sums jsonb not null,
      note varchar(300) not null,
      created_at timestamptz not null default now(),
      created_by_id int not null,
      applied_at timestamptz,
      skipped_count int not null default 0,
      cancelled_at timestamptz,
      cancelled_by_id int,
      constraint scheduled_price_change_ends_once check (applied_at is null or cancelled_at is null),
      constraint scheduled_price_change_cancelled_by_id_foreign foreign key (cancelled_by_id) references user_account,
      constraint scheduled_price_change_created_by_id_foreign foreign key (created_by_id) references user_account
    );
    create index scheduled_price_change_waiting_index on scheduled_price_change (at)
      where applied_at is null and cancelled_at is null`);

    this.addSql(`create table scheduled_price (
      id bigserial primary key,
      change_id int not null,
      product_id int not null,
      old_base_price numeric(12,2) not null,
      new_base_price numeric(12,2) not null,
      old_price_per_sqm numeric(12,2),
      new_price_per_sqm numeric(12,2),
      skipped boolean not null default false,
      constraint scheduled_price_change_id_product_id_unique unique (change_id, product_id),
      constraint scheduled_price_change_id_foreign foreign key (change_id) references scheduled_price_change,
      constraint scheduled_price_product_id_foreign foreign key (product_id) references product
    );
    create index scheduled_price_product_id_index on scheduled_price (product_id)`);

    this.addSql(`create table reduced_vat (
      id varchar(20) primary key,
      ruling varchar(60),
      version int not null default 1
    )`);

    this.addSql(`create table configuration (
      id uuid primary key,
      product_id int not null,
      settings jsonb not null,
      fingerprint varchar(64) not null,
      calculated_price numeric(12,2) not null,
      lines jsonb not null,
      warnings jsonb not null,
      price_list_version int not null,
      created_at timestamptz not null default now(),
      constraint configuration_price check (calculated_price >= 0),
      constraint configuration_price_list_version_foreign foreign key (price_list_version) references price_list,
      constraint configuration_product_id_foreign foreign key (product_id) references product
    );
    create index configuration_created_at_index on configuration (created_at);
    create index configuration_price_list_version_index on configuration (price_list_version);
    create index configuration_product_id_index on configuration (product_id)`);

    this.addSql(`create table project (
      id uuid primary key,
      name varchar(120) not null,
      place varchar(200) not null,
      created_at timestamptz not null default now()
    );
    create index project_created_at_index on project (created_at)`);

    this.addSql(`create table project_row (
      id uuid primary key,
      project_id uuid not null,
      position int not null,
      label varchar(80) not null,
      configuration_id uuid not null,
      quantity int not null,
      constraint project_row_project_id_position_unique unique (project_id, position),
      constraint project_row_quantity check (quantity >= 1 and quantity <= 99),
      constraint project_row_configuration_id_foreign foreign key (configuration_id) references configuration,
      constraint project_row_project_id_foreign foreign key (project_id) references project on delete cascade
    );
    create index project_row_configuration_id_index on project_row (configuration_id)`);

    this.addSql(`create table inventory_item (
      id serial primary key,
      product_id int not null,
      color_variant varchar(40) not null,
      frame_color_variant varchar(40) not null,
      stock_quantity int not null default 0,
      min_stock_level int not null default 5,
      location varchar(120),
      version int not null default 1,
      archived_at timestamptz,
      search_text text
        generated always as (search_key(color_variant || ' ' || frame_color_variant || ' ' || coalesce(location,
        ''))) stored,
      constraint inventory_item_quantities check (stock_quantity >= 0 and min_stock_level >= 0),
      constraint inventory_item_product_id_foreign foreign key (product_id) references product
    );
    create index inventory_item_low_index on inventory_item (stock_quantity, id)
      where archived_at is null and stock_quantity <= min_stock_level;
    create index inventory_item_product_id_id_index on inventory_item (product_id, id) include (archived_at);
    create index inventory_item_stock_quantity_id_index on inventory_item (stock_quantity, id);
    create unique index inventory_item_variant on inventory_item (product_id, color_variant, frame_color_variant,
      location) nulls not distinct where archived_at is null`);

    this.addSql(`create table stock_movement (
      id bigserial primary key,
      item_id int not null,
      delta int not null,
      quantity_after int not null,
      kind varchar(10) not null,
      reason varchar(300),
      order_id int,
      actor_id int,
      at timestamptz not null default now(),
      constraint stock_movement_delta check (delta <> 0 and quantity_after >= 0),
      constraint stock_movement_kind check (kind in ('opening', 'adjusted', 'consumed', 'returned')),
      constraint stock_movement_actor_id_foreign foreign key (actor_id) references user_account,
      constraint stock_movement_item_id_foreign foreign key (item_id) references inventory_item
    );
    create index stock_movement_item_id_id_index on stock_movement (item_id, id)`);

    this.addSql(`create table stock_reservation (
      order_line_id uuid primary key,
      order_id int not null,
      item_id int not null,
      quantity int not null,
      state varchar(10) not null default 'reserved',
      consumed int not null default 0,
      constraint stock_reservation_quantities check (quantity > 0 and consumed >= 0 and consumed <= quantity),
      constraint stock_reservation_state check (state in ('reserved', 'used', 'released')),
      constraint stock_reservation_item_id_foreign foreign key (item_id) references inventory_item
    );
    create index stock_reservation_item_id_index on stock_reservation (item_id);
    create index stock_reservation_order_id_index on stock_reservation (order_id)`);
  }
}
