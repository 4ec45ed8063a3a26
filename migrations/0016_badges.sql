-- Badges that can be earned, and awards.
create table badge_template (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  name text not null check (name <> ''),
  description text not null default '',
  -- All must apply to a person; empty: awarded by hand alone.
  criteria jsonb not null default '[]' check (jsonb_typeof(criteria) = 'array'),
  -- An uploaded picture; null: the built-in drawing.
  image_key text,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade
);
create index badge_template_newest on badge_template (org_id, id desc);
create index badge_template_image on badge_template (image_key) where image_key is not null;

-- A person is known by their address, over all events. The award outlives its event and attendee.
create table badge_award (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  template_id bigint not null,
  public_id uuid not null unique,
  email text not null check (email <> ''),
  email_key text not null check (email_key <> ''),
  recipient_name text not null check (recipient_name <> ''),
  attendee_id bigint,
  event_id bigint,
  source text not null check (source = any ('{rule,hand,automation}'::text[])),
  -- The criteria as they were met; empty where the badge was awarded by hand or by an automation.
  criteria jsonb not null default '[]' check (jsonb_typeof(criteria) = 'array'),
  awarded_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revocation_reason text,
  unique (org_id, id),
  constraint badge_award_reason check (revoked_at is not null or revocation_reason is null),
  foreign key (org_id) references organisation on delete cascade,
  -- An awarded template cannot be deleted.
  constraint badge_award_of_template foreign key (org_id, template_id) references badge_template (org_id, id),
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id),
  foreign key (org_id, event_id) references event (org_id, id) on delete set null (event_id)
);
create unique index badge_award_one_active on badge_award (template_id, email_key) where revoked_at is null;
create unique index badge_award_one_by_rule on badge_award (template_id, email_key) where source = 'rule';
create index badge_award_newest on badge_award (template_id, id desc) include (revoked_at);
-- Finds whether a person ever received a badge; the address comes first, so that the index is chosen while the table is
-- new.
create index badge_award_of_person on badge_award (email_key, template_id);
create index badge_award_of_attendee on badge_award (attendee_id) where attendee_id is not null;
create index badge_award_of_event on badge_award (event_id) where event_id is not null;
