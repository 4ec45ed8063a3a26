-- Badge awards as signed credentials.
alter table badge_award
  -- Frozen at the award. Null in awards that are older than this column and not signed yet.
  add issuer_name text check (issuer_name <> ''),
  -- Without a foreign key: a key is never deleted before its organisation.
  add signing_key_id bigint,
  add signature bytea check (length(signature) = 64),
  add signed_at timestamptz(3),
  -- The version of the mapping from the award to the document that was signed.
  add credential_version smallint,
  add constraint badge_award_signed check (
    num_nulls(signing_key_id, signature, signed_at, credential_version) in (0, 4)
    and (signature is null or issuer_name is not null));
-- Finds awards that are not signed yet, or by a key that was withdrawn.
create index badge_award_of_key on badge_award (org_id, signing_key_id, id);
