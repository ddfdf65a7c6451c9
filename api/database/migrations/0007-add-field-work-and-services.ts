import { Migration } from '@mikro-orm/migrations';

/** What crews do at customers, what goes with the goods, and services that are sold beside them. */
export class AddFieldWorkAndServices extends Migration {
  override up(): void {
    this.addMeasurements();
    this.addToVisits();
    this.addProtocols();
    this.addServices();
    this.addDeliveryPapers();
  }

  private addMeasurements(): void {
    this.addSql(`create table measurement_confirmation (
      id serial primary key,
      order_id int not null,
      line_id uuid not null,
      source text not null,
      reason varchar(2000) not null,
      facts jsonb not null,
      author_id int,
      at timestamptz not null default now(),
      constraint measurement_confirmation_line_id_unique unique (line_id),
      constraint measurement_confirmation_order_id_foreign foreign key (order_id) references customer_order,
      constraint measurement_confirmation_line_id_foreign
        foreign key (line_id) references order_line on delete cascade,
      constraint measurement_confirmation_author_id_foreign
        foreign key (author_id) references user_account on delete set null,
      constraint measurement_confirmation_source_check check (source in ('protocol', 'phone', 'release'))
    );
    create index measurement_confirmation_order_id_index on measurement_confirmation (order_id)`);
  }

  private addToVisits(): void {
    this.addSql(`alter table visit
      add column cancelled_from text,
      add column main_id uuid,
      add constraint visit_main_id_unique unique (main_id),
      add constraint visit_main_id_foreign foreign key (main_id) references visit on delete cascade,
      add constraint visit_cancelled_from_check
        check (cancelled_from in ('asked', 'offered', 'confirmed', 'done', 'failed', 'cancelled'))`);
    // Deferred, because visits of a day are moved in turns when it is ordered anew.
    this.addSql(`alter table visit drop constraint visit_once, add constraint visit_once
      exclude using gist (crew_id with =, tstzrange(starts_at, ends_at) with &&)
      where (state in ('offered', 'confirmed', 'done')) deferrable initially deferred`);
    this.addSql(`create table travel_time (
      id serial primary key,
      from_town varchar(60) not null,
      to_town varchar(60) not null,
      minutes smallint not null,
      constraint travel_time_from_town_to_town_unique unique (from_town, to_town),
      constraint travel_time_minutes check (minutes between 1 and 900)
    )`);
  }

  /** Who works in a crew, the protocols and photographs of visits, and what customers sign there. */
  private addProtocols(): void {
    this.addSql(`create table crew_member (
      id serial primary key,
      user_id int not null,
      crew_id int not null,
      constraint crew_member_user_id_unique unique (user_id),
      constraint crew_member_user_id_foreign foreign key (user_id) references user_account on delete cascade,
      constraint crew_member_crew_id_foreign foreign key (crew_id) references crew on delete cascade
    );
    create index crew_member_crew_id_index on crew_member (crew_id)`);
    this.addSql(`create table protocol (
      id uuid primary key,
      visit_id uuid not null,
      checklist jsonb not null,
      lines jsonb not null,
      defects jsonb not null,
      remark varchar(2000) not null,
      author_id int,
      signed_name varchar(120),
      signed_at timestamptz,
      strokes jsonb,
      snapshot jsonb,
      change_version int,
      problem varchar(500),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint protocol_visit_id_unique unique (visit_id),
      constraint protocol_visit_id_foreign foreign key (visit_id) references visit on delete cascade,
      constraint protocol_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint protocol_signed check (num_nulls(signed_at, signed_name, snapshot) in (0, 3))
    );
    create index protocol_author_id_index on protocol (author_id)`);
    this.addSql(`create table visit_photograph (
      id uuid primary key,
      visit_id uuid not null,
      line_id uuid,
      moment text not null,
      caption varchar(200) not null,
      bytes bytea not null,
      width smallint not null,
      height smallint not null,
      author_id int,
      created_at timestamptz not null default now(),
      constraint visit_photograph_moment_check check (moment in ('before', 'after', 'detail')),
      constraint visit_photograph_visit_id_foreign foreign key (visit_id) references visit on delete cascade,
      constraint visit_photograph_author_id_foreign foreign key (author_id) references user_account on delete set null
    );
    create index visit_photograph_visit_id_index on visit_photograph (visit_id);
    create index visit_photograph_author_id_index on visit_photograph (author_id)`);
    for (const table of ['order_version', 'offer_version'])
      this.addSql(`alter table ${table} drop constraint ${table}_consent_way_check,
        add constraint ${table}_consent_way_check check (consent_way in ('link', 'phone', 'signature'))`);
    this.addSql('alter table order_version add column strokes jsonb');
    this.addSql(
      'alter table order_version_line add column is_measured boolean not null default false',
    );
    this
      .addSql(`insert into staff_role (id, name, permissions) values ('fitting', 'Monter', '{field:write}')
      on conflict do nothing`);
    this.addSql(
      `update staff_role set permissions = permissions || '{field:write}' where id = 'measuring'`,
    );
  }

  /** Services beside goods, their price list, and discounts of single lines. */
  private addServices(): void {
    for (const table of ['customer_order', 'order_version', 'offer_version'])
      this.addSql(`alter table ${table} add column services jsonb not null default '[]'`);
    for (const table of ['order_line', 'order_version_line', 'offer_line'])
      this.addSql(`alter table ${table}
        add column discount numeric(12,2) not null default 0.00,
        drop constraint ${table}_amounts,
        add constraint ${table}_amounts check (quantity > 0 and unit_price >= 0 and discount >= 0
          and line_total >= 0 and line_total = unit_price * quantity - discount)`);
    this.addSql(`create table listed_service (
      id serial primary key,
      text varchar(200) collate "pl-x-icu" not null,
      unit text not null,
      unit_price numeric(12,2) not null,
      vat text not null,
      version int not null default 1,
      constraint listed_service_text_unique unique (text),
      constraint listed_service_unit_check
        check (unit in ('piece', 'metre', 'square_metre', 'hour', 'kilometre', 'set')),
      constraint listed_service_vat_check check (vat in ('goods', 'full'))
    )`);
  }

  private addDeliveryPapers(): void {
    this.addSql(`create table line_papers (
      id serial primary key,
      order_id int not null,
      line_id uuid not null,
      content jsonb not null,
      constraint line_papers_line_id_unique unique (line_id),
      constraint line_papers_order_id_foreign foreign key (order_id) references customer_order,
      constraint line_papers_line_id_foreign foreign key (line_id) references order_line on delete cascade
    );
    create index line_papers_order_id_index on line_papers (order_id)`);
  }
}
