-- Certificates as signed credentials, and the hash of the signed document in the issuance log.
alter table certificate
  -- Frozen as the event's name is. Null in certificates that are older than this column and not signed yet.
  add event_type text,
  -- Without a foreign key: a key is never deleted before its organisation, and each issue would lock the one row of the
  -- organisation's key.
  add signing_key_id bigint,
  add signature bytea check (length(signature) = 64),
  add signed_at timestamptz(3),
  -- The version of the mapping from the record to the document that was signed.
  add credential_version smallint,
  add constraint certificate_signed check (
    num_nulls(signing_key_id, signature, signed_at, credential_version) in (0, 4)
    and (signature is null or event_type is not null));
-- Finds certificates that are not signed yet, or by a key that was withdrawn.
create index certificate_of_key on certificate (org_id, signing_key_id, id);

alter table certificate_log
  -- SHA-256 of the canonical document without its proof. Null where the certificate had not been signed.
  add document_hash bytea check (length(document_hash) = 32),
  drop constraint certificate_log_action_check,
  -- `signed`: an issued certificate was signed later, or again.
  add constraint certificate_log_action_check check (action = any ('{issued,revoked,redacted,signed}'::text[]));
drop index certificate_log_once;
create unique index certificate_log_once on certificate_log (public_id, action)
  where action = any ('{issued,revoked}'::text[]);
drop index certificate_log_redacted;
create index certificate_log_later on certificate_log (public_id, id desc)
  where action = any ('{redacted,signed}'::text[]);

drop trigger certificate_log_append_only on certificate_log;
create trigger certificate_log_append_only before update on certificate_log for each row
  when (not (old.position is null and new.position is not null
    and (old.id, old.org_id, old.action, old.public_id, old.record_hash, old.document_hash, old.at)
      is not distinct from (new.id, new.org_id, new.action, new.public_id, new.record_hash, new.document_hash, new.at)))
  execute function refuse_change();
