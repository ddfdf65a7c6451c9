import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** Questions about offers are in the queue of calls, and announced like its other entries. */
export class Migration20261128160700 extends Migration {
  override name = 'Migration20261128160700';

  override up(): void {
    this.addSql(`alter table "call_task" add "question_id" int null,
      drop constraint "call_task_subject",
      add constraint "call_task_subject" check (num_nonnulls(order_id, inquiry_id, question_id) = 1)`);
    this.addSql(`alter table "call_task"
      add constraint "call_task_question_id_unique" unique ("question_id"),
      add constraint "call_task_question_id_foreign" foreign key ("question_id")
        references "offer_question" ("id") on delete cascade`);
    this.addSql(functionText('waiting-call'));
    this.addSql(`create or replace function announce_call() returns trigger language plpgsql as $$
      declare
        row jsonb := to_jsonb(new);
        kind text := coalesce(tg_argv[0], case when row -> 'order_id' <> 'null' then 'order'
          when row -> 'inquiry_id' <> 'null' then 'inquiry' else 'question' end);
      begin
        perform pg_notify('call_queue_changed', json_build_object(
          'kind', kind,
          'id', case when tg_nargs > 0 then row -> 'id' else row -> (kind || '_id') end,
          'appeared', tg_nargs > 0 and tg_op = 'INSERT')::text);
        return null;
      end $$`);
    this.addSql(`create trigger offer_question_call_appeared after insert on offer_question
      for each row execute function announce_call('question')`);
    this.addSql(`create trigger offer_question_call_changed after update on offer_question
      for each row when (old.answer is distinct from new.answer) execute function announce_call('question')`);
    this.addSql(`create function announce_offer_questions() returns trigger language plpgsql as $$
      begin
        perform pg_notify('call_queue_changed',
            json_build_object('kind', 'question', 'id', id, 'appeared', false)::text)
          from offer_question where offer_id = new.id and answer is null;
        return null;
      end $$`);
    this.addSql(`create trigger offer_call_changed after update on offer
      for each row when (old.state is distinct from new.state) execute function announce_offer_questions()`);
  }
}
