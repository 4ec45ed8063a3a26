-- Contacts of an organisation, their companies (accounts), and what happened with them.
create table account (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  name text not null check (name <> ''),
  -- The name as names are compared and sorted.
  folded_name text not null,
  -- As browsers write it, without `www.`; contacts with this email domain belong here.
  domain text check (domain <> ''),
  industry text,
  website text,
  phone text,
  notes text not null default '',
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade
);
create unique index account_domain_key on account (org_id, domain) where domain is not null;
create index account_by_name on account (org_id, folded_name, id);
select make_searchable('account', 'org_id', 'folded');

-- Custom fields of contacts, fifty at most.
create table contact_property (
  org_id bigint not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,62}$'),
  label text not null check (label <> ''),
  type text not null check (type = any ('{text,number,date,choice}'::text[])),
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  position integer not null check (position between 1 and 50),
  primary key (org_id, key),
  constraint contact_property_position_key unique (org_id, position) deferrable initially deferred,
  foreign key (org_id) references organisation on delete cascade
);

create table crm_settings (
  org_id bigint primary key,
  -- Whether events add contacts and entries to their timelines.
  feed_from_events boolean not null,
  updated_at timestamptz not null,
  foreign key (org_id) references organisation on delete cascade
);

-- A merged contact stays as a row, so that its address is still taken and its id leads to the contact that it is now.
-- It may have given that contact everything that identified it.
create table contact (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  merged_into bigint,
  account_id bigint,
  email text check (email <> ''),
  email_key text check ((email_key is null) = (email is null)),
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  title text,
  -- The responsible person: an email address or a name.
  owner text,
  tags text[] not null default '{}',
  lifecycle_stage text not null default 'lead' check (lifecycle_stage = any ('{lead,qualified,customer,evangelist}'::text[])),
  properties jsonb not null default '{}' check (jsonb_typeof(properties) = 'object'),
  source text not null check (source = any ('{api,panel,import,registration,form}'::text[])),
  lead_score integer not null default 0,
  score_reasons jsonb not null default '[]' check (jsonb_typeof(score_reasons) = 'array'),
  -- The score is out of date.
  score_due boolean not null default true,
  last_activity_at timestamptz(3),
  -- The name as names are sorted: last name first.
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The import that created the contact, and the line of its file. The timeline shows this entry from here: imports
  -- create many contacts, and a row of contact_activity would cost a third of what the contact does. Its time is
  -- created_at.
  import_id bigint,
  import_row integer,
  -- An id of contact_activity: the entry becomes a row there when another contact takes it over.
  import_entry_id bigint,
  unique (org_id, id),
  constraint contact_email_key unique (org_id, email_key),
  constraint contact_not_itself check (merged_into <> id),
  foreign key (org_id) references organisation on delete cascade,
  constraint contact_of_account foreign key (org_id, account_id) references account (org_id, id) on delete set null (account_id),
  constraint contact_merged_into foreign key (org_id, merged_into) references contact (org_id, id) on delete cascade,
  constraint contact_is_somebody check (
    merged_into is not null or email is not null or phone is not null or first_name <> '' or last_name <> ''),
  constraint contact_import_is_whole check (num_nonnulls(import_id, import_row, import_entry_id) in (0, 3))
);
create index contact_of_account_index on contact (org_id, account_id, id desc) where account_id is not null and merged_into is null;
create index contact_merged on contact (merged_into) where merged_into is not null;
create index contact_score_due on contact (org_id, id) where score_due and merged_into is null;
-- Lists by one filter and one order are read from these alone; a list without a filter is read from each stage.
create index contact_by_score on contact (org_id, lifecycle_stage, lead_score desc, id desc) where merged_into is null;
create index contact_by_activity on contact (org_id, last_activity_at desc nulls last, id desc) where merged_into is null;
create index contact_of_owner on contact (org_id, owner, last_activity_at desc nulls last, id desc)
  where owner is not null and merged_into is null;
create index contact_by_update on contact (org_id, updated_at desc, id desc) where merged_into is null;
create index contact_by_name on contact (org_id, folded, id) where merged_into is null;

-- Searched texts of contacts. They change seldom and contacts often: in one table, each new score would update the
-- search indexes.
create table contact_text (
  id bigint primary key,
  org_id bigint not null,
  folded text not null,
  foreign key (org_id, id) references contact (org_id, id) on delete cascade
);
select make_searchable('contact_text', 'org_id', 'folded');

