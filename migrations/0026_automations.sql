-- Automation rules: actions when something happens at an event, or does not.
create table automation_rule (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  trigger text not null check (trigger = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue}'::text[])),
  enabled boolean not null,
  -- The rule ignores earlier events: when it was created, last enabled, or given another trigger.
  enabled_at timestamptz not null,
  -- For a trigger at a moment of the event: the last moment at which it fired.
  fired_at timestamptz,
  -- The number of its newest action; none is reused, so that runs of a deleted action are never those of another.
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
  -- Number within the rule.
  id integer not null check (id > 0),
  org_id bigint not null,
  position smallint not null,
  type text not null,
  delay_hours integer not null check (delay_hours between 0 and 8760),
  -- The action ignores earlier events, like a rule.
  added_at timestamptz not null,
  template_id bigint,
  badge_template_id bigint,
  endpoint_id bigint,
  -- Added to the contact of the person.
  tag text check (tag <> ''),
  primary key (rule_id, id),
  foreign key (org_id, rule_id) references automation_rule (org_id, id) on delete cascade,
  -- A template, badge or endpoint that a rule uses cannot be deleted.
  constraint automation_action_template foreign key (org_id, template_id) references email_template (org_id, id),
  constraint automation_action_badge foreign key (org_id, badge_template_id) references badge_template (org_id, id),
  foreign key (org_id, endpoint_id) references webhook_endpoint (org_id, id),
  constraint automation_action_target check (case type
    when 'send_email' then template_id is not null and num_nonnulls(badge_template_id, endpoint_id, tag) = 0
    when 'award_badge' then badge_template_id is not null and num_nonnulls(template_id, endpoint_id, tag) = 0
    when 'send_webhook' then endpoint_id is not null and num_nonnulls(template_id, badge_template_id, tag) = 0
    when 'add_crm_tag' then tag is not null and num_nonnulls(template_id, badge_template_id, endpoint_id) = 0
    when 'issue_certificate' then num_nonnulls(template_id, badge_template_id, endpoint_id, tag) = 0
    else false end)
);
create index automation_action_of_template on automation_action (template_id) where template_id is not null;
create index automation_action_of_badge on automation_action (badge_template_id) where badge_template_id is not null;
create index automation_action_of_endpoint on automation_action (endpoint_id) where endpoint_id is not null;

-- Runs of a rule: once for each rule, action and subject. The subject alone says for whom.
create table automation_run (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  rule_id bigint not null,
  action_id integer not null,
  -- Copied from the action, which may be removed from the rule.
  type text not null,
  subject_type text not null check (subject_type = any ('{attendee,certificate,badge_award,training_completion,training_assignment}'::text[])),
  subject_id bigint not null,
  occurred_at timestamptz not null,
  due_at timestamptz not null,
  -- Next attempt; later than it is due after a fault.
  wake_at timestamptz,
  -- Failures because of a fault of the service.
  faults smallint not null default 0,
  status text not null default 'waiting' check (status = any ('{waiting,queued,done,failed,skipped,cancelled}'::text[])),
  -- Why nothing was done, in a sentence, never with a name or an address.
  reason text,
  -- The email that it sends.
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
