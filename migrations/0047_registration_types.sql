-- When registration closes by itself, and registration types with places and questions of their own.
alter table event
  add column registration_closes_at timestamptz,
  add constraint event_registration_closes_after_it_opens check (registration_closes_at > registration_opens_at);

create table registration_type (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  folded_name text not null,
  description text check (description <> ''),
  -- Places of this type, besides those of the event; null: no limit of its own.
  capacity integer check (capacity >= 1),
  questions jsonb not null default '[]',
  needs_approval boolean not null default false,
  closes_at timestamptz,
  position integer not null check (position >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, event_id, id),
  constraint registration_type_name_key unique (event_id, folded_name),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index registration_type_of_event on registration_type (event_id, position, id);

-- A type that somebody has cannot be deleted.
alter table attendee
  add column registration_type_id bigint,
  add constraint attendee_registration_type_fkey foreign key (org_id, event_id, registration_type_id)
    references registration_type (org_id, event_id, id);
create index attendee_of_type on attendee (registration_type_id, status) where registration_type_id is not null;
