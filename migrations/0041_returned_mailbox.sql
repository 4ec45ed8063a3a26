-- The process that reads the mailbox for returned emails: one at a time. The row exists once one has.
create table mailbox_reader (
  single boolean primary key default true check (single),
  token uuid,
  lease_until timestamptz not null,
  -- When the mailbox is read again, by any process.
  next_at timestamptz not null,
  -- Failed rounds in a row, since when, and why the last one failed.
  failures int not null default 0,
  failing_since timestamptz,
  problem text,
  check ((failures = 0) = (failing_since is null) and (failures = 0) = (problem is null))
);
