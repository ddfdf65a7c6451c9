import type { EntityManager } from '@mikro-orm/postgresql';
import { MADE_TO_MEASURE } from '../../../features/cart/withdrawal.js';
import { prepared } from '../../prepared.js';
import { LOADED_STAFF } from './load-staff.js';
import type { Offer } from './offers.js';
import { CUSTOMER } from './words.js';

/** Days of trade; the shop is nearly twice as large at their end. */
const DAYS = 730;
/** What each month asks for sun protection, January first. */
const SEASON = '{0.5,0.6,1,1.5,1.9,1.8,1.5,1.2,0.9,0.7,0.5,0.4}';

/** So many orders over 24 months, by season and day of the week, in Warsaw's daytime; the oldest has the lowest id. */
const PLACED = `create temporary table loaded_order on commit drop as
  with days as (
    select day, (${`'${SEASON}'::float[]`})[extract(month from day)::int] * (1 + (day - first)::float / ${DAYS})
        * case extract(isodow from day) when 6 then 0.6 when 7 then 0.4 else 1 end as weight
      from (select today - ${DAYS - 1} as first, today from (select ($1::timestamptz at time zone 'Europe/Warsaw')::date as today) now) span,
        lateral (select first + number as day from generate_series(0, ${DAYS - 1}) number) calendar
  ), shares as (
    select day, sum(weight) over (order by day) / sum(weight) over () as upto,
      (sum(weight) over (order by day) - weight) / sum(weight) over () as after from days
  ), placed as (
    select (day + interval '7 hours' + random() * interval '15 hours') at time zone 'Europe/Warsaw' as created_at
      from shares, generate_series(1, (round(upto * $2::int) - round(after * $2::int))::int)
  ), numbered as (
    select least(created_at, $1::timestamptz - interval '1 minute') as created_at, random() as luck,
      floor(random() * $2::int * 0.6)::int as customer, random() as many
      from placed order by created_at
  )
  select nextval('customer_order_id_seq')::int as id, gen_random_uuid() as cart_id, gen_random_uuid() as visitor_id,
    customer, created_at, case when many < 0.65 then 1 when many < 0.9 then 2 else 3 end as lines,
    case when luck < 0.06 then 'cancelled'
      when age < interval '2 days' then 'pending'
      when age < interval '4 days' then 'confirmed'
      when age < interval '24 days' then 'in_production'
      when age < interval '27 days' then 'shipped' else 'delivered' end as status
  from numbered, lateral (select $1::timestamptz - created_at as age) waited`;

const OFFERED = `create temporary table loaded_offer on commit drop as
  select row_number() over (order by md5(product_id::text), unit_price)::int as number, offer.*
    from jsonb_to_recordset($1::jsonb) as offer (product_id int, product_name text, settings jsonb, lines jsonb, warnings jsonb,
      price_list_version int, unit_price numeric(12,2))`;

/** A few products are asked for often, many seldom. */
const ORDERED = `create temporary table loaded_line on commit drop as
  select placed.id as order_id, position, 1 + floor(power(random(), 3) * (select count(*) from loaded_offer))::int as offer,
    case when random() < 0.8 then 1 else 2 + floor(random() * 3)::int end as quantity
  from loaded_order placed, generate_series(0, placed.lines - 1) position`;

const CARTS = `insert into cart (id, visitor_id, ordered_at, created_at, updated_at)
  select cart_id, visitor_id, created_at, created_at, created_at from loaded_order`;

const ORDERS = `insert into customer_order (id, token, cart_id, visitor_id, request_fingerprint, status, customer_name,
    customer_email, customer_phone, customer_address, total_amount, net, vat, consents, created_at)
  select id, replace(id || '_' || gen_random_uuid(), '-', '') || repeat('x', 10 - length(id::text)), cart_id, visitor_id, md5(id::text) || md5(cart_id::text), status,
    ${CUSTOMER.name}, ${CUSTOMER.email}, ${CUSTOMER.phone}, ${CUSTOMER.address}, total, round(total / 1.23, 2), total - round(total / 1.23, 2),
    jsonb_build_array(
      jsonb_build_object('code', 'terms', 'version', '2026-11-21', 'givenAt', created_at),
      jsonb_build_object('code', 'made_to_measure', 'version', '2026-11-21', 'givenAt', created_at)), created_at
  from loaded_order join (
    select order_id, sum(unit_price * quantity) as total
      from loaded_line join loaded_offer on number = offer group by order_id
  ) summed on order_id = id order by id`;

const LINES = `insert into order_line (id, order_id, position, product_id, product_name, settings, lines, warnings,
    price_list_version, quantity, unit_price, line_total, withdrawal)
  select gen_random_uuid(), order_id, position, product_id, product_name, settings, lines, warnings,
    price_list_version, quantity, unit_price, unit_price * quantity, '${MADE_TO_MEASURE}'
  from loaded_line join loaded_offer on number = offer order by order_id, position`;

/** Every status on the way to the last one, with who set it; the customer the first. */
const EVENTS = `insert into order_event (order_id, status, at, actor_id)
  select placed.id, step.status, placed.created_at + step.after, case when step.rank > 1 then staff.id end
  from loaded_order placed
    join (values (1, 'pending', interval '0'), (2, 'confirmed', interval '20 hours'), (3, 'in_production', interval '3 days'),
      (4, 'shipped', interval '24 days'), (5, 'delivered', interval '26 days'), (6, 'cancelled', interval '30 hours')) step (rank, status, after)
      on step.rank = 1 or step.status = placed.status or (placed.status <> 'cancelled' and step.rank < array_position(
        array['pending', 'confirmed', 'in_production', 'shipped', 'delivered'], placed.status))
    join (${LOADED_STAFF}) staff on staff.place = 1 + placed.id % (select count(*) from (${LOADED_STAFF}) everyone)
  order by placed.id, step.rank`;

const RECORDED = `insert into audit_entry (at, actor_id, action, subject_type, subject_id, before, after)
  select event.at, event.actor_id, 'changed', 'customer_order', event.order_id,
    jsonb_build_object('status', 'pending'), jsonb_build_object('status', event.status)
  from order_event event join loaded_order placed on placed.id = event.order_id and placed.status = event.status
  where event.actor_id is not null order by event.at`;

/** Orders with their carts, lines, history and the record of who changed them. */
export async function loadOrders(
  tx: EntityManager,
  offers: readonly Offer[],
  count: number,
  now: Date,
): Promise<void> {
  await prepared(tx, PLACED, [now, count]);
  await prepared(tx, OFFERED, [JSON.stringify(offers)]);
  await prepared(tx, ORDERED, []);
  await prepared(tx, 'analyze loaded_order, loaded_offer, loaded_line', []);
  await setTriggers(tx, 'disable');
  for (const statement of [CARTS, ORDERS, LINES, EVENTS, RECORDED])
    await prepared(tx, statement, []);
  await setTriggers(tx, 'enable');
  await prepared(tx, 'select recount_daily_sales()', []);
}

/** What is done for each new order, of which nobody has to hear here; sums are made anew afterwards. */
async function setTriggers(tx: EntityManager, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['customer_order', 'order_line', 'order_event'])
    await tx.execute(`alter table ${table} ${state} trigger user`, [], 'run');
}
