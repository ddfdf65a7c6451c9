import { Migration } from '@mikro-orm/migrations';

/** What the roles of a new shop may do, and of one that had administrators and staff until now. */
const STAFF =
  'orders:read orders:write offers:read offers:write inquiries:read inquiries:write answers:read answers:write ' +
  'calls:read calls:write tasks:read tasks:write customers:read customers:write files:read files:write customer-pages:open mails:read mails:write payments:read payments:write refunds:write ' +
  'invoices:read invoices:write catalogue:write inventory:read inventory:write figures:read exports:read';
const READING =
  'orders:read offers:read inquiries:read answers:read calls:read tasks:read customers:read files:read mails:read payments:read invoices:read ' +
  'inventory:read prices:read pages:read figures:read';
const ROLES = [
  ['admin', 'Właściciel', ''],
  ['staff', 'Biuro', STAFF],
  [
    'sales',
    'Sprzedaż',
    'orders:read orders:write offers:read offers:write inquiries:read inquiries:write answers:read calls:read ' +
      'calls:write tasks:read tasks:write customer-pages:open',
  ],
  [
    'measuring',
    'Pomiary',
    'orders:read orders:write inquiries:read calls:read calls:write tasks:read tasks:write',
  ],
  [
    'production',
    'Produkcja',
    'orders:read orders:write inventory:read inventory:write tasks:read tasks:write',
  ],
  [
    'accounting',
    'Księgowość',
    'orders:read payments:read payments:write refunds:write invoices:read invoices:write figures:read exports:read',
  ],
  [
    'content',
    'Treści',
    'pages:read pages:write catalogue:write answers:read answers:write settings:read settings:write',
  ],
  ['reading', 'Tylko odczyt', READING],
] as const;

/** The e-mail addresses of the demo's customers, as they are since version 1.0.0. */
const DEMO_CUSTOMERS = `
  'agnieszka.kowalska@example.pl', 'anna.wisniewska@example.pl', 'danuta.olszewska@example.pl',
  'ewa.dabrowska@example.pl', 'irena.malinowska@example.pl', 'joanna.krawczyk@example.pl', 'k.mazur@example.pl',
  'krzysztof.kubiak@example.com', 'magdalena.kaminska@example.pl', 'marek.jablonski@example.com',
  'michal.zielinski@example.com', 'nowiccy@example.pl', 'pawel.wojcik@example.com', 'piotr.szymanski@example.com',
  'robert.sikora@example.com', 'tomasz.lewandowski@example.com', 'zofia.pawlak@example.pl'`;

