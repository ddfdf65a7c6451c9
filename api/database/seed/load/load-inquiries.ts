import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../prepared.js';
import { LOADED_STAFF } from './load-staff.js';
import { CUSTOMER, MESSAGES, SUBJECTS, pick } from './words.js';

/** Spread over 24 months; most of the last week's are open, nearly all others are closed. */
const INQUIRIES = `insert into inquiry (customer_name, customer_email, customer_phone, subject, message, inquiry_type, status,
    priority, assignee_id, created_at, updated_at)
  select ${CUSTOMER.name}, ${CUSTOMER.email}, ${CUSTOMER.phone}, ${pick(SUBJECTS, 'number')},
    ${pick(MESSAGES, 'number / 3')} || ' Sprawa nr ' || number || '.', kind,
    case when age < interval '1 day' then 'new' when age < interval '5 days' then (array['new', 'in_progress', 'waiting_for_customer'])[1 + number % 3]
      when luck < 0.01 then 'waiting_for_customer' when luck < 0.5 then 'resolved' else 'closed' end,
    case kind when 'complaint' then 'high' when 'quote' then 'medium' when 'warranty' then 'medium' else 'low' end,
    case when age > interval '1 day' then staff.id end, $1::timestamptz - age, $1::timestamptz - age
  from (
    select number, random() as luck, (1 - sqrt((number - random()) / $2::int)) * interval '730 days' as age,
      floor(random() * $2::int * 2)::int as customer, (array['quote', 'quote', 'quote', 'technical', 'warranty', 'general', 'complaint'])[1 + number % 7] as kind
    from generate_series(1, $2::int) number
  ) asked join (${LOADED_STAFF}) staff on staff.place = 1 + number % (select count(*) from (${LOADED_STAFF}) everyone)
  order by age desc`;

const ANSWERS = `insert into inquiry_answer (inquiry_id, text, author_id, at)
  select id, 'Dzień dobry, dziękujemy za wiadomość. Odpowiadamy szczegółowo w załączeniu.', assignee_id, created_at + interval '6 hours'
  from inquiry where status in ('resolved', 'closed', 'waiting_for_customer') and assignee_id is not null
    and not exists (select from inquiry_answer answer where answer.inquiry_id = inquiry.id)
  order by id`;

/** Inquiries, and the answers to those that are no longer open. */
export async function loadInquiries(tx: EntityManager, count: number, now: Date): Promise<void> {
  await prepared(tx, INQUIRIES, [now, count]);
  await prepared(tx, ANSWERS, []);
}
