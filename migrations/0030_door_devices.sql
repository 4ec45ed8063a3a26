-- A device at the doors of an event: whoever has its token is given the guests and sends scans, and may do nothing else.
create table door_device (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Otherwise it is for the sessions of door_device_session alone: for none when all of them are deleted.
  every_door boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Of the log; counted in the transaction that takes them.
  scans_sent integer not null default 0 check (scans_sent >= 0),
  -- As the device last said.
  scans_waiting integer not null default 0 check (scans_waiting >= 0),
  unique (org_id, event_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index door_device_newest on door_device (event_id, id desc);

create table door_device_session (
  device_id bigint not null,
  session_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  primary key (device_id, session_id),
  foreign key (org_id, event_id, device_id) references door_device (org_id, event_id, id) on delete cascade,
  foreign key (org_id, event_id, session_id) references session (org_id, event_id, id) on delete cascade
);
create index door_device_of_session on door_device_session (session_id);

-- A device acts as door_device:<id>.
alter table audit_entry drop constraint audit_entry_actor, add constraint audit_entry_actor check (
  actor_kind is not null or actor is not null and actor ~ '^(cli|(api_key|person|client|door_device):[0-9]+|(visitor|job):.+)$');
