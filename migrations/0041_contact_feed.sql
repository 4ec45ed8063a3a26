-- A domain event is told once in a time line, also where it is about no record; what no event told of is not looked at.
alter table contact_activity drop constraint contact_activity_source_key;
create unique index contact_activity_source_key on contact_activity (source_event, contact_id, kind, subject_id)
  nulls not distinct where source_event is not null;
