-- Certificates. Each is a frozen record: it keeps everything that is drawn, and later edits do not change it.
create table certificate (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint,
  -- The attendee that it was issued to, kept when the attendee is removed.
  issued_to bigint,
  bulk_job_id bigint,
  public_id uuid not null unique,
  verification_code text not null unique check (verification_code ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
  status text not null default 'active' check (status = any ('{active,expired,revoked}'::text[])),
  attendee_name text not null,
  attendee_email text,
  event_name text not null,
  event_date timestamptz(3),
  event_timezone text not null,
  issuer_name text not null,
  tier text,
  design_version_id bigint not null,
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revocation_reason text,
  superseded_by bigint,
  salt bytea not null,
  folded text not null,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id),
  foreign key (org_id, design_version_id) references design_version (org_id, id),
  foreign key (org_id, superseded_by) references certificate (org_id, id),
  check ((status = 'revoked') = (revoked_at is not null)),
  check (superseded_by is null or status = 'revoked'),
  check (attendee_id is null or attendee_id = issued_to)
);
create unique index certificate_one_active on certificate (event_id, attendee_id) where status = 'active';
create index certificate_newest on certificate (event_id, id desc);
create index certificate_of_attendee on certificate (attendee_id) where attendee_id is not null;
create index certificate_of_job on certificate (bulk_job_id) where bulk_job_id is not null;
create index certificate_superseding on certificate (superseded_by) where superseded_by is not null;
create index certificate_search on certificate using gin (search_grams(event_id, folded)) with (gin_pending_list_limit = 4096);
alter index certificate_search alter column 1 set statistics 0;
create index certificate_texts on certificate (event_id, id) include (folded, status, expires_at) where octet_length(folded) <= 2000;
create index certificate_long_texts on certificate (event_id, id) where octet_length(folded) > 2000;
-- Names of bulk jobs and of removed attendees; other certificates are found by their attendee.
create index certificate_of_person on certificate (org_id, lower(attendee_email))
  where attendee_id is null and attendee_email is not null;
-- Counts expiries of a day that is not over.
create index certificate_expires on certificate (org_id, expires_at) include (event_id, tier) where expires_at is not null and revoked_at is null;
-- Certificates of all events of an organisation: listed, filtered and searched from one index, and found by the address
-- that they were issued to.
create index certificate_of_org on certificate (org_id, id) include (folded, status, issued_at, expires_at, tier)
  where octet_length(folded) <= 2000;
create index certificate_long_of_org on certificate (org_id, id) where octet_length(folded) > 2000;
create index certificate_of_address on certificate (org_id, lower(attendee_email) text_pattern_ops)
  where attendee_email is not null;
create index certificate_of_design on certificate (design_version_id);

-- The issuance log: one hash chain for each organisation, without names, kept when an event is deleted. It stays when a
-- record is redacted: an entry then logs the record with a new salt, and the earlier hashes reveal nothing, because
-- their input is gone.
create table certificate_log (
  org_id bigint not null,
  -- Null until the sequencer, which takes committed entries in batches, adds the entry to the chain. So issuing never
  -- waits for the commit of another. docs/decisions/006-sequencer.md
  position bigint check (position >= 1),
  action text not null check (action = any ('{issued,revoked,redacted}'::text[])),
  public_id uuid not null,
  record_hash bytea not null check (length(record_hash) = 32),
  at timestamptz(3) not null,
  previous_hash bytea check (length(previous_hash) = 32),
  hash bytea check (length(hash) = 32),
  -- The order of insertion: of one certificate the later entry has the higher number, because it was inserted after the
  -- earlier one was committed, or in the same transaction.
  id bigint generated always as identity,
  primary key (id),
  check (num_nulls(position, previous_hash, hash) in (0, 3)),
  constraint certificate_log_position_key unique (org_id, position)
);
create unique index certificate_log_once on certificate_log (public_id, action) where action <> 'redacted';
create index certificate_log_waiting on certificate_log (org_id, id) where position is null;
create index certificate_log_redacted on certificate_log (public_id, id desc) where action = 'redacted';

create table certificate_log_head (
  org_id bigint primary key references organisation on delete cascade,
  position bigint not null,
  hash bytea not null
);

-- Keeps the log append-only: the sequencer may set the link of an entry once, and nothing else may change.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the issuance log is append-only';
end $$;
create trigger certificate_log_no_truncate before truncate on certificate_log
  for each statement execute function refuse_change();
create trigger certificate_log_append_only before update on certificate_log for each row
  when (not (old.position is null and new.position is not null
    and (old.id, old.org_id, old.action, old.public_id, old.record_hash, old.at)
      is not distinct from (new.id, new.org_id, new.action, new.public_id, new.record_hash, new.at)))
  execute function refuse_change();
create trigger certificate_log_no_delete before delete on certificate_log
  for each row execute function refuse_change();

