-- A function, because months and years are taken from a time of the shop's calendar, of which the summer knows another
-- offset than the winter: what is older than its result has been kept for the period at this time.
create or replace function expired_before(now timestamptz, period interval) returns timestamptz
  language sql stable strict parallel safe
  return (now at time zone 'Europe/Warsaw' - period) at time zone 'Europe/Warsaw';
