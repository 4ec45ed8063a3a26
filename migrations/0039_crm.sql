-- Contacts: whom an organisation knows, the companies that they belong to, and what has happened with them.
create table account (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  name text not null check (name <> ''),
  -- Its name as names are compared and put in order.
  folded_name text not null,
  -- As a browser writes it, without `www.`; it tells which contacts belong here.
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

-- What an organisation wants to know of contacts besides: fields of its own, fifty at most.
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
  -- Whether what happens at events makes contacts and is written into their time lines.
  feed_from_events boolean not null,
  updated_at timestamptz not null,
  foreign key (org_id) references organisation on delete cascade
);

-- A contact that was merged stays as a row, so that its address is still taken and its id tells the one that it is now.
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
  -- Who in the organisation looks after it: an e-mail address, or a name.
  owner text,
  tags text[] not null default '{}',
  lifecycle_stage text not null default 'lead' check (lifecycle_stage = any ('{lead,qualified,customer,evangelist}'::text[])),
  properties jsonb not null default '{}' check (jsonb_typeof(properties) = 'object'),
  source text not null check (source = any ('{api,panel,import,registration,form}'::text[])),
  lead_score integer not null default 0,
  score_reasons jsonb not null default '[]' check (jsonb_typeof(score_reasons) = 'array'),
  -- Something that scores are made of has changed since the score was calculated.
  score_due boolean not null default true,
  last_activity_at timestamptz(3),
  -- Its name as names are put in order: the last one first.
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  constraint contact_email_key unique (org_id, email_key),
  constraint contact_is_somebody check (email is not null or phone is not null or first_name <> '' or last_name <> ''),
  constraint contact_not_itself check (merged_into <> id),
  foreign key (org_id) references organisation on delete cascade,
  constraint contact_of_account foreign key (org_id, account_id) references account (org_id, id) on delete set null (account_id),
  constraint contact_merged_into foreign key (org_id, merged_into) references contact (org_id, id) on delete cascade
);
create index contact_of_account_index on contact (org_id, account_id, id desc) where account_id is not null and merged_into is null;
create index contact_merged on contact (merged_into) where merged_into is not null;
create index contact_score_due on contact (org_id, id) where score_due and merged_into is null;
-- Lists by one filter and one order are read from these alone; what has no filter is read from each stage.
create index contact_by_score on contact (org_id, lifecycle_stage, lead_score desc, id desc) where merged_into is null;
create index contact_by_activity on contact (org_id, last_activity_at desc nulls last, id desc) where merged_into is null;
create index contact_of_owner on contact (org_id, owner, last_activity_at desc nulls last, id desc)
  where owner is not null and merged_into is null;
create index contact_by_update on contact (org_id, updated_at desc, id desc) where merged_into is null;
create index contact_by_name on contact (org_id, folded, id) where merged_into is null;

-- What searches look in. It changes seldom, and contacts often: beside one another, each score would write the search index.
create table contact_text (
  id bigint primary key,
  org_id bigint not null,
  folded text not null,
  foreign key (org_id, id) references contact (org_id, id) on delete cascade
);
select make_searchable('contact_text', 'org_id', 'folded');

-- The tags of contacts that are not merged, for lists by a tag, newest first.
create table contact_tag (
  org_id bigint not null,
  tag text not null,
  contact_id bigint not null,
  primary key (org_id, tag, contact_id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_tag_of_contact on contact_tag (contact_id);

-- How many contacts an organisation has, merged ones not counted, in a few rows that do not wait for one another.
create table contact_tally (
  org_id bigint not null,
  shard smallint not null,
  contacts bigint not null,
  primary key (org_id, shard),
  foreign key (org_id) references organisation on delete cascade
);

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
  -- With an organisation its counts go too.
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

-- The time line of a contact. What it is about may be gone; the entry stays with the contact.
create table contact_activity (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_id bigint not null,
  kind text not null,
  at timestamptz(3) not null,
  -- The event of the organisation at which it happened, and the record that it is about.
  event_id bigint,
  subject_type text,
  subject_id bigint,
  -- The domain event that told of it: one of these makes one entry.
  source_event bigint,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  unique (org_id, id),
  constraint contact_activity_source_key unique (source_event, contact_id, kind, subject_id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_activity_newest on contact_activity (contact_id, at desc, id desc);
