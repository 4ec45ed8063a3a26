-- Automation rules by time, conditions, rules of the whole organisation, and starter templates for each kind.
alter table automation_rule
  alter column event_id drop not null,
  drop constraint automation_rule_trigger_check,
  add constraint automation_rule_trigger_check check (trigger = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,before_event,after_event,before_session,registered,waitlisted,cancelled,survey_answered,form_submitted,certificate_expiring}'::text[])),
  -- Elapsed hours before or after the moment of the trigger.
  add column trigger_hours integer check (trigger_hours between 0 and 8760),
  -- For before_session; null: every session. A deleted session no longer begins, so the rule stays and does not fire.
  add column session_id bigint,
  -- For form_submitted. Nobody submits a deleted form.
  add column form_id bigint,
  add column conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  -- The rule of the organisation that this one is a copy of.
  add column organisation_rule_id bigint,
  -- The copy was switched off at its event, so it stays off when its original is switched on.
  add column switched_off boolean not null default false,
  add constraint automation_rule_original foreign key (org_id, organisation_rule_id) references automation_rule (org_id, id),
  add constraint automation_rule_of_organisation foreign key (org_id) references organisation on delete cascade,
  add constraint automation_rule_copies_are_of_events check (organisation_rule_id is null or event_id is not null),
  add constraint automation_rule_switched_off check (not switched_off or organisation_rule_id is not null and not enabled);
create index automation_rule_of_organisation on automation_rule (org_id, id desc) where event_id is null;
-- A rule of the organisation is copied to an event once.
create unique index automation_rule_copied_once on automation_rule (organisation_rule_id, event_id) where organisation_rule_id is not null;

-- The last moment at which a rule fired for a session.
create table automation_session_fired (
  org_id bigint not null,
  rule_id bigint not null,
  session_id bigint not null,
  fired_at timestamptz not null,
  primary key (rule_id, session_id),
  foreign key (org_id, rule_id) references automation_rule (org_id, id) on delete cascade
);

alter table automation_run
  drop constraint automation_run_subject_type_check,
  add constraint automation_run_subject_type_check check (subject_type = any ('{attendee,certificate,badge_award,training_completion,training_assignment,form_submission}'::text[])),
  -- The session of before_session; 0: a rule fires once for its subject.
  add column occasion bigint not null default 0,
  drop constraint automation_run_once,
  add constraint automation_run_once unique (rule_id, action_id, subject_type, subject_id, occasion);

-- Returns when an event begins: at its date or, without one, with its first session; null when neither is known.
create function event_start(event_id bigint) returns timestamptz language sql stable as $$
  select coalesce(e.event_date, (select min(s.start_time) from session s where s.event_id = e.id))
  from event e where e.id = event_start.event_id
$$;

alter table email_template
  drop constraint email_template_kind_check,
  add constraint email_template_kind_check check (kind = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,before_event,after_event,before_session,registered,waitlisted,cancelled,survey_answered,form_submitted,certificate_expiring,registration_confirmed,place_offered,certificate}'::text[]));

-- Organisations received starter templates kind by kind, which they may have deleted since.
alter table email_template_starters drop constraint email_template_starters_pkey, add column kind text;
insert into email_template_starters (org_id, made_at, kind)
select s.org_id, s.made_at, k.kind from email_template_starters s cross join unnest(
  '{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,registration_confirmed,place_offered,certificate,certificate_expiring}'::text[]) k (kind);
delete from email_template_starters where kind is null;
alter table email_template_starters add primary key (org_id, kind);
