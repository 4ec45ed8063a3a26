-- Who acts is one text everywhere: api_key:12, person:3, client:7, visitor:<hash>, job:run-bulk-job or cli.

-- `actor_kind` is not written any more; it stands with the entries from before, and with those that a process of the
-- version before still writes while it is being replaced.
alter table audit_entry drop constraint audit_entry_actor_kind_check, alter column actor_kind drop not null;
update audit_entry set actor = case actor_kind when 'cli' then 'cli' else actor_kind || ':' || actor end;
alter table audit_entry add constraint audit_entry_actor check (
  actor_kind is not null or actor is not null and actor ~ '^(cli|(api_key|person|client):[0-9]+|(visitor|job):.+)$');

alter table idempotency_key add column actor text;
update idempotency_key set actor = 'api_key:' || api_key_id;
alter table idempotency_key
  drop constraint idempotency_key_pkey,
  alter column api_key_id drop not null,
  add primary key (org_id, actor, key_hash);
