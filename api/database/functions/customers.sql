-- What customers have asked, been offered and ordered. A view, because a customer is what these matters have in common:
-- each says itself, by its key, whose it is.
create or replace view customer_matter as
  select 'order' as kind, id as number, customer_key(customer_email, customer_phone) as key, status as state,
    status not in ('delivered', 'cancelled') as is_open, total_amount as amount, null as subject,
    customer_name as name, customer_email as email, customer_phone as phone, customer_address as address,
    company_name, company_tax_number, created_at as at
    from customer_order
  union all
  select 'offer', id, customer_key(customer_email, customer_phone), state,
    state in ('draft', 'sent') and valid_until >= warsaw_day(now()), total_amount, null,
    customer_name, customer_email, customer_phone, customer_address, company_name, company_tax_number, created_at
    from offer
  union all
  select 'inquiry', id, customer_key(customer_email, customer_phone), status,
    status in ('new', 'in_progress', 'waiting_for_customer'), null, subject,
    customer_name, customer_email, customer_phone, nullif(concat_ws(', ', street, nullif(concat_ws(' ', postal_code, city), '')), ''),
    null, null, created_at
    from inquiry
  union all
  select 'earlier_order', id, customer_key(customer_email, customer_phone), status, status = 'open', total_amount,
    concat(number, ': ', description), customer_name, customer_email, customer_phone, customer_address, null,
    company_tax_number, ordered_on::timestamp at time zone 'Europe/Warsaw'
    from earlier_order;

-- Adds the customer of a matter, whoever writes it; what is known of the customer already stays, gaps are filled.
-- `contacts` collects all that customers have called themselves and where they live, so that they are found by it.
create or replace function keep_customer() returns trigger language plpgsql as $$
declare
  matter customer_matter;
  lines text[];
begin
  select * into matter from customer_matter where kind = tg_argv[0] and number = new.id;
  if matter.key is null then return null; end if;
  lines := string_to_array(concat_ws(E'\n', matter.name, matter.phone, matter.address, matter.company_name,
    matter.company_tax_number), E'\n');
  insert into customer (key, name, phone, address, company_name, company_tax_number, contacts, created_at)
    values (matter.key, matter.name, matter.phone, matter.address, matter.company_name, matter.company_tax_number,
      array_to_string(lines, E'\n'), matter.at)
    on conflict (key) do nothing;
  if found then return null; end if;
  update customer set
      name = coalesce(name, matter.name),
      phone = coalesce(phone, matter.phone),
      address = coalesce(address, matter.address),
      company_name = coalesce(company_name, matter.company_name),
      company_tax_number = coalesce(company_tax_number, matter.company_tax_number),
      contacts = concat_ws(E'\n', contacts, array_to_string(array(
        select unnest(lines) except select unnest(string_to_array(contacts, E'\n'))), E'\n')),
      version = version + 1
    where key = matter.key and not string_to_array(contacts, E'\n') @> lines;
  return null;
end
$$;

create or replace trigger customer_order_kept after insert or update of customer_name, customer_email, customer_phone,
  customer_address, company_name, company_tax_number on customer_order
  for each row execute function keep_customer('order');
create or replace trigger earlier_order_kept after insert or update of customer_name, customer_email, customer_phone,
  customer_address, company_tax_number on earlier_order
  for each row execute function keep_customer('earlier_order');
create or replace trigger inquiry_kept after insert on inquiry
  for each row execute function keep_customer('inquiry');
create or replace trigger offer_kept after insert or update of customer_name, customer_email, customer_phone,
  customer_address, company_name, company_tax_number on offer
  for each row execute function keep_customer('offer');
