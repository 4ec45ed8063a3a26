-- What came of each file of attendees. Lines that were refused are kept for 30 days, so that they can still be mended
-- and sent again by whoever has left the page.
create table attendee_import (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  created_count integer not null check (created_count >= 0),
  updated_count integer not null check (updated_count >= 0),
  skipped_count integer not null check (skipped_count >= 0),
  checked_in_count integer not null check (checked_in_count >= 0),
  failed_count integer not null check (failed_count >= 0),
  -- The line above those that were refused, as CSV; null: none was.
  header text check ((header is not null) = (failed_count > 0)),
  created_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index attendee_import_newest on attendee_import (org_id, event_id, id desc);

create table attendee_import_failed_row (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  import_id bigint not null,
  -- As CSV, with what is wrong.
  line text not null,
  unique (org_id, id),
  foreign key (org_id, import_id) references attendee_import (org_id, id) on delete cascade
);
create index attendee_import_failed_row_in_order on attendee_import_failed_row (import_id, id);
