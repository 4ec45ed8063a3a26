-- What happened to deals within a time is read without the deals of other times.
create index deal_stage_change_by_time on deal_stage_change (org_id, at) include (deal_id, id, from_stage, to_stage);
create index deal_closed on deal (org_id, closed_at) include (stage, currency, amount) where closed_at is not null;
