-- The time of the backup that the data come from, while nobody has said that all of its signing keys are the newest ones;
-- null for data that were never restored. Histories of keys that end before it may have gone on elsewhere.
alter table installation add restored_from timestamptz;
create function note_restore(backup_at timestamptz) returns void language sql as
  $$ update installation set restored_from = backup_at $$;
