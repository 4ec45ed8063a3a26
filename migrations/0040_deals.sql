-- Deals: what an organisation hopes to sell to a contact or an account, and the way of each through the stages.
create table deal (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  account_id bigint,
  contact_id bigint,
  title text not null check (title <> ''),
  -- Sums are made for each currency (ISO 4217) alone.
  amount numeric(15, 4) not null default 0 check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  stage text not null default 'lead' check (stage = any ('{lead,qualified,proposal,negotiation,won,lost}'::text[])),
  -- Its place among the deals of its stage, from above; between two others there is always room for one.
  position numeric not null,
  expected_close_date date,
  owner text,
  notes text not null default '',
  closed_at timestamptz(3) check ((closed_at is not null) = (stage = any ('{won,lost}'::text[]))),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade,
  -- Who has deals is not deleted by the way.
  constraint deal_of_account foreign key (org_id, account_id) references account (org_id, id),
  constraint deal_of_contact foreign key (org_id, contact_id) references contact (org_id, id)
);
create index deal_newest on deal (org_id, id desc);
create index deal_on_board on deal (org_id, stage, position, id);
create index deal_of_account_index on deal (account_id, id desc) where account_id is not null;
create index deal_of_contact_index on deal (contact_id, id desc) where contact_id is not null;

-- The way of a deal: one row for each stage that it has entered.
create table deal_stage_change (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  deal_id bigint not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  at timestamptz(3) not null,
  unique (org_id, id),
  foreign key (org_id, deal_id) references deal (org_id, id) on delete cascade
);
create index deal_stage_change_of_deal on deal_stage_change (deal_id, id);
