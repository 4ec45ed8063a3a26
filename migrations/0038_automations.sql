-- Automation rules: what is done by itself when something has happened at an event, or has not.
create table automation_rule (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  trigger text not null check (trigger = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue}'::text[])),
  enabled boolean not null,
  -- What happened before is not its business: when it was made, last switched on, or given another trigger.
  enabled_at timestamptz not null,
  -- Of a trigger that is a moment of the event: the last one at which it has fired.
  fired_at timestamptz,
  -- The number of its newest action; none is given twice, so that runs of one that is gone are never those of another.
  last_action integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index automation_rule_newest on automation_rule (event_id, id desc);
create index automation_rule_fires on automation_rule (trigger, org_id, event_id) where enabled;

create table automation_action (
  rule_id bigint not null,
  -- Its number within the rule.
  id integer not null check (id > 0),
  org_id bigint not null,
  position smallint not null,
  type text not null,
  delay_hours integer not null check (delay_hours between 0 and 8760),
  -- As for a rule: what happened before is not its business.
  added_at timestamptz not null,
  template_id bigint,
  badge_template_id bigint,
  endpoint_id bigint,
  primary key (rule_id, id),
  -- Each type has what it needs, and nothing else.
  constraint automation_action_target check (case type
    when 'send_email' then template_id is not null and badge_template_id is null and endpoint_id is null
    when 'award_badge' then badge_template_id is not null and template_id is null and endpoint_id is null
    when 'send_webhook' then endpoint_id is not null and template_id is null and badge_template_id is null
    when 'issue_certificate' then template_id is null and badge_template_id is null and endpoint_id is null
    else false end),
  foreign key (org_id, rule_id) references automation_rule (org_id, id) on delete cascade,
  -- What a rule needs stays as long as the rule does.
  constraint automation_action_template foreign key (org_id, template_id) references email_template (org_id, id),
  constraint automation_action_badge foreign key (org_id, badge_template_id) references badge_template (org_id, id),
  foreign key (org_id, endpoint_id) references webhook_endpoint (org_id, id)
);
create index automation_action_of_template on automation_action (template_id) where template_id is not null;
create index automation_action_of_badge on automation_action (badge_template_id) where badge_template_id is not null;
create index automation_action_of_endpoint on automation_action (endpoint_id) where endpoint_id is not null;

-- What a rule does for one subject: once for each rule, action and subject. Whom it is for stands in the subject alone.
create table automation_run (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  rule_id bigint not null,
  action_id integer not null,
  -- That of the action, which may be taken out of the rule.
  type text not null,
  subject_type text not null check (subject_type = any ('{attendee,certificate,badge_award,training_completion,training_assignment}'::text[])),
  subject_id bigint not null,
  occurred_at timestamptz not null,
  due_at timestamptz not null,
  -- When it is looked at next; later than it is due after a fault.
  wake_at timestamptz,
  -- How often it could not be done because of a fault of ours.
  faults smallint not null default 0,
  status text not null default 'waiting' check (status = any ('{waiting,queued,done,failed,skipped,cancelled}'::text[])),
  -- Why nothing was done, in a sentence; never with a name or an address.
  reason text,
  -- The mail that it is done by.
  email_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint automation_run_once unique (rule_id, action_id, subject_type, subject_id),
  check ((status = 'waiting') = (wake_at is not null)),
  check (status <> 'queued' or email_id is not null),
  check ((status = any ('{failed,skipped,cancelled}'::text[])) = (reason is not null)),
  foreign key (org_id, rule_id) references automation_rule (org_id, id) on delete cascade
);
create index automation_run_due on automation_run (org_id, wake_at, id) where status = 'waiting';
create index automation_run_newest on automation_run (rule_id, id desc) include (status);
create index automation_run_by_status on automation_run (rule_id, status);
create index automation_run_queued on automation_run (email_id) where status = 'queued';
