-- What the keys and devices of an organisation have asked of the interface in the last seven days.

-- The ids of requests begin with their time, so that the key is the order of the list. Rows come by the thousand each
-- second, and no organisation is ever deleted: a foreign key would look at it for each of them.
create table request_log (
  org_id bigint not null,
  request_id uuid not null,
  at timestamptz not null,
  actor text not null,
  method text not null,
  route text,
  path text not null,
  status smallint not null,
  duration_ms real not null,
  code text,
  primary key (org_id, request_id)
);
create index request_log_of_actor on request_log (org_id, actor, request_id);
create index request_log_failed on request_log (org_id, request_id) where status >= 400;
create index request_log_broken on request_log (org_id, request_id) where status >= 500;
create index request_log_slow on request_log (org_id, request_id) where duration_ms >= 1000;
