-- What an attendee answered to the survey of their event: a list of {question_id, type, question, answer}, each with the
-- question as it was asked, since surveys are changed.
create table survey_response (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint not null unique,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The beginning of what was written, as searches look in it.
  folded text not null,
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete cascade
);
create index survey_response_newest on survey_response (event_id, id desc);
