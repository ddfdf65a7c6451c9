import { Migration } from '@mikro-orm/migrations';
import { functionText } from '../function-text.js';

/** Invoices are delivered to KSeF; the state of each delivery is stored. */
export class Migration20261125031000 extends Migration {
  override name = 'Migration20261125031000';

  override up(): void {
    this.addSql(`create table invoice_delivery (
      id serial primary key,
      invoice_id int not null,
      state varchar(8) not null,
      is_offline boolean not null default false,
      due_on date not null,
      attempts int not null default 0,
      next_attempt_at timestamptz null,
      session varchar(64) null,
      reference varchar(64) null,
      ksef_number varchar(36) null,
      confirmation text null,
      accepted_at timestamptz null,
      problem varchar(1000) null,
      invoice_url varchar(300) not null,
      certificate_url varchar(1000) null,
      is_demonstration boolean not null,
      constraint invoice_delivery_invoice_id_unique unique (invoice_id),
      constraint invoice_delivery_ksef_number_unique unique (ksef_number),
      constraint invoice_delivery_invoice_id_foreign foreign key (invoice_id) references invoice (id) on delete cascade
    )`);
    this.addSql(`alter table invoice_delivery add constraint invoice_delivery_values check
      (state in ('issued', 'sent', 'accepted', 'rejected')
        and (state = 'accepted') = (ksef_number is not null and confirmation is not null and accepted_at is not null)
        and (state = 'sent') <= (reference is not null))`);
    this.addSql(
      'create index invoice_delivery_state_due_on_id_index on invoice_delivery (state, due_on, id)',
    );
    this.addSql(functionText('queue-delivery'));
    this.addSql(`create trigger invoice_delivery_queued after insert or delete or update of next_attempt_at
      on invoice_delivery for each row execute function queue_delivery()`);
    // Audits what staff change in a delivery, not what the worker changes; invoices have an audit trigger of their own.
    this.addSql(`create trigger invoice_delivery_audited after update on invoice_delivery
      for each row when (current_setting('cieniomat.actor', true) <> '')
      execute function record_change('attempts,session,reference,confirmation,invoice_url,certificate_url,is_demonstration', '')`);
  }

  override down(): void {
    this.addSql('drop table invoice_delivery');
    this.addSql('drop function queue_delivery()');
  }
}
