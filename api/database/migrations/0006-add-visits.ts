import { Migration } from '@mikro-orm/migrations';

/** What each role of staff may do with visits, where the owner has not removed it. */
const PERMISSIONS = {
  staff: '{visits:read,visits:write}',
  measuring: '{visits:read}',
  reading: '{visits:read}',
};

/** Crews with their absences, and what they visit customers for. */
export class AddVisits extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist');
    this.addSql(`create table crew (
      id serial primary key,
      name varchar(60) not null,
      people smallint not null,
      skills text[] not null,
      postcode varchar(6) not null,
      vehicle varchar(60) not null default '',
      hours jsonb not null,
      lunch jsonb,
      colour varchar(7) not null,
      feed_secret varchar(43) not null,
      archived_at timestamptz,
      version int not null default 1,
      created_at timestamptz not null default now(),
      constraint crew_feed_secret_unique unique (feed_secret),
      constraint crew_people check (people between 1 and 9)
    )`);
    this.addSql(`create table crew_absence (
      id serial primary key,
      crew_id int not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      reason varchar(200) not null default '',
      constraint crew_absence_crew_id_foreign foreign key (crew_id) references crew on delete cascade,
      constraint crew_absence_times check (starts_at < ends_at)
    );
    create index crew_absence_crew_id_ends_at_index on crew_absence (crew_id, ends_at)`);
    // Travel between two visits is checked under a lock of the crew: a constraint cannot see it.
    this.addSql(`create table visit (
      id uuid primary key,
      token varchar(43) not null,
      kind text not null,
      order_id int,
      offer_id int,
      inquiry_id int,
      minutes smallint not null,
      skills text[] not null,
      people smallint not null,
      postcode varchar(6) not null,
      address varchar(500) not null,
      state text not null default 'asked',
      reason varchar(500) not null default '',
      note varchar(2000) not null default '',
      crew_id int,
      starts_at timestamptz,
      ends_at timestamptz,
      arrival_from timestamptz,
      arrival_until timestamptz,
      is_pinned boolean not null default false,
      sequence int not null default 0,
      reminded_at timestamptz,
      author_id int,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint visit_token_unique unique (token),
      constraint visit_kind_check check (kind in ('measuring', 'installation', 'service')),
      constraint visit_state_check
        check (state in ('asked', 'offered', 'confirmed', 'done', 'failed', 'cancelled')),
      constraint visit_order_id_foreign foreign key (order_id) references customer_order on delete cascade,
      constraint visit_offer_id_foreign foreign key (offer_id) references offer on delete cascade,
      constraint visit_inquiry_id_foreign foreign key (inquiry_id) references inquiry on delete cascade,
      constraint visit_crew_id_foreign foreign key (crew_id) references crew,
      constraint visit_author_id_foreign foreign key (author_id) references user_account on delete set null,
      constraint visit_subject check (num_nonnulls(order_id, offer_id, inquiry_id) = 1),
      constraint visit_needs check (minutes between 15 and 720 and people between 1 and 9),
      constraint visit_time check (
        num_nulls(crew_id, starts_at, ends_at, arrival_from, arrival_until) in (0, 5)
        and starts_at < ends_at
        and (state <> 'asked' or crew_id is null)
        and (state in ('asked', 'cancelled') or crew_id is not null)),
      constraint visit_once exclude using gist (crew_id with =, tstzrange(starts_at, ends_at) with &&)
        where (state in ('offered', 'confirmed', 'done'))
    );
    create index visit_order_id_index on visit (order_id);
    create index visit_offer_id_index on visit (offer_id);
    create index visit_inquiry_id_index on visit (inquiry_id);
    create index visit_author_id_index on visit (author_id);
    create index visit_crew_id_starts_at_index on visit (crew_id, starts_at);
    create index visit_starts_at_index on visit (starts_at) where state in ('offered', 'confirmed', 'done');
    create index visit_asked_index on visit (created_at, id) where state = 'asked'`);
    for (const [role, permissions] of Object.entries(PERMISSIONS))
      this.addSql(`update staff_role set permissions = permissions || '${permissions}'
        where id = '${role}'`);
  }
}
