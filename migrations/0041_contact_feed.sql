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
