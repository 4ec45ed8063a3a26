-- Figures that are counted anew have each check-in in its own hour, wherever clocks go back by half an hour.

-- Counts all figures of an organisation anew, when they stand by another zone than it has now. What is waiting goes in the
-- statement that counts the rows, so that both are of the same moment. What is of one hour is placed by a time in it: where
-- clocks go back by half an hour, the beginning of the second such hour is in the first.
create or replace function recount_figures(org bigint) returns void language plpgsql as $$
declare
  own organisation;
  known text;
begin
  insert into figure_zone (org_id, time_zone, known_as, server) values (org, '', '', '') on conflict do nothing;
  perform from figure_zone where org_id = org for update;
  select * into own from organisation where id = org;
  if exists (select from figure_zone where org_id = org and time_zone = own.time_zone and server = current_setting('server_version')) then
    return;
  end if;
  known := known_time_zone(own.time_zone);
  update figure_zone set time_zone = own.time_zone, known_as = known, server = current_setting('server_version') where org_id = org;
  delete from figure where org_id = org;
  with waiting as (delete from figure_change where org_id = org returning 1),
  counted as materialized (
    select s.event_id, s.kind, s.part, min(s.at) as at, sum(s.n) as n from figure_source(org) s
    group by 1, 2, 3, date_trunc(case when s.kind = 'checked_in' then 'hour' else 'day' end, s.at, known)
  )
  insert into figure (org_id, kind, span, event_id, bucket, part, n)
    select org, c.kind, p.span, p.event_id, p.bucket, p.part, sum(c.n)
    from counted c cross join lateral figure_places(c.event_id, c.kind, c.part, c.at, known) p
    where (select count(*) from waiting) >= 0
    group by 2, 3, 4, 5, 6;
end $$;

-- These are counted anew when they are next asked for.
update figure_zone set server = '' where known_as in ('Australia/Lord_Howe', 'Australia/LHI');
