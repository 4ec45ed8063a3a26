-- People whom one registration may bring along, and who registered whom.
alter table event
  add column registration_max_guests integer not null default 0 check (registration_max_guests between 0 and 20);

alter table attendee
  add column registered_by bigint check (registered_by <> id),
  add constraint attendee_registered_by_fkey foreign key (org_id, registered_by)
    references attendee (org_id, id) on delete set null (registered_by);
create index attendee_registered_by on attendee (registered_by) where registered_by is not null;
