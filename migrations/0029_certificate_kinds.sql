-- Values, kinds and validity of certificates, and further rules of who gets one.
alter table event
  -- Values on certificates besides name and date: a list of {key, label, value, question_id}.
  add certificate_values jsonb not null default '[]' check (jsonb_typeof(certificate_values) = 'array'),
  add certificate_validity_months integer check (certificate_validity_months between 1 and 1200),
  add certificate_validity_years integer check (certificate_validity_years between 1 and 100),
  add certificate_valid_until timestamptz(3),
  add certificate_requires_survey boolean not null default false,
  add constraint event_one_certificate_validity check (num_nonnulls(
    certificate_validity_days, certificate_validity_months, certificate_validity_years, certificate_valid_until) <= 1);

-- Kinds of certificate besides the default kind `attendee`, whose settings are the event's own.
create table certificate_kind (
  org_id bigint not null,
  event_id bigint not null,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$' and kind <> 'attendee'),
  position integer not null,
  label text not null,
  template_id bigint,
  certificate_validity_days integer check (certificate_validity_days >= 1),
  certificate_validity_months integer check (certificate_validity_months between 1 and 1200),
  certificate_validity_years integer check (certificate_validity_years between 1 and 100),
  certificate_valid_until timestamptz(3),
  -- Added to the values of the event; equal keys replace theirs.
  certificate_values jsonb not null default '[]' check (jsonb_typeof(certificate_values) = 'array'),
  primary key (event_id, kind),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, template_id) references design (org_id, id),
  check (num_nonnulls(
    certificate_validity_days, certificate_validity_months, certificate_validity_years, certificate_valid_until) <= 1)
);
create index certificate_kind_design on certificate_kind (org_id, template_id) where template_id is not null;

alter table session add required_for_certificate boolean not null default false;

-- The attendee's own values, by key.
alter table attendee add certificate_values jsonb not null default '{}' check (jsonb_typeof(certificate_values) = 'object');

alter table certificate
  add kind text not null default 'attendee',
  -- Frozen: a list of {key, label, value, private}; null when it states none.
  add certificate_values jsonb check (jsonb_typeof(certificate_values) = 'array' and certificate_values <> '[]'),
  -- Hash of the folded name of a recipient without an attendee, and its place among equal names of the request, so that a repeated request does not issue to them twice.
  add recipient_key text check (recipient_key is null or issued_to is null);
create unique index certificate_one_active_of_kind on certificate (event_id, attendee_id, kind) where status = 'active';
create unique index certificate_one_active_recipient on certificate (event_id, kind, recipient_key)
  where status = 'active' and recipient_key is not null;
drop index certificate_one_active;
-- Counts the kinds of an event; certificates of the default kind are the rest.
create index certificate_of_kind on certificate (event_id, kind) include (status, expires_at) where kind <> 'attendee';
