-- Messages that organisers write to attendees of an event, or to contacts.
create table message (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  -- Null: a message to contacts.
  event_id bigint,
  -- Subject and Markdown, or a template.
  subject text check (subject <> '' and length(subject) <= 300),
  body text check (body <> '' and length(body) <= 20000),
  language text check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  template_id bigint,
  -- Set while the message is still to be sent, so that its template cannot be deleted.
  held_template_id bigint,
  -- The filter, applied when the recipients are made.
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  -- The chosen people instead of a filter.
  chosen bigint[] check (cardinality(chosen) between 1 and 10000),
  transactional boolean not null,
  send_at timestamptz,
  -- A local time in the zone of the event or the organisation, such as 2026-12-01T09:00.
  send_at_local text check (send_at_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- Not later than the time of sending, whatever the zone is changed to.
  earliest_at timestamptz not null,
  status text not null default 'scheduled' check (status = any ('{scheduled,sending,sent,cancelled}'::text[])),
  -- People up to this id have been turned into recipients.
  last_person_id bigint not null default 0,
  all_made boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (org_id, id),
  foreign key (org_id) references organisation (id) on delete cascade,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  constraint message_template foreign key (org_id, held_template_id) references email_template (org_id, id),
  constraint message_content check (num_nonnulls(subject, body, language) = case when template_id is null then 3 else 0 end),
  constraint message_one_time check (num_nonnulls(send_at, send_at_local) <= 1),
  constraint message_of_contacts check (event_id is not null or not transactional),
  constraint message_started check ((status = any ('{sending,sent}'::text[])) <= (started_at is not null)),
  constraint message_finished check (case status when 'scheduled' then finished_at is null when 'sending' then finished_at is null
    when 'sent' then finished_at is not null and all_made else true end),
  constraint message_holds_template check (status = any ('{scheduled,sending}'::text[]) or held_template_id is null)
);
create index message_of_event on message (event_id, id desc) where event_id is not null;
create index message_of_contacts on message (org_id, id desc) where event_id is null;
create index message_due on message (earliest_at) where status = 'scheduled';
create index message_unfinished on message (id) where status <> 'scheduled' and finished_at is null;
create index message_of_template on message (held_template_id) where held_template_id is not null;

-- One row for each person and address, so nobody gets a message twice.
create table message_recipient (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  message_id bigint not null,
  -- An attendee of the event, or a contact.
  person_id bigint not null,
  -- The address in the form in which it is unique.
  email_key text not null,
  status text not null check (status = any ('{queued,sent,kept,failed,suppressed,cancelled}'::text[])),
  -- Why there is no email, in a sentence without names; the reply of a mail server is kept with the email.
  reason text,
  -- The newest email to the recipient.
  email_id bigint,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint message_recipient_once unique (message_id, email_key),
  constraint message_recipient_person unique (message_id, person_id),
  foreign key (org_id, message_id) references message (org_id, id) on delete cascade
);
create index message_recipient_by_status on message_recipient (message_id, status, id desc);
create index message_recipient_newest on message_recipient (message_id, id desc);
create index message_recipient_queued on message_recipient (email_id) where status = 'queued';

-- Whether a contact agreed to be written to.
alter table contact
  add column email_consent text not null default 'unknown' check (email_consent = any ('{unknown,granted,denied}'::text[])),
  add column email_consent_at timestamptz(3);
