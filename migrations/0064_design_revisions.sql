-- A design is changed by whoever knows how it stands, is put away and brought back, and says of each of its versions how
-- many certificates it has.
alter table design add column revision integer not null default 1, add column archived_at timestamptz;
create index certificate_of_design on certificate (design_version_id);
