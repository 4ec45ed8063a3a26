-- Deals of an organisation with a contact or company, and their way through the stages.
create table deal (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  account_id bigint,
  contact_id bigint,
  title text not null check (title <> ''),
  amount numeric(19, 4) not null default 0 check (amount >= 0),
  -- ISO 4217; sums are by currency.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  stage text not null default 'lead' check (stage = any ('{lead,qualified,proposal,negotiation,won,lost}'::text[])),
  -- Position within its stage, from the top. Where there is no room between two, the stage is renumbered.
  position float8 not null check (position between -1e15 and 1e15),
  expected_close_date date,
  owner text,
  notes text not null default '',
  -- Searched text.
  folded text not null default '',
  closed_at timestamptz(3) check ((closed_at is not null) = (stage = any ('{won,lost}'::text[]))),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade,
  -- A contact or company with deals cannot be deleted as a side effect.
  constraint deal_of_account foreign key (org_id, account_id) references account (org_id, id),
  constraint deal_of_contact foreign key (org_id, contact_id) references contact (org_id, id)
);
create index deal_on_board on deal (org_id, stage, position, id);
create index deal_of_owner on deal (org_id, owner, id desc) where owner is not null;
create index deal_by_amount on deal (org_id, currency, amount desc, id desc);
create index deal_by_expected_close on deal (org_id, expected_close_date, id);
create index deal_by_update on deal (org_id, updated_at desc, id desc);
create index deal_of_account_index on deal (account_id, id desc) where account_id is not null;
create index deal_of_contact_index on deal (contact_id, id desc) where contact_id is not null;
create index deal_closed on deal (org_id, closed_at) include (stage, currency, amount) where closed_at is not null;
select make_searchable('deal', 'org_id', 'folded');

-- Number and sum of deals by stage and currency, in a few rows that seldom wait for each other.
create table deal_tally (
  org_id bigint not null,
  shard smallint not null,
  stage text not null,
  currency text not null,
  deals bigint not null,
  amount numeric not null,
  primary key (org_id, shard, stage, currency),
  foreign key (org_id) references organisation on delete cascade
);

create function count_deals(of_org bigint, of_stage text, of_currency text, more bigint, of_amount numeric)
returns void language sql as $$
  -- Counts are deleted with their organisation.
  insert into deal_tally (org_id, shard, stage, currency, deals, amount)
    select id, pg_backend_pid() % 16, of_stage, of_currency, more, of_amount from organisation where id = of_org
    on conflict (org_id, shard, stage, currency) do update
      set deals = deal_tally.deals + excluded.deals, amount = deal_tally.amount + excluded.amount
$$;

create function count_deals_added() returns trigger language plpgsql as $$
begin
  perform count_deals(org_id, stage, currency, count(*), sum(amount)) from added group by org_id, stage, currency
    order by org_id, stage, currency;
  return null;
end $$;
create trigger deal_added after insert on deal
  referencing new table as added for each statement execute function count_deals_added();

create function count_deals_removed() returns trigger language plpgsql as $$
begin
  perform count_deals(org_id, stage, currency, -count(*), -sum(amount)) from removed group by org_id, stage, currency
    order by org_id, stage, currency;
  return null;
end $$;
create trigger deal_removed after delete on deal
  referencing old table as removed for each statement execute function count_deals_removed();

create function count_deal_changed() returns trigger language plpgsql as $$
begin
  perform count_deals(old.org_id, old.stage, old.currency, -1, -old.amount);
  perform count_deals(new.org_id, new.stage, new.currency, 1, new.amount);
  return null;
end $$;
create trigger deal_changed after update of stage, currency, amount on deal for each row
  when ((old.stage, old.currency, old.amount) is distinct from (new.stage, new.currency, new.amount))
  execute function count_deal_changed();

-- Stages that a deal entered.
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
-- Reads deal history by time.
create index deal_stage_change_by_time on deal_stage_change (org_id, at) include (deal_id, id, from_stage, to_stage);
