-- Offers of a place that ended: how many expired, how many the person declined, and when the last one ended.
-- `offers_held`: an organiser withdrew an offer, so that further ones are made by hand only.
alter table attendee
  add column offers_lapsed integer not null default 0,
  add column offers_declined integer not null default 0,
  add column offer_ended_at timestamptz,
  add column offers_held boolean not null default false;
create index attendee_offer_ended on attendee (event_id, offer_ended_at desc, id desc) where offer_ended_at is not null;
