-- Lead scores of contacts. docs/decisions/016-lead-scores.md

-- Rules of lead scores. Without a row the built-in ones apply.
create table lead_score_rules (
  org_id bigint primary key,
  -- In the order of the reasons shown.
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  updated_at timestamptz not null,
  foreign key (org_id) references organisation on delete cascade
);

-- Recalculation of all scores of an organisation, by contact id.
create table lead_score_pass (
  org_id bigint primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Contacts up to this id are done; `changed` of them got another score.
  after_id bigint not null,
  contacts integer not null,
  changed integer not null,
  foreign key (org_id) references organisation on delete cascade
);

-- Days on which the score of a contact changed.
create table lead_score_day (
  org_id bigint not null,
  contact_id bigint not null,
  day date not null,
  -- At the beginning and the end of the day.
  score_before integer not null,
  score integer not null,
  primary key (contact_id, day),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index lead_score_day_age on lead_score_day (day);