-- Tags of contacts that are not merged, for lists by tag, newest first.
create table contact_tag (
  org_id bigint not null,
  tag text not null,
  contact_id bigint not null,
  primary key (org_id, tag, contact_id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_tag_of_contact on contact_tag (contact_id);

-- Number of contacts that are not merged, in a few rows that do not wait for each other.
create table contact_tally (
  org_id bigint not null,
  shard smallint not null,
  contacts bigint not null,
  primary key (org_id, shard),
  foreign key (org_id) references organisation on delete cascade
);

-- Keeps totals and tags of contacts.
create function count_contacts_added() returns trigger language plpgsql as $$
begin
  insert into contact_tally (org_id, shard, contacts)
    select org_id, pg_backend_pid() % 64, count(*) from added where merged_into is null group by org_id
    on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  insert into contact_tag (org_id, tag, contact_id)
    select distinct a.org_id, tag, a.id from added a, unnest(a.tags) tag where a.tags <> '{}' and a.merged_into is null;
  return null;
end $$;
create trigger contact_added after insert on contact
  referencing new table as added for each statement execute function count_contacts_added();

create function count_contacts_removed() returns trigger language plpgsql as $$
begin
  -- Counts are deleted with their organisation.
  insert into contact_tally (org_id, shard, contacts)
    select r.org_id, pg_backend_pid() % 64, -count(*) from removed r join organisation o on o.id = r.org_id
    where r.merged_into is null group by r.org_id
    on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  return null;
end $$;
create trigger contact_removed after delete on contact
  referencing old table as removed for each statement execute function count_contacts_removed();

create function list_contact_changed() returns trigger language plpgsql as $$
begin
  if (old.merged_into is null) <> (new.merged_into is null) then
    insert into contact_tally (org_id, shard, contacts)
      values (new.org_id, pg_backend_pid() % 64, case when new.merged_into is null then 1 else -1 end)
      on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  end if;
  delete from contact_tag where contact_id = new.id;
  if new.merged_into is null then
    insert into contact_tag (org_id, tag, contact_id) select distinct new.org_id, tag, new.id from unnest(new.tags) tag;
  else
    delete from contact_text where id = new.id;
  end if;
  return null;
end $$;
create trigger contact_listed after update of tags, merged_into on contact for each row
  when (old.tags is distinct from new.tags or old.merged_into is distinct from new.merged_into)
  execute function list_contact_changed();

create table contact_note (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_id bigint not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_note_newest on contact_note (contact_id, id desc);

-- Timeline of a contact. An entry stays with the contact when its subject is deleted.
create table contact_activity (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_id bigint not null,
  kind text not null,
  at timestamptz(3) not null,
  -- The event where it happened, and the record that it is about.
  event_id bigint,
  subject_type text,
  subject_id bigint,
  -- The domain event that caused it: one of these makes one entry, also where it is about no record.
  source_event bigint,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  unique (org_id, id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_activity_newest on contact_activity (contact_id, at desc, id desc);
create unique index contact_activity_source_key on contact_activity (source_event, contact_id, kind, subject_id)
  nulls not distinct where source_event is not null;

-- Counts of a contact for rollups, used by triggers and by recounting.
create function contact_figures(merged_into bigint, source text, created_at timestamptz, last_activity_at timestamptz, stage text, score integer)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('contact_created', source, created_at), ('contact_active', '', last_activity_at),
    ('contact_stage', stage, '-infinity'), ('contact_score', (floor(score / 10.0) * 10)::integer::text, '-infinity')) f (kind, part, at)
  where merged_into is null and f.at is not null $$;

create function contacts_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select c.org_id, 0, f.kind, f.part, f.at, count(*) from is_now c,
      contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f group by 1, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into figure_change select c.org_id, 0, f.kind, f.part, f.at, -count(*) from was c,
      contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f group by 1, 3, 4, 5;
  else
    insert into figure_change select org_id, 0, kind, part, at, sum(n) from (
      select c.org_id, f.*, 1 as n from is_now c,
        contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f
      union all
      select c.org_id, f.*, -1 from was c,
        contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f) c
      group by org_id, kind, part, at having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger contact_added_to_figures after insert on contact referencing new table as is_now
  for each statement execute function contacts_to_figures();
create trigger contact_moved_in_figures after update on contact referencing old table as was new table as is_now
  for each statement execute function contacts_to_figures();
create trigger contact_removed_from_figures after delete on contact referencing old table as was
  for each statement execute function contacts_to_figures();

create function accounts_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select org_id, 0, 'account_created', '', created_at, count(*) from is_now group by 1, 5;
  else
    insert into figure_change select org_id, 0, 'account_created', '', created_at, -count(*) from was group by 1, 5;
  end if;
  return null;
end $$;
create trigger account_added_to_figures after insert on account referencing new table as is_now
  for each statement execute function accounts_to_figures();
create trigger account_removed_from_figures after delete on account referencing old table as was
  for each statement execute function accounts_to_figures();
