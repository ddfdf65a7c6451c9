import { Migration } from '@mikro-orm/migrations';

/** Addresses of partners' programs, the events that they are told, and the log of telling them. */
export class AddWebhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhook_endpoint (
      id serial primary key,
      url varchar(500) not null,
      description varchar(120) not null default '',
      events text[] not null,
      secret varchar(300) not null,
      previous_secret varchar(300),
      previous_until timestamptz,
      is_active boolean not null default true,
      failing_since timestamptz,
      disabled_at timestamptz,
      resting_until timestamptz,
      version int not null default 1,
      created_at timestamptz not null default now(),
      constraint webhook_endpoint_rotation check (num_nulls(previous_secret, previous_until) in (0, 2))
    )`);
    this.addSql(`create table webhook_event (
      id serial primary key,
      name varchar(40) not null,
      data jsonb not null,
      created_at timestamptz not null default now()
    );
    create index webhook_event_created_at_index on webhook_event (created_at)`);
    this.addSql(`create table webhook_delivery (
      id serial primary key,
      event_id int not null,
      endpoint_id int not null,
      state text not null default 'waiting',
      attempts int not null default 0,
      next_attempt_at timestamptz,
      attempted_at timestamptz,
      duration int,
      status int,
      answer varchar(1024),
      problem varchar(300),
      constraint webhook_delivery_event_id_endpoint_id_unique unique (event_id, endpoint_id),
      constraint webhook_delivery_event_id_foreign foreign key (event_id) references webhook_event on delete cascade,
      constraint webhook_delivery_endpoint_id_foreign
        foreign key (endpoint_id) references webhook_endpoint on delete cascade,
      constraint webhook_delivery_state_check check (state in ('waiting', 'delivered', 'failed')),
      constraint webhook_delivery_waiting check ((state = 'waiting') = (next_attempt_at is not null))
    );
    create index webhook_delivery_endpoint_id_state_id_index on webhook_delivery (endpoint_id, state, id)`);
  }
}
