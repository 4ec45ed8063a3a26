create table design (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);

-- Versions never change, so a certificate is drawn the same for ever. Without a design it is the built-in one.
create table design_version (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  design_id bigint,
  version integer not null check (version >= 1),
  layout jsonb not null,
  layout_hash text not null,
  picture text,
  created_at timestamptz not null,
  unique (org_id, id),
  unique (design_id, version),
  foreign key (org_id, design_id) references design (org_id, id)
);
create unique index design_version_built_in on design_version (org_id, layout_hash) where design_id is null;

create table event (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null,
  event_date timestamptz,
  event_timezone text not null default 'UTC',
  event_type text not null default 'conference',
  visibility text not null default 'private' check (visibility in ('public', 'unlisted', 'private')),
  event_location text,
  event_description text,
  certificate_enabled boolean not null default true,
  registration_enabled boolean not null default true,
  registration_closed boolean not null default false,
  checkin_enabled boolean not null default true,
  registration_capacity integer check (registration_capacity >= 1),
  certificate_eligibility text not null default 'registered' check (certificate_eligibility in ('registered', 'attended')),
  certificate_min_attendance_percent integer check (certificate_min_attendance_percent between 0 and 100),
  certificate_validity_days integer check (certificate_validity_days >= 1),
  certificate_tiers jsonb not null default '[]',
  expiry_notice_days integer not null default 30 check (expiry_notice_days >= 0),
  survey jsonb,
  template_image_url text not null,
  template_id bigint,
  template_status text not null check (template_status in ('builtin', 'pending', 'ready', 'failed')),
  template_error text,
  folded_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, template_id) references design (org_id, id)
);
create index event_newest on event (org_id, id desc);
create index event_search on event using gin (folded_name gin_trgm_ops);

-- Row counts of an event, kept by triggers in a few shards, so that lists tell their total without counting
-- and two writers seldom wait for one another.
create table event_tally (
  event_id bigint not null references event on delete cascade,
  shard smallint not null,
  attendees integer not null default 0,
  certificates integer not null default 0,
  primary key (event_id, shard)
) with (fillfactor = 50);

create function count_rows_added() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into event_tally (event_id, shard, %1$I)
     select event_id, pg_backend_pid() %% 8, count(*) from added group by event_id order by event_id
     on conflict (event_id, shard) do update set %1$I = event_tally.%1$I + excluded.%1$I', tg_argv[0]);
  return null;
end $$;

-- When the event itself is being deleted its tally goes with it, so only events that stay are counted down.
create function count_rows_removed() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into event_tally (event_id, shard, %1$I)
     select r.event_id, pg_backend_pid() %% 8, -count(*) from removed r join event e on e.id = r.event_id
     group by r.event_id order by r.event_id
     on conflict (event_id, shard) do update set %1$I = event_tally.%1$I + excluded.%1$I', tg_argv[0]);
  return null;
end $$;

create table attendee (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  first_name text not null,
  last_name text not null default '',
  email text not null,
  email_key text not null,
  status text not null default 'registered' check (status in ('registered', 'cancelled')),
  source text not null check (source in ('api', 'panel', 'import', 'registration', 'form')),
  checked_in_at timestamptz,
  sessions_attended integer not null default 0 check (sessions_attended >= 0),
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  constraint attendee_email_key unique (event_id, email_key)
);
create index attendee_newest on attendee (event_id, id desc);
create index attendee_search on attendee using gin (folded gin_trgm_ops);

create trigger attendee_added after insert on attendee
  referencing new table as added for each statement execute function count_rows_added('attendees');
create trigger attendee_removed after delete on attendee
  referencing old table as removed for each statement execute function count_rows_removed('attendees');
