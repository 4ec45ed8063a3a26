-- Lead scores: by which rules contacts are judged, how far the calculation of all of them is, and what a score was day by day.
create table lead_score_rules (
  org_id bigint primary key,
  -- In the order in which reasons are told. Who has no row goes by the built-in ones.
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  updated_at timestamptz not null,
  foreign key (org_id) references organisation on delete cascade
);

-- A way through all contacts of an organisation by their ids, on which their scores are calculated anew.
create table lead_score_pass (
  org_id bigint primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Those up to this id are done: so many, of which so many have another score than before.
  after_id bigint not null,
  contacts integer not null,
  changed integer not null,
  foreign key (org_id) references organisation on delete cascade
);

-- The days on which the score of a contact became another one.
create table lead_score_day (
  org_id bigint not null,
  contact_id bigint not null,
  day date not null,
  -- At the beginning of the day and at its end.
  score_before integer not null,
  score integer not null,
  primary key (contact_id, day),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index lead_score_day_age on lead_score_day (day);
