import { Migration } from '@mikro-orm/migrations';

const SEARCH_KEY = `search_key(customer_name || ' ' || customer_email || ' ' || coalesce(customer_phone, '') || ' ' || subject || ' ' || message)`;

/** Answers to inquiries, the queue of promised calls, and its announcements on `call_queue_changed`. */
export class Migration20261121111500 extends Migration {
  override name = 'Migration20261121111500';

  override up(): void {
    this.addSql(`alter table "inquiry"
      add "assignee_id" int null,
      add "version" int not null default 1,
      add "priority_rank" smallint generated always as (case priority when 'high' then 3 when 'medium' then 2 else 1 end) stored null,
      add "search_text" text generated always as (${SEARCH_KEY}) stored null`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_assignee_id_foreign" foreign key ("assignee_id") references "user_account" ("id") on delete set null`,
    );
    this.addSql(`create index "inquiry_assignee_id_index" on "inquiry" ("assignee_id")`);
    this.addSql(`create index "inquiry_created_at_id_index" on "inquiry" ("created_at", "id")`);
    this.addSql(
      `create index "inquiry_priority_rank_created_at_id_index" on "inquiry" ("priority_rank", "created_at", "id")`,
    );
    this.addSql(
      `create index "inquiry_search_index" on "inquiry" using gin ("search_text" gin_trgm_ops)`,
    );
    // The audit log leaves out columns that are computed rather than entered by staff.
    this.addSql('drop trigger inquiry_audited on inquiry');
    this.audit('inquiry', 'updated_at,version,priority_rank,search_text');
    this.createAnswers();
    this.createCalls();
    this.announceCalls();
  }

  override down(): void {
    for (const trigger of ['call_appeared', 'call_changed'])
      for (const table of ['customer_order', 'inquiry'])
        this.addSql(`drop trigger ${table}_${trigger} on ${table}`);
    for (const table of ['call_attempt', 'call_task', 'canned_answer', 'inquiry_answer'])
      this.addSql(`drop table "${table}"`);
    this.addSql('drop function announce_call()');
    this.addSql('drop trigger inquiry_audited on inquiry');
    this.audit('inquiry', 'updated_at');
    this.addSql(
      'alter table "inquiry" drop "assignee_id", drop "version", drop "priority_rank", drop "search_text"',
    );
    this.addSql('drop index "inquiry_created_at_id_index"');
  }

  private createAnswers(): void {
    this.addSql(`create table "inquiry_answer" (
      "id" serial primary key,
      "inquiry_id" int not null constraint "inquiry_answer_inquiry_id_foreign" references "inquiry" ("id") on delete cascade,
      "text" text not null,
      "author_id" int not null constraint "inquiry_answer_author_id_foreign" references "user_account" ("id"),
      "at" timestamptz not null default now()
    )`);
    this.addSql(
      `create index "inquiry_answer_inquiry_id_index" on "inquiry_answer" ("inquiry_id")`,
    );
    this.addSql(`create table "canned_answer" (
      "id" serial primary key,
      "title" varchar(80) collate "pl-x-icu" not null,
      "text" text not null,
      "version" int not null default 1
    )`);
    this.addSql(
      `alter table "canned_answer" add constraint "canned_answer_title_unique" unique ("title")`,
    );
    this.audit('inquiry_answer');
    this.audit('canned_answer', 'version');
  }

  private createCalls(): void {
    this.addSql(`create table "call_task" (
      "id" serial primary key,
      "order_id" int null constraint "call_task_order_id_foreign" references "customer_order" ("id") on delete cascade,
      "inquiry_id" int null constraint "call_task_inquiry_id_foreign" references "inquiry" ("id") on delete cascade,
      "taken_by_id" int null constraint "call_task_taken_by_id_foreign" references "user_account" ("id") on delete set null,
      "taken_at" timestamptz null,
      "call_back_at" timestamptz null,
      "done_at" timestamptz null,
      constraint "call_task_order_id_unique" unique ("order_id"),
      constraint "call_task_inquiry_id_unique" unique ("inquiry_id"),
      constraint "call_task_subject" check (num_nonnulls(order_id, inquiry_id) = 1),
      constraint "call_task_taken" check ((taken_by_id is null) = (taken_at is null))
    )`);
    this.addSql(`create index "call_task_taken_by_id_index" on "call_task" ("taken_by_id")`);
    this.addSql(
      `create index "call_task_call_back_index" on "call_task" ("call_back_at") where done_at is null and call_back_at is not null`,
    );
    this.addSql(`create table "call_attempt" (
      "id" serial primary key,
      "task_id" int not null constraint "call_attempt_task_id_foreign" references "call_task" ("id") on delete cascade,
      "outcome" text not null,
      "call_back_at" timestamptz null,
      "note" varchar(2000) null,
      "at" timestamptz not null default now(),
      "actor_id" int not null constraint "call_attempt_actor_id_foreign" references "user_account" ("id"),
      constraint "call_attempt_outcome_check" check ("outcome" in ('answered', 'no_answer', 'call_back')),
      constraint "call_attempt_call_back" check ((outcome = 'call_back') = (call_back_at is not null))
    )`);
    this.addSql(`create index "call_attempt_task_id_index" on "call_attempt" ("task_id")`);
    this.audit('call_task');
    this.audit('call_attempt');
  }

  private announceCalls(): void {
    this.addSql(`create function announce_call() returns trigger language plpgsql as $$
      declare
        row jsonb := to_jsonb(new);
        kind text := coalesce(tg_argv[0], case when row -> 'order_id' <> 'null' then 'order' else 'inquiry' end);
      begin
        perform pg_notify('call_queue_changed', json_build_object(
          'kind', kind,
          'id', case when tg_nargs > 0 then row -> 'id' else row -> (kind || '_id') end,
          'appeared', tg_nargs > 0 and tg_op = 'INSERT')::text);
        return null;
      end $$`);
    this.announce('customer_order', 'order', 'pending');
    this.announce('inquiry', 'inquiry', 'new');
    this.addSql(`create trigger call_task_changed after insert or update on call_task
      for each row execute function announce_call()`);
  }

  /** Announces new rows of the queue, and changes of the status that add a row to the queue or remove it. */
  private announce(table: string, kind: string, status: string): void {
    this.addSql(`create trigger ${table}_call_appeared after insert on ${table}
      for each row when (new.status = '${status}') execute function announce_call('${kind}')`);
    this.addSql(`create trigger ${table}_call_changed after update on ${table}
      for each row when (old.status is distinct from new.status and '${status}' in (old.status, new.status))
      execute function announce_call('${kind}')`);
  }

  private audit(table: string, derived = ''): void {
    this.addSql(`create trigger ${table}_audited after insert or update or delete on ${table}
      for each row execute function record_change('${derived}', '')`);
  }
}