/** Roles, tasks and second factors of staff; customers; files; texts, their versions and pictures; accessories. */
export class AddRolesCustomersAndContent extends Migration {
  override up(): void {
    this.addSql(`create table staff_task (
      id serial primary key,
      title varchar(200) not null,
      due_on date not null,
      assignee_id int not null,
      order_id int,
      offer_id int,
      inquiry_id int,
      done_at timestamptz,
      created_at timestamptz not null default now(),
      version int not null default 1,
      constraint staff_task_assignee_id_foreign foreign key (assignee_id) references user_account,
      constraint staff_task_order_id_foreign foreign key (order_id) references customer_order on delete cascade,
      constraint staff_task_offer_id_foreign foreign key (offer_id) references offer on delete cascade,
      constraint staff_task_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete cascade,
      constraint staff_task_subject check (num_nonnulls(order_id, offer_id, inquiry_id) <= 1)
    );
    create index staff_task_open_index on staff_task (assignee_id, due_on, id) where done_at is null;
    create index staff_task_order_id_index on staff_task (order_id);
    create index staff_task_offer_id_index on staff_task (offer_id);
    create index staff_task_inquiry_id_index on staff_task (inquiry_id)`);
    // Texts that were published before they had blocks.
    this.addSql(`alter table page_version disable trigger user;
    update page_version set content = (content - 'facts' - 'stepsTitle' - 'steps' - 'questions') || jsonb_build_object(
      'blocks', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'rows', rows) order by position), '[]')
        from (
          select 1 as position, 'facts' as kind, null as title, (
            select jsonb_agg(jsonb_build_object('heading', row -> 'value', 'text', row -> 'label'))
              from jsonb_array_elements(content -> 'facts') as row) as rows
          union all select 2, 'steps', content ->> 'stepsTitle', (
            select jsonb_agg(jsonb_build_object('heading', row -> 'title', 'text', row -> 'text'))
              from jsonb_array_elements(content -> 'steps') as row)
          union all select 3, 'questions', null, (
            select jsonb_agg(jsonb_build_object('heading', row -> 'question', 'text', row -> 'answer'))
              from jsonb_array_elements(content -> 'questions') as row)
        ) as block
        where rows is not null
      ))
      where slug not like 'mail/%';
    alter table page_version enable trigger user`);
    this.addSql(`create table legal_text (
      sha256 varchar(64) primary key,
      slug varchar(60) not null,
      content jsonb not null,
      valid_from timestamptz not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`alter table customer_order add column legal_texts jsonb not null default '[]'`);
    this.addSql(`alter table subscriber add column consent_document varchar(64)`);

    this.addSql(`create table staff_role (
      id text primary key,
      name varchar(60) not null,
      permissions text[] not null,
      own_orders_only boolean not null default false,
      requires_second_factor boolean not null default false,
      max_discount_percent int,
      version int not null default 1,
      constraint staff_role_name_unique unique (name),
      constraint staff_role_max_discount check (max_discount_percent >= 0 and max_discount_percent <= 100)
    )`);
    for (const [id, name, permissions] of ROLES)
      this.addSql(`insert into staff_role (id, name, permissions, own_orders_only)
        values ('${id}', '${name}', string_to_array('${permissions}', ' '), ${id === 'sales'})`);
    // The roles "admin" and "staff" keep their names, so that nodes of the version before read them, too.
    this.addSql(`alter table user_account
      drop constraint user_account_role_check,
      add constraint user_account_role_foreign foreign key (role) references staff_role`);
    this.addSql('create index user_account_role_index on user_account (role)');
    this.addSql('create index offer_author_id_index on offer (author_id)');
    // Permissions that are new: tokens go on doing what they could.
    this.addSql(`update api_token set scopes = scopes || '{exports:read}'
      where scopes && '{orders:read,offers:read,inquiries:read,invoices:read,payments:read,inventory:read,catalogue:write}'`);
    this.addSql(`update api_token set scopes = scopes || '{connections:write}'
      where scopes && '{settings:write}'`);
    this.addSql(`update api_token set scopes = scopes || '{orders:correct}' from user_account owner
      where owner.id = owner_id and owner.role = 'admin' and scopes && '{orders:write}'`);
    this
      .addSql(`update api_token set scopes = scopes || '{payments:correct}' from user_account owner
      where owner.id = owner_id and owner.role = 'admin' and scopes && '{payments:write}'`);
    this.addSql(`create table second_factor (
      id uuid primary key,
      user_id int not null,
      kind text not null,
      name varchar(60) not null,
      credential_id varchar(1400),
      key text not null,
      counter bigint not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint second_factor_kind_check check (kind in ('passkey', 'app', 'recovery_codes')),
      constraint second_factor_credential_id_unique unique (credential_id),
      constraint second_factor_user_id_foreign foreign key (user_id) references user_account on delete cascade
    );
    create index second_factor_user_id_index on second_factor (user_id)`);

    this.addSql(`create table sign_in_challenge (
      token varchar(43) primary key,
      user_id int not null,
      purpose text not null,
      sealed_key varchar(200),
      expires_at timestamptz not null,
      constraint sign_in_challenge_purpose_check check (purpose in ('sign_in', 'add_factor')),
      constraint sign_in_challenge_user_id_foreign foreign key (user_id) references user_account on delete cascade
    );
    create index sign_in_challenge_user_id_index on sign_in_challenge (user_id);
    create index sign_in_challenge_expires_at_index on sign_in_challenge (expires_at)`);
    this.addSql(`create table customer (
      id serial primary key,
      key varchar(254) not null,
      name varchar(120) collate "pl-x-icu",
      phone varchar(20),
      address varchar(500),
      company_name varchar(200),
      company_tax_number varchar(14),
      notes varchar(4000) not null default '',
      contacts text not null default '',
      merged_into_id int,
      root_id int,
      version int not null default 1,
      created_at timestamptz not null default now(),
      search_text text generated always as (search_key(key || ' ' || coalesce(name, '') || ' ' || coalesce(phone, '')
        || ' ' || coalesce(address, '') || ' ' || coalesce(company_name, '') || ' '
        || coalesce(company_tax_number, '') || ' ' || contacts)) stored,
      constraint customer_merged_into_id_foreign foreign key (merged_into_id) references customer,
      constraint customer_root_id_foreign foreign key (root_id) references customer,
      constraint customer_merged check ((merged_into_id is null) = (root_id is null) and root_id <> id)
    );
    create index customer_created_at_id_index on customer (created_at, id) where root_id is null;
    create index customer_name_id_index on customer (name, id) where root_id is null;
    create index customer_merged_into_id_index on customer (merged_into_id);
    create index customer_root_id_index on customer (root_id);
    create index customer_phone_index on customer (phone);
    create index customer_mailbox_index on customer (mailbox_of(key));
    create index customer_home_index on customer (name_key(name), postcode_in(address));
    create index customer_search_index on customer using gin (search_text gin_trgm_ops);
    alter table customer add constraint customer_key_unique unique (key)`);
    this
      .addSql(`create index customer_order_customer_index on customer_order (customer_key(customer_email, customer_phone));
    create index inquiry_customer_index on inquiry (customer_key(customer_email, customer_phone));
    create index offer_customer_index on offer (customer_key(customer_email, customer_phone))`);
    this.addSql(`with matter as (
      select customer_key(customer_email, customer_phone) as key, customer_name as name, customer_phone as phone,
          customer_address as address, company_name, company_tax_number, created_at as at
        from customer_order
      union all
      select customer_key(customer_email, customer_phone), customer_name, customer_phone, customer_address,
          company_name, company_tax_number, created_at
        from offer
      union all
      select customer_key(customer_email, customer_phone), customer_name, customer_phone,
          nullif(concat_ws(', ', street, nullif(concat_ws(' ', postal_code, city), '')), ''), null, null, created_at
        from inquiry
    )
    insert into customer (key, name, phone, address, company_name, company_tax_number, contacts, created_at)
      select key,
          (array_agg(name order by at desc) filter (where name is not null))[1],
          (array_agg(phone order by at desc) filter (where phone is not null))[1],
          (array_agg(address order by at desc) filter (where address is not null))[1],
          (array_agg(company_name order by at desc) filter (where company_name is not null))[1],
          (array_agg(company_tax_number order by at desc) filter (where company_tax_number is not null))[1],
          string_agg(distinct concat_ws(E'\\n', name, phone, address, company_name, company_tax_number), E'\\n'),
          min(at)
        from matter where key is not null group by key order by min(at)`);
    this.addSql(`create table attached_file (
      id uuid primary key,
      order_id int,
      offer_id int,
      inquiry_id int,
      customer_id int,
      name varchar(120) not null,
      media_type varchar(20) not null,
      size int not null,
      note varchar(500) not null default '',
      is_shared boolean not null default false,
      author_id int not null,
      created_at timestamptz not null default now(),
      link_key varchar(43) not null,
      constraint attached_file_order_id_foreign foreign key (order_id) references customer_order on delete cascade,
      constraint attached_file_offer_id_foreign foreign key (offer_id) references offer on delete cascade,
      constraint attached_file_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete cascade,
      constraint attached_file_customer_id_foreign foreign key (customer_id) references customer on delete cascade,
      constraint attached_file_author_id_foreign foreign key (author_id) references user_account,
      constraint attached_file_subject check (num_nonnulls(order_id, offer_id, inquiry_id, customer_id) = 1)
    );
    create index attached_file_order_id_index on attached_file (order_id);
    create index attached_file_offer_id_index on attached_file (offer_id);
    create index attached_file_inquiry_id_index on attached_file (inquiry_id);
    create index attached_file_customer_id_index on attached_file (customer_id);
    create index attached_file_author_id_index on attached_file (author_id)`);

    this.addSql(`create table earlier_order (
      id serial primary key,
      number varchar(40) not null,
      ordered_on date not null,
      customer_name varchar(120) not null,
      customer_email varchar(254),
      customer_phone varchar(20),
      customer_address varchar(500),
      company_tax_number varchar(14),
      description varchar(1000) not null,
      status varchar(20) not null default 'done',
      total_amount numeric(12,2) not null,
      paid_amount numeric(12,2) not null default '0.00',
      owed numeric(12,2) generated always as (case when status = 'cancelled' then 0 else total_amount - paid_amount end) stored,
      version int not null default 1,
      search_text text generated always as (search_key(number || ' ' || customer_name || ' '
        || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, '') || ' '
        || coalesce(customer_address, '') || ' ' || description)) stored,
      constraint earlier_order_amounts check (paid_amount >= 0 and paid_amount <= total_amount)
    );
    create index earlier_order_customer_index on earlier_order (customer_key(customer_email, customer_phone));
    create index earlier_order_ordered_on_id_index on earlier_order (ordered_on, id);
    create index earlier_order_owed_index on earlier_order (owed, id) where owed > 0;
    create index earlier_order_search_index on earlier_order using gin (search_text gin_trgm_ops);
    alter table earlier_order add constraint earlier_order_number_unique unique (number)`);
    this.addSql(`create table accessory_category (
      id varchar(60) primary key,
      name varchar(60) not null,
      position int not null
    )`);

    this.addSql(`create table picture_entry (
      id serial primary key,
      name varchar(60) not null,
      alt varchar(200) not null default '',
      focal_x smallint not null default 50,
      focal_y smallint not null default 50,
      author_id int,
      created_at timestamptz not null default now(),
      version int not null default 1,
      constraint picture_entry_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint picture_entry_focal_point check (focal_x between 0 and 100 and focal_y between 0 and 100)
    );
    create index picture_entry_author_id_index on picture_entry (author_id);
    alter table picture_entry add constraint picture_entry_name_unique unique (name)`);

    this.addSql(`alter table product
      add column sku varchar(40),
      add column accessory_category varchar(60),
      add column further_pictures json not null default '[]',
      add constraint product_sku_unique unique (sku),
      add constraint product_accessory_category_foreign
        foreign key (accessory_category) references accessory_category (id),
      drop constraint product_width_limits,
      add constraint product_width_limits
        check (category = 'akcesoria' or (min_width > 0 and min_width <= max_width)),
      drop constraint product_choices,
      add constraint product_choices check (cardinality(available_variants) > 0 and
        (category = 'akcesoria' or cardinality(available_colors) > 0 and cardinality(available_frame_colors) > 0));
    create index product_accessory_category_index on product (accessory_category)`);

    this.addSql(`alter table customer_order
      add column usual_weeks_from smallint not null default 2,
      add column usual_weeks_to smallint not null default 4`);

    this.addSql(`create table launch_mark (
      id varchar(10) primary key,
      at timestamptz not null,
      by_id int not null,
      detail varchar(500),
      constraint launch_mark_by_id_foreign foreign key (by_id) references user_account
    );
    create table demo_row (
      table_name varchar(20) not null,
      row_id varchar(36) not null,
      primary key (table_name, row_id)
    )`);

    // Shops that earlier versions filled: the demo's customers and its pictures of products.
    this.addSql(`with demo_order as (
      select id, cart_id from customer_order where lower(customer_email) in (${DEMO_CUSTOMERS})
    )
    insert into demo_row (table_name, row_id)
      select 'customer_order', id::text from demo_order
      union all select 'cart', cart_id::text from demo_order where cart_id is not null
      union all select 'offer', id::text from offer where lower(customer_email) in (${DEMO_CUSTOMERS})
      union all select 'inquiry', id::text from inquiry where lower(customer_email) in (${DEMO_CUSTOMERS})
      union all select 'product', id::text from product where image_url = '/zdjecia/produkt-' || id`);
  }
}