-- Expiry notices that were not sent yet. They are outside the certificate, whose record nothing changes; a certificate
-- without a row never expires, is revoked, or was announced.
create table expiry_notice (
  certificate_id bigint primary key,
  org_id bigint not null,
  due_at timestamptz(3) not null,
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);
create index expiry_notice_due on expiry_notice (due_at);

create trigger certificate_added after insert on certificate
  referencing new table as added for each statement execute function count_rows_added('certificates');
create trigger certificate_removed after delete on certificate
  referencing old table as removed for each statement execute function count_rows_removed('certificates');

-- The day of the last view of a certificate: one entry a day is enough.
create table certificate_view (
  org_id bigint not null,
  certificate_id bigint primary key,
  day date not null,
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);

-- Counts of a certificate for rollups, used by triggers and by recounting.
create function certificate_figures(tier text, issued_at timestamptz, revoked_at timestamptz, expires_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('certificate_issued', coalesce(tier, ''), issued_at), ('certificate_revoked', coalesce(tier, ''), revoked_at),
    ('certificate_expires', coalesce(tier, ''), case when revoked_at is null then expires_at end)) f (kind, part, at)
  where f.at is not null $$;

create function certificates_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select c.org_id, c.event_id, f.kind, f.part, f.at, count(*) from added c,
      certificate_figures(c.tier, c.issued_at, c.revoked_at, c.expires_at) f group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into figure_change select c.org_id, c.event_id, f.kind, f.part, f.at, -count(*) from removed c,
      certificate_figures(c.tier, c.issued_at, c.revoked_at, c.expires_at) f group by 1, 2, 3, 4, 5;
  else
    insert into figure_change select new.org_id, new.event_id, kind, part, at, sum(n) from (
      select f.*, 1 as n from certificate_figures(new.tier, new.issued_at, new.revoked_at, new.expires_at) f
      union all
      select f.*, -1 from certificate_figures(old.tier, old.issued_at, old.revoked_at, old.expires_at) f) c
      group by kind, part, at having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger certificate_added_to_figures after insert on certificate referencing new table as added
  for each statement execute function certificates_to_figures();
create trigger certificate_removed_from_figures after delete on certificate referencing old table as removed
  for each statement execute function certificates_to_figures();
create trigger certificate_moved_in_figures after update on certificate for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at or old.tier is distinct from new.tier)
  execute function certificates_to_figures();

-- Uses of certificates (verified, downloaded, shared) by quarters of an hour: every zone of today is a whole number of
-- them from UTC, so they add up to days of any zone. No row concerns a person or a client.
create table certificate_use (
  org_id bigint not null,
  -- The event of the certificate, for rollups: the certificate is deleted before its uses.
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('verified', 'verified_by_robot', 'downloaded', 'downloaded_by_robot', 'shared', 'shared_by_robot')),
  -- Where it was shared; empty for other kinds.
  network text not null,
  quarter timestamptz not null check (extract(epoch from quarter) % 900 = 0),
  n bigint not null check (n > 0),
  primary key (org_id, certificate_id, kind, network, quarter),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade,
  check ((network <> '') = (kind in ('shared', 'shared_by_robot')))
) with (fillfactor = 80);

-- The first quarter of an hour in which a certificate was verified or shared.
create table certificate_first_use (
  org_id bigint not null,
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('verified', 'shared')),
  quarter timestamptz not null,
  primary key (org_id, certificate_id, kind),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);

create function certificate_uses_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into figure_change values
      (old.org_id, old.event_id, 'certificate_' || old.kind, old.network, old.quarter, -old.n);
  elsif tg_op = 'INSERT' then
    insert into figure_change select org_id, event_id, 'certificate_' || kind, network, quarter, sum(n)
      from is_now group by 1, 2, 3, 4, 5;
  else
    insert into figure_change select org_id, event_id, 'certificate_' || kind, network, quarter, sum(n) from (
      select org_id, event_id, kind, network, quarter, n from is_now
      union all select org_id, event_id, kind, network, quarter, -n from was) c
      group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger certificate_use_added_to_figures after insert on certificate_use referencing new table as is_now
  for each statement execute function certificate_uses_to_figures();
create trigger certificate_use_moved_in_figures after update on certificate_use
  referencing old table as was new table as is_now for each statement execute function certificate_uses_to_figures();

-- By row: the rows of each certificate are deleted by a statement of its own, and most certificates have none.
create trigger certificate_use_removed_from_figures after delete on certificate_use
  for each row execute function certificate_uses_to_figures();

create function certificate_first_uses_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, new.event_id, 'certificate_first_' || new.kind, '', new.quarter, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, old.event_id, 'certificate_first_' || old.kind, '', old.quarter, -1);
  end if;
  return null;
end $$;
create trigger certificate_first_use_in_figures after insert or update or delete on certificate_first_use
  for each row execute function certificate_first_uses_to_figures();
