-- Stages of an organisation's pipeline, in order. An organisation without rows has the six of its first deal.
create table deal_stage (
  org_id bigint not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,49}$'),
  label text not null check (label <> ''),
  kind text not null check (kind = any ('{open,won,lost}'::text[])),
  -- Probability of winning a deal in this stage.
  weight numeric(4, 3) not null check (weight between 0 and 1),
  position smallint not null,
  primary key (org_id, key),
  unique (org_id, key, kind),
  foreign key (org_id) references organisation on delete cascade,
  check (weight = case kind when 'won' then 1 when 'lost' then 0 else weight end)
);

create function default_deal_stages(of_org bigint) returns void language sql as $$
  insert into deal_stage (org_id, key, label, kind, weight, position)
    select of_org, s.* from (values
      ('lead', 'Lead', 'open', 0.1, 1), ('qualified', 'Qualified', 'open', 0.25, 2),
      ('proposal', 'Proposal', 'open', 0.5, 3), ('negotiation', 'Negotiation', 'open', 0.75, 4),
      ('won', 'Won', 'won', 1, 5), ('lost', 'Lost', 'lost', 0, 6)) s
    where not exists (select from deal_stage where org_id = of_org)
    on conflict do nothing
$$;

-- A deal is in a stage of its organisation, and its kind is that of the stage.
alter table deal add column stage_kind text not null default 'open';
update deal set stage_kind = stage where stage in ('won', 'lost');
select default_deal_stages(org_id) from (select distinct org_id from deal) d;
alter table deal drop constraint deal_stage_check, drop constraint deal_check,
  add constraint deal_closed_at_check check ((closed_at is not null) = (stage_kind <> 'open')),
  add constraint deal_of_stage foreign key (org_id, stage, stage_kind) references deal_stage (org_id, key, kind);
drop index deal_closed;
create index deal_closed on deal (org_id, closed_at) include (stage_kind, currency, amount) where closed_at is not null;

create function take_stage_kind() returns trigger language plpgsql as $$
begin
  perform default_deal_stages(new.org_id);
  new.stage_kind := coalesce((select kind from deal_stage where org_id = new.org_id and key = new.stage), 'open');
  return new;
end $$;
create trigger deal_stage_taken before insert or update of stage on deal
  for each row execute function take_stage_kind();
