-- A person can be taken out of what is stored, and what has had its time is removed.

-- The log stays when a record is redacted: it is told of the record as it is from then on, with a new salt. The hashes
-- from before tell nothing any more, since what they were made of is gone.
alter table certificate_log drop constraint certificate_log_action_check;
alter table certificate_log add constraint certificate_log_action_check check (action in ('issued', 'revoked', 'redacted'));
drop index certificate_log_once;
create unique index certificate_log_once on certificate_log (public_id, action) where action <> 'redacted';
create index certificate_log_redacted on certificate_log (public_id, position desc) where action = 'redacted';

-- What is old stands together, so a few numbers for each stretch of the table are enough to find it.
create index domain_event_age on domain_event using brin (occurred_at);
create index webhook_delivery_age on webhook_delivery using brin (created_at);
create index webhook_delivery_of_event on webhook_delivery (event_id) where event_id is not null;

-- A place of a listener may stand far beyond the last event: other transactions came between. Numbers go on after both.
create or replace function continue_txids() returns void language sql as $$
  update installation set txid_base = last - pg_current_xact_id()::text::bigint + 1
  from (select greatest((select max(txid) from domain_event), (select max(txid_to) from outbox_place)) as last) outbox
  where last >= txid_base + pg_current_xact_id()::text::bigint
$$;
