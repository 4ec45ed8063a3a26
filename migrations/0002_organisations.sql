-- Organisations, their API keys and credits.
create table organisation (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  plan text not null check (plan in ('starter', 'growth', 'enterprise')),
  time_zone text not null default 'UTC',
  created_at timestamptz not null,
  -- The language of certificates, as a BCP 47 tag.
  language text not null default 'en'
    check (language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$'),
  -- Branding of emails, and the address for replies.
  country text constraint organisation_country_check check (country ~ '^[A-Z]{2}$'),
  -- The key of the stored logo, and its size.
  logo text,
  logo_width integer,
  logo_height integer,
  primary_colour text constraint organisation_primary_colour_check check (primary_colour ~ '^#[0-9a-f]{6}$'),
  background_colour text constraint organisation_background_colour_check check (background_colour ~ '^#[0-9a-f]{6}$'),
  reply_to text constraint organisation_reply_to_check
    check (length(reply_to) <= 254 and reply_to ~ '@' and reply_to !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'),
  -- Identifies the organisation to visitors, who never see ids.
  slug text not null
    default ('organiser-' || left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 12)),
  constraint organisation_logo_size check (num_nulls(logo, logo_width, logo_height) = any ('{0,3}'::integer[])),
  constraint organisation_slug_key unique (slug)
);

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
create index credit_entry_spent on credit_entry (org_id, created_at) include (held_amount) where kind = 'capture';

-- Begins the issuance log of an organisation. The module of organisations knows nothing of certificates, so the
-- database adds the first link.
create function begin_certificate_log() returns trigger language plpgsql as $$
begin
  insert into certificate_log_head (org_id, position, hash) values (new.id, 0, decode(repeat('00', 32), 'hex'));
  return null;
end $$;
create trigger organisation_begins_log after insert on organisation
  for each row execute function begin_certificate_log();

-- Return the day that the clocks of a zone show, and when the next one begins. A zone unknown to the database, such as
-- AET, counts as UTC.
create function known_time_zone(name text) returns text language plpgsql stable as $$
begin
  perform now() at time zone name;
  return name;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

create function local_day(at timestamptz, time_zone text) returns date language sql stable as $$
  select (at at time zone known_time_zone(time_zone))::date $$;

create function day_after(day date, time_zone text) returns timestamptz language sql stable as $$
  select (day + 1)::timestamp at time zone known_time_zone(time_zone) $$;

-- A new organisation has nothing to count, so its rollups are ready from its first row on.
create function begin_figures() returns trigger language plpgsql as $$
begin
  insert into figure_zone (org_id, time_zone, known_as, server)
    values (new.id, new.time_zone, known_time_zone(new.time_zone), current_setting('server_version'));
  return null;
end $$;
create trigger organisation_begins_figures after insert on organisation for each row execute function begin_figures();

-- Foreign keys of tables that earlier files create.
alter table idempotency_key add foreign key (org_id) references organisation on delete cascade;
alter table audit_entry add foreign key (org_id) references organisation;
alter table domain_event add foreign key (org_id) references organisation;
