import { Migration } from '@mikro-orm/migrations';

/** What crews do at customers, what goes with the goods, and services that are sold beside them. */
export class AddFieldWorkAndServices extends Migration {
  override up(): void {
    this.addMeasurements();
    this.addToVisits();
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
      add constraint visit_cancelled_from_check
        check (cancelled_from in ('asked', 'offered', 'confirmed', 'done', 'failed', 'cancelled'))`);
    this.addSql(`create table travel_time (
      id serial primary key,
      from_town varchar(60) not null,
      to_town varchar(60) not null,
      minutes smallint not null,
      constraint travel_time_from_town_to_town_unique unique (from_town, to_town),
      constraint travel_time_minutes check (minutes between 1 and 900)
    )`);
  }
}
