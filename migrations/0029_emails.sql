-- Mails to people, written with the change that they tell of. What a mail says is fixed when it is queued; its attachments
-- are drawn when they are asked for. What stands in headers holds nothing that could end one, whoever writes it.
create table email (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  -- Stands in Message-ID.
  uid uuid not null,
  event_id bigint,
  -- Null also when the attendee was removed from the event: what was sent to them stays on record.
  attendee_id bigint,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,62}$'),
  language text not null check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  to_name text not null check (length(to_name) <= 401 and to_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  to_address text not null check (length(to_address) <= 254 and to_address !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'),
  subject text not null check (length(subject) <= 300 and subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  html text not null,
  text text not null,
  attachments jsonb not null check (jsonb_typeof(attachments) = 'array'),
  status text not null default 'queued' check (status = any ('{queued,sending,sent,failed,suppressed,cancelled}'::text[])),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- An attendee is of an event, so the mail goes with it.
  constraint email_of_event check (event_id is not null or attendee_id is null),
  -- Whoever was erased is sent nothing.
  constraint email_has_address check (to_address <> '' or status <> all ('{queued,sending}'::text[])),
  foreign key (org_id) references organisation on delete cascade,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id)
);
-- Lists tell how many there are, so what narrows them stands in the index: the table itself is large.
create index email_newest on email (org_id, id desc) include (status, kind);
create index email_newest_of_event on email (event_id, id desc) include (org_id, status, kind) where event_id is not null;
create index email_newest_to_attendee on email (attendee_id, id desc) where attendee_id is not null;
