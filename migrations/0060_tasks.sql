-- Tasks of members about contacts, accounts and deals.
create table crm_task (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  title text not null check (title <> ''),
  notes text not null default '',
  due_at timestamptz(3),
  owner_id bigint,
  contact_id bigint,
  account_id bigint,
  deal_id bigint,
  done_at timestamptz(3),
  -- When the owner is to be reminded; emptied in the transaction that queues the reminder.
  remind_at timestamptz(3) check (remind_at is null or done_at is null),
  reminded_at timestamptz(3),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade,
  -- Tasks outlive their owner, company and deal, but not the person that they are about.
  constraint crm_task_of_owner foreign key (org_id, owner_id) references membership (org_id, person_id)
    on delete set null (owner_id),
  constraint crm_task_of_contact foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade,
  constraint crm_task_of_account foreign key (org_id, account_id) references account (org_id, id)
    on delete set null (account_id),
  constraint crm_task_of_deal foreign key (org_id, deal_id) references deal (org_id, id) on delete set null (deal_id)
);
create index crm_task_newest on crm_task (org_id, id desc);
create index crm_task_open on crm_task (org_id, due_at, id) where done_at is null;
create index crm_task_owner on crm_task (org_id, owner_id, due_at, id);
create index crm_task_contact on crm_task (contact_id) where contact_id is not null;
create index crm_task_account on crm_task (account_id) where account_id is not null;
create index crm_task_deal on crm_task (deal_id) where deal_id is not null;
create index crm_task_reminders on crm_task (remind_at) where remind_at is not null;

-- Tasks that moved in a merge.
alter table contact_merge_member add column task_ids bigint[] not null default '{}';
