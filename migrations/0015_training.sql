-- Training programmes: requirements, assignments with due dates and completions. People are known by their email
-- address alone.
create table training_course (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  constraint training_course_code unique (org_id, code)
);
create index training_course_newest on training_course (org_id, id desc);

create table training_programme (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null check (name <> ''),
  description text,
  -- Months after completion when it is due again; null: once is enough.
  renew_months integer check (renew_months between 1 and 120),
  -- Version of the requirements, and the version that assignments were last measured by; null: not since the last
  -- change. Deleting an event may remove a requirement.
  changes integer not null default 0,
  measured_requirements integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);
create index training_programme_newest on training_programme (org_id, id desc);

-- All must be fulfilled. A requirement is deleted with its event; a required course cannot be deleted.
create table training_requirement (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  programme_id bigint not null,
  event_id bigint,
  course_id bigint,
  check (num_nonnulls(event_id, course_id) = 1),
  constraint training_requirement_once unique nulls not distinct (programme_id, event_id, course_id),
  foreign key (org_id, programme_id) references training_programme (org_id, id) on delete cascade,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  constraint training_requirement_course foreign key (org_id, course_id) references training_course (org_id, id)
);
create index training_requirement_of_event on training_requirement (event_id, programme_id) where event_id is not null;
create index training_requirement_of_course on training_requirement (course_id, programme_id) where course_id is not null;

-- Assignments. One of the cycles of a person in a programme is current: the last that exists.
create table training_assignment (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  programme_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  cycle integer not null default 1 check (cycle >= 1),
  -- The last day in time, in the time zone of the organisation.
  due_date date,
  -- Completions before this do not count; null: all count.
  counts_after timestamptz,
  assigned_at timestamptz not null,
  completed_at timestamptz,
  -- When the next cycle replaced it.
  renewed_at timestamptz,
  updated_at timestamptz not null,
  unique (org_id, id),
  check (renewed_at is null or completed_at is not null),
  constraint training_assignment_cycle unique (programme_id, email_key, cycle),
  foreign key (org_id, programme_id) references training_programme (org_id, id) on delete cascade
);
create unique index training_assignment_current on training_assignment (programme_id, email_key) where renewed_at is null;
create index training_assignment_newest on training_assignment (org_id, id desc);
create index training_assignment_newest_of_programme on training_assignment (programme_id, id desc);
create index training_assignment_of_person on training_assignment (org_id, email_key);
-- The organisation comes second, so that no plan reads by organisation while the number of rows is unknown.
create index training_assignment_due on training_assignment (due_date, org_id) where completed_at is null;
create index training_assignment_renewal on training_assignment (programme_id, completed_at)
  where completed_at is not null and renewed_at is null;

-- Completions of courses. The reporting system gives each an id, so that it is stored once.
create table training_completion (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  course_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  completed_at timestamptz not null,
  external_id text not null check (external_id <> ''),
  created_at timestamptz not null,
  unique (org_id, id),
  constraint training_completion_once unique (org_id, external_id),
  constraint training_completion_course foreign key (org_id, course_id) references training_course (org_id, id)
);
create index training_completion_newest on training_completion (org_id, id desc);
create index training_completion_of_course on training_completion (course_id, email_key, completed_at);
create index training_completion_of_person on training_completion (org_id, email_key);
