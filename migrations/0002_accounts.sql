create table api_key (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null,
  prefix text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null,
  active boolean not null default true,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);

-- Prepaid credits. `balance` can be spent; `held` is set aside for unfinished bulk jobs.
create table credit_balance (
  org_id bigint primary key references organisation on delete cascade,
  balance bigint not null check (balance >= 0),
  held bigint not null check (held >= 0)
);

-- Append-only: the balance is the sum of `amount`, what is held the sum of `held_amount`.
create table credit_entry (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release')),
  amount bigint not null,
  held_amount bigint not null,
  bulk_job_id bigint,
  note text,
  created_at timestamptz not null,
  check ((kind = 'grant') = (bulk_job_id is null)),
  check (case kind
    when 'grant' then amount <> 0 and held_amount = 0
    when 'hold' then amount < 0 and held_amount = -amount
    when 'capture' then amount = 0 and held_amount < 0
    when 'release' then amount > 0 and held_amount = -amount
  end)
);
create index credit_entry_ledger on credit_entry (org_id, id desc);
create unique index credit_entry_one_hold on credit_entry (bulk_job_id) where kind = 'hold';
create unique index credit_entry_one_end on credit_entry (bulk_job_id) where kind in ('capture', 'release');
