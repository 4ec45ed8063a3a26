-- Emails to people, inserted with the change that they announce. The text is fixed when an email is queued; attachments
-- are drawn when needed. Checks on headers keep out characters that could end one.
create table email (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  -- The local part of Message-ID.
  uid uuid not null,
  event_id bigint,
  -- Null also when the attendee was removed from the event: emails sent to them stay on record.
  attendee_id bigint,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,62}$'),
  language text not null check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  to_name text not null check (length(to_name) <= 401 and to_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  to_address text not null check (length(to_address) <= 254 and to_address !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'),
  subject text not null check (length(subject) <= 300 and subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  html text not null,
  text text not null,
  attachments jsonb not null check (jsonb_typeof(attachments) = 'array'),
  status text not null default 'queued',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The address folded, so that one person has one.
  to_key text not null default '',
  -- The template or rule that created it, if any.
  template_id bigint,
  rule_id bigint,
  -- True: about their own registration or certificate. Otherwise the email can be unsubscribed from.
  transactional boolean not null default true,
  -- The composer that fills in the text when the email is sent, and the subject that it is about. Until then there is
  -- no text.
  composer text check (composer ~ '^[a-z][a-z0-9_]{0,62}$'),
  composed_for bigint,
  attempts integer not null default 0 check (attempts >= 0),
  first_attempt_at timestamptz,
  -- Earliest time to send; used while queued.
  next_attempt_at timestamptz not null default now(),
  -- The lease of the sender that has it; a process with another lease changes nothing.
  claim uuid,
  -- When the last attempt began to send its body: from then on it may have arrived.
  handed_over_at timestamptz,
  sent_at timestamptz,
  -- Why it failed, was suppressed or cancelled, in words.
  reason text,
  -- The email was handed over and the server never answered.
  unanswered boolean not null default false,
  -- The email that this one repeats, and when this one was first repeated.
  resend_of bigint,
  resent_at timestamptz,
  -- An attendee belongs to an event, so the email is deleted with it.
  constraint email_of_event check (event_id is not null or attendee_id is null),
  -- Erased people receive no email.
  constraint email_has_address check (to_address <> '' or status <> all ('{queued,sending}'::text[])),
  foreign key (org_id) references organisation on delete cascade,
  constraint email_composed check ((composer is null) = (composed_for is null)),
  constraint email_unanswered check (not unanswered or status = 'failed'),
  unique (org_id, id),
  constraint email_status_check
    check (status = any ('{queued,sending,sent,kept,failed,suppressed,cancelled}'::text[]))
);
-- Lists show totals, so their filters are in the index: the table itself is large.
create index email_newest on email (org_id, id desc) include (status, kind);
create index email_newest_of_event on email (event_id, id desc) include (org_id, status, kind) where event_id is not null;
create index email_newest_to_attendee on email (attendee_id, id desc) where attendee_id is not null;
create index email_due on email (org_id, transactional desc, next_attempt_at, id) where status = 'queued';
create index email_sending on email (claim) where status = 'sending';
create index email_to on email (to_key, handed_over_at) where to_key <> '';
create index email_of_rule on email (rule_id, id desc) where rule_id is not null;
create index email_of_template on email (template_id, id desc) where template_id is not null;
-- Emails that a certificate was sent with.
create index email_of_certificate on email (composed_for)
  where composer in ('certificate', 'certificate_by_hand', 'certificate_expiring');

-- Every attempt to send an email, and the answer of the server.
create table email_attempt (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  email_id bigint not null,
  number integer not null check (number > 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- sent: accepted by the server. kept: no server is set up, so the email stays here. deferred: retried later.
  -- rejected: refused by the server. unanswered: handed over without an answer. interrupted: not handed over.
  outcome text check (outcome = any ('{sent,kept,deferred,rejected,unanswered,interrupted}'::text[])),
  -- In the server's own words.
  response text not null default '' check (length(response) <= 2000),
  check ((ended_at is null) = (outcome is null)),
  unique (email_id, number),
  foreign key (org_id, email_id) references email (org_id, id) on delete cascade
);
create index email_attempt_open on email_attempt (email_id) where ended_at is null;

-- Addresses that an organisation does not write to. Unsubscribing stops emails that are not transactional; other
-- reasons stop all.
create table email_suppression (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  address_key text not null check (address_key = lower(address_key) and address_key <> ''),
  address text not null,
  reason text not null check (reason = any ('{rejected,unsubscribed,manual}'::text[])),
  -- Details, such as the answer of the server.
  detail text,
  -- The email that led to it.
  email_id bigint,
  created_at timestamptz not null,
  -- The event whose email made them unsubscribe; kept longer than the email.
  event_id bigint,
  unique (org_id, address_key, reason)
);
create index email_suppression_newest on email_suppression (org_id, id desc);
create index email_suppression_of_event on email_suppression (org_id, event_id) where event_id is not null;

-- The process that sends emails: one at a time. The row exists once one has.
create table email_sender (
  single boolean primary key default true check (single),
  token uuid,
  lease_until timestamptz not null
);

-- Templates of emails. The HTML goes inside the layout and is checked when it is saved.
create table email_template (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  -- Purpose; null: any.
  kind text check (kind = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,registration_confirmed,place_offered,certificate,certificate_expiring}'::text[])),
  language text not null check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  subject text not null check (length(subject) <= 300),
  html text not null check (length(html) <= 100000),
  -- Null: generated from the HTML.
  text text check (length(text) <= 100000),
  -- Translations by language: {subject, html, text}.
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The names of the variables in any of it, such as attendee.first_name.
  variables text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);
-- One template for each kind of email that the service sends by itself.
create unique index email_template_one_of_kind on email_template (org_id, kind)
  where kind = any ('{registration_confirmed,place_offered,certificate,certificate_expiring}'::text[]);

-- Organisations that received their starter templates, which they may have deleted since.
create table email_template_starters (
  org_id bigint primary key references organisation on delete cascade,
  made_at timestamptz not null
);

-- When a link in an email was last opened and counted: once an hour is enough.
create table email_link_open (
  org_id bigint not null,
  email_id bigint not null,
  link_hash bytea not null,
  counted_at timestamptz not null,
  primary key (email_id, link_hash),
  foreign key (org_id, email_id) references email (org_id, id) on delete cascade
);

-- The suppression that remains of an erased address: a hash under the secret of the installation, which recognises the
-- address and reveals nothing.
create function suppression_keys(org bigint, address_key text) returns text[] language sql stable as $$
  select array[address_key, 'erased-' || encode(sha256(secret || convert_to(org || ' ' || address_key, 'UTF8')), 'hex')]
  from installation
$$;

-- Counts of an email for rollups, used by triggers and by recounting.
create function email_figures(kind text, status text, sent_at timestamptz, first_attempt_at timestamptz, created_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('email_' || status, kind, case status when 'sent' then coalesce(sent_at, created_at)
    when 'failed' then coalesce(first_attempt_at, created_at) end)) f (kind, part, at) where f.at is not null $$;

create function emails_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select new.org_id, coalesce(new.event_id, 0), f.kind, f.part, f.at, 1
      from email_figures(new.kind, new.status, new.sent_at, new.first_attempt_at, new.created_at) f;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select old.org_id, coalesce(old.event_id, 0), f.kind, f.part, f.at, -1
      from email_figures(old.kind, old.status, old.sent_at, old.first_attempt_at, old.created_at) f;
  end if;
  return null;
end $$;
create trigger email_added_to_figures after insert on email for each row when (new.status in ('sent', 'failed'))
  execute function emails_to_figures();
create trigger email_moved_in_figures after update on email for each row
  when (old.status <> new.status or (new.status in ('sent', 'failed')
    and (old.sent_at, old.first_attempt_at, old.event_id) is distinct from (new.sent_at, new.first_attempt_at, new.event_id)))
  execute function emails_to_figures();
create trigger email_removed_from_figures after delete on email for each row when (old.status in ('sent', 'failed'))
  execute function emails_to_figures();

-- Keeps the event whose email made somebody unsubscribe. The lock keeps the event from being deleted at the same time.
create function note_event_of_unsubscribing() returns trigger language plpgsql as $$
begin
  select id into new.event_id from event where id = (select event_id from email where id = new.email_id) for key share;
  return new;
end $$;
create trigger email_suppression_of_event before insert on email_suppression for each row
  when (new.reason = 'unsubscribed' and new.event_id is null) execute function note_event_of_unsubscribing();

create function unsubscribed_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, coalesce(new.event_id, 0), 'email_unsubscribed', '', new.created_at, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, coalesce(old.event_id, 0), 'email_unsubscribed', '', old.created_at, -1);
  end if;
  return null;
end $$;
create trigger email_suppression_added_to_figures after insert on email_suppression for each row when (new.reason = 'unsubscribed')
  execute function unsubscribed_to_figures();
create trigger email_suppression_moved_in_figures after update on email_suppression for each row
  when (new.reason = 'unsubscribed' and old.event_id is distinct from new.event_id) execute function unsubscribed_to_figures();
create trigger email_suppression_removed_from_figures after delete on email_suppression for each row when (old.reason = 'unsubscribed')
  execute function unsubscribed_to_figures();
