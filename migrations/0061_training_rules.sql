-- Days after an assignment until its due date, where the assignment names none.
alter table training_programme add column due_days integer;
alter table training_programme add constraint training_programme_due_days_check check (due_days between 0 and 3650);

-- A rule gives a programme to contacts with one of its tags, or to every contact where it has none.
create table training_rule (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  programme_id bigint not null,
  tags text[] not null,
  -- Contacts who have not changed since then were looked at. Null: nobody was yet.
  checked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  constraint training_rule_of_programme unique (programme_id),
  foreign key (org_id, programme_id) references training_programme (org_id, id) on delete cascade
);

-- Contacts that a rule has reached. Each is reached once, whatever becomes of the assignment.
create table training_rule_contact (
  org_id bigint not null,
  rule_id bigint not null,
  contact_id bigint not null,
  primary key (rule_id, contact_id),
  foreign key (org_id, rule_id) references training_rule (org_id, id) on delete cascade,
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index training_rule_contact_of_contact on training_rule_contact (contact_id);
