import { Migration } from '@mikro-orm/migrations';

/** Tasks of members of staff, versions of texts, and the words of the legal pages that orders and consents keep. */
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
    this.addSql(`create table legal_text (
      sha256 varchar(64) primary key,
      slug varchar(60) not null,
      content jsonb not null,
      valid_from timestamptz not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`alter table customer_order add column legal_texts jsonb not null default '[]'`);
    this.addSql(`alter table subscriber add column consent_document varchar(64)`);
  }
}
