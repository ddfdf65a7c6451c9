-- Whose inquiries, offers and orders are, for members of staff who see only their own: an inquiry is of whoever has it;
-- an offer of whoever made it, and of whoever has the inquiry that it answers; an order of whoever's its offer is, and of
-- whoever has an inquiry about it. A view, because each of them is found by several ways.
create or replace view own_matter as
  select 'inquiry' as kind, id, assignee_id as staff_id from inquiry where assignee_id is not null
  union all
  select 'offer', id, author_id from offer where author_id is not null
  union all
  select 'offer', offer.id, assignee_id from offer join inquiry on inquiry.id = inquiry_id
    where assignee_id is not null
  union all
  select 'order', order_id, author_id from offer where order_id is not null and author_id is not null
  union all
  select 'order', offer.order_id, assignee_id from offer join inquiry on inquiry.id = inquiry_id
    where offer.order_id is not null and assignee_id is not null
  union all
  select 'order', order_id, assignee_id from inquiry where order_id is not null and assignee_id is not null
  union all
  select 'question', question.id, author_id from offer_question question join offer on offer.id = offer_id
    where author_id is not null
  union all
  select 'question', question.id, assignee_id from offer_question question join offer on offer.id = offer_id
    join inquiry on inquiry.id = inquiry_id where assignee_id is not null;
