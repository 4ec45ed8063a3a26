-- Events and their row counts.
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
  event_language text not null default 'en'
    check (event_language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$'),
  -- The last part of its public address. Its end cannot be guessed: 80 random bits, as 20 digits of random UUIDs.
  slug text not null default 'event-' || left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 12),
  registration_questions jsonb,
  registration_opens_at timestamptz,
  waitlist_offer_hours integer not null default 24 check (waitlist_offer_hours between 1 and 720),
  -- Whether certificates are emailed, and when the survey is open.
  certificate_email boolean not null default false,
  survey_opens_at timestamptz,
  survey_closes_at timestamptz,
  -- The place, folded; null until a job has folded it.
  folded_place text,
  unique (org_id, id),
  foreign key (org_id, template_id) references design (org_id, id),
  constraint event_slug_key unique (slug),
  constraint event_survey_closes_after_it_opens check (survey_closes_at > survey_opens_at)
);
create index event_newest on event (org_id, id desc);
-- For totals by day.
create index event_dates on event (org_id, event_date) where event_date is not null;
create index event_unfolded on event (id) where folded_place is null and event_location is not null;
select make_searchable('event', 'org_id', 'folded_name');

-- Row counts of an event, kept by triggers in a few shards, so that lists show totals without counting and two writers
-- seldom wait for each other.
create table event_tally (
  event_id bigint not null references event on delete cascade,
  shard smallint not null,
  attendees integer not null default 0,
  certificates integer not null default 0,
  -- How many came, and how many neither came nor are registered.
  present integer not null default 0,
  withdrawn integer not null default 0,
  -- How many hold a place or an offer of one, and how many wait.
  taken integer not null default 0,
  waiting integer not null default 0,
  primary key (event_id, shard)
) with (fillfactor = 50);

-- The module of events knows nothing of certificates, so the database moves notices that are not sent yet. Issuing
-- reads the days under a lock on the event, so no notice keeps the days from before a change.
create function move_expiry_notices() returns trigger language plpgsql as $$
begin
  update expiry_notice n set due_at = c.expires_at - new.expiry_notice_days * interval '24 hours'
    from certificate c where c.event_id = new.id and n.certificate_id = c.id;
  return null;
end $$;
create trigger event_moves_notices after update of expiry_notice_days on event
  for each row when (old.expiry_notice_days <> new.expiry_notice_days) execute function move_expiry_notices();

create function list_event() returns trigger language plpgsql as $$
begin
  perform write_listings(array[new.id]);
  return null;
end $$;
create trigger event_added_to_listings after insert on event for each row
  when (new.visibility = 'public') execute function list_event();
create trigger event_changed_in_listings after update on event for each row
  when (old.visibility = 'public' or new.visibility = 'public') execute function list_event();

-- The sample event of an organisation, at most one.
create table sample_event (
  org_id bigint primary key references organisation (id) on delete cascade,
  event_id bigint not null,
  created_at timestamptz not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index sample_event_event on sample_event (org_id, event_id);

-- Foreign keys of tables that earlier files create.
alter table email add foreign key (org_id, event_id) references event (org_id, id) on delete cascade;
alter table email_suppression add foreign key (org_id, event_id) references event (org_id, id) on delete set null (event_id);
alter table membership_event add foreign key (org_id, event_id) references event (org_id, id) on delete cascade;
alter table person_link_event add foreign key (org_id, event_id) references event (org_id, id) on delete cascade;
