-- Whether an event sends its certificates, and from when until when its survey is open.
alter table event
  add column certificate_email boolean not null default false,
  add column survey_opens_at timestamptz,
  add column survey_closes_at timestamptz,
  add constraint event_survey_closes_after_it_opens check (survey_closes_at > survey_opens_at);

-- When an event is over: the end of its last session, else that of the day of its date where it takes place; null when
-- neither is known. A zone that only the pages know, such as AET, is taken for UTC.
create function event_end(event_id bigint) returns timestamptz language plpgsql stable as $$
declare
  ends timestamptz;
  begins timestamptz;
  zone text;
begin
  select max(end_time) into ends from session s where s.event_id = event_end.event_id;
  if ends is not null then return ends; end if;
  select event_date, event_timezone into begins, zone from event where id = event_end.event_id;
  begin
    return (date_trunc('day', begins at time zone zone) + interval '1 day') at time zone zone;
  exception when invalid_parameter_value then
    return (date_trunc('day', begins at time zone 'UTC') + interval '1 day') at time zone 'UTC';
  end;
end $$;

-- The addresses beside the names of a file, in their order, where it has such a column.
alter table bulk_job add column emails text[],
  add constraint bulk_job_emails_beside_names check (cardinality(emails) = cardinality(names));

-- Which certificates were mailed to their owners, or announced to them as expiring: each once.
create table certificate_mail (
  org_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('certificate', 'certificate_expiring')),
  primary key (certificate_id, kind),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);
