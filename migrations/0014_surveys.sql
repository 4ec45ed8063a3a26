-- Survey answers of an attendee: a list of {question_id, type, question, answer}, each with the question as it was
-- asked, because surveys change.
create table survey_response (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint not null unique,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The beginning of the answers, for searches.
  folded text not null,
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete cascade
);
create index survey_response_newest on survey_response (event_id, id desc);

-- Counts of a response: itself, and each rating by question.
create function survey_figures(answers jsonb, submitted_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select 'survey_answered', '', submitted_at
  union all
  select 'survey_score', (a ->> 'answer') || ' ' || (a ->> 'question_id'), submitted_at
  from jsonb_array_elements(answers) a where a ->> 'type' = 'rating' $$;

create function survey_responses_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select r.org_id, r.event_id, f.kind, f.part, f.at, count(*)
      from is_now r, survey_figures(r.answers, r.submitted_at) f group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select r.org_id, r.event_id, f.kind, f.part, f.at, -count(*)
      from was r, survey_figures(r.answers, r.submitted_at) f group by 1, 2, 3, 4, 5;
  end if;
  return null;
end $$;
create trigger survey_response_added_to_figures after insert on survey_response referencing new table as is_now
  for each statement execute function survey_responses_to_figures();
create trigger survey_response_moved_in_figures after update on survey_response referencing old table as was new table as is_now
  for each statement execute function survey_responses_to_figures();
create trigger survey_response_removed_from_figures after delete on survey_response referencing old table as was
  for each statement execute function survey_responses_to_figures();
