-- A domain event is told once in a time line, also where it is about no record; what no event told of is not looked at.
alter table contact_activity drop constraint contact_activity_source_key;
create unique index contact_activity_source_key on contact_activity (source_event, contact_id, kind, subject_id)
  nulls not distinct where source_event is not null;

-- Whether what happens at events is taken into the time lines of an organisation's contacts, as far as its events have
-- been heard. Without a row it is.
create table contact_feed (
  org_id bigint primary key,
  is_on boolean not null,
  foreign key (org_id) references organisation on delete cascade
);

-- When a link of a mail was opened and counted last: once an hour is enough.
create table email_link_open (
  org_id bigint not null,
  email_id bigint not null,
  link_hash bytea not null,
  counted_at timestamptz not null,
  primary key (email_id, link_hash),
  foreign key (org_id, email_id) references email (org_id, id) on delete cascade
);

-- The day on which somebody looked at a certificate last: one entry a day is enough.
create table certificate_view (
  org_id bigint not null,
  certificate_id bigint primary key,
  day date not null,
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);
