-- The event that an organisation looks round with, at most one; it goes with that event.
create table sample_event (
  org_id bigint primary key references organisation (id) on delete cascade,
  event_id bigint not null,
  created_at timestamptz not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index sample_event_event on sample_event (org_id, event_id);
