-- Badge templates get versions, so that an award keeps its name, description, criteria and picture. Awards can expire,
-- have evidence, and be superseded.
alter table badge_template
  -- The number of the current version.
  add column version integer not null default 1 check (version >= 1),
  add column validity_days integer check (validity_days between 1 and 36500),
  -- Calendar months in the organisation's time zone.
  add column validity_months integer check (validity_months between 1 and 1200),
  add constraint badge_template_one_validity check (num_nonnulls(validity_days, validity_months) <= 1);

create table badge_template_version (
  org_id bigint not null,
  template_id bigint not null,
  version integer not null check (version >= 1),
  name text not null check (name <> ''),
  description text not null,
  criteria jsonb not null check (jsonb_typeof(criteria) = 'array'),
  -- An uploaded picture; null: the built-in drawing.
  image_key text,
  created_at timestamptz not null,
  primary key (template_id, version),
  foreign key (org_id, template_id) references badge_template (org_id, id) on delete cascade
);
create index badge_template_version_image on badge_template_version (image_key) where image_key is not null;

insert into badge_template_version (org_id, template_id, version, name, description, criteria, image_key, created_at)
  select org_id, id, 1, name, description, criteria, image_key, created_at from badge_template;

alter table badge_award
  add column template_version integer not null default 1,
  add column expires_at timestamptz(3),
  add column evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  -- The award that replaced this one: a correction of a revoked award, or the renewal of an expired one.
  add column superseded_by bigint,
  add constraint badge_award_superseded check (superseded_by <> id and (revoked_at is not null or expires_at is not null or superseded_by is null)),
  add constraint badge_award_of_version foreign key (template_id, template_version) references badge_template_version (template_id, version),
  -- Checked at the end, since the old award makes room for its successor first.
  add constraint badge_award_successor foreign key (org_id, superseded_by) references badge_award (org_id, id) deferrable initially deferred,
  drop constraint badge_award_source_check,
  add constraint badge_award_source_check check (source = any ('{rule,hand,automation,correction}'::text[]));
alter table badge_award alter column template_version drop default;

drop index badge_award_one_active;
create unique index badge_award_one_active on badge_award (template_id, email_key) where revoked_at is null and superseded_by is null;
drop index badge_award_newest;
create index badge_award_newest on badge_award (template_id, id desc) include (revoked_at, superseded_by, expires_at);
-- The version comes first, so that no other lookup chooses this index while the table is new.
create index badge_award_of_version_index on badge_award (template_version, template_id);
create index badge_award_superseded_by on badge_award (superseded_by) where superseded_by is not null;

-- Created again, so that the planner prefers it to the new indexes while the table is new.
drop index badge_award_of_person;
create index badge_award_of_person on badge_award (email_key, template_id);
