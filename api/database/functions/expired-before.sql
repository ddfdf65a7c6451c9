-- The time before which data have been kept for longer than the period. A function, because months and years are
-- subtracted in the shop's time zone, whose offset differs between summer and winter.
create or replace function expired_before(now timestamptz, period interval) returns timestamptz
  language sql stable strict parallel safe
  return (now at time zone 'Europe/Warsaw' - period) at time zone 'Europe/Warsaw';
