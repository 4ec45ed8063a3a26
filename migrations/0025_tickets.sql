-- Tickets are signed with a key of their event, so they are not stored: each can be made anew from these.
create table ticket_key (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- Stands in each ticket. The one with the highest number signs.
  number integer not null check (number between 1 and 255),
  public_key bytea not null check (length(public_key) = 32),
  -- Sealed. Null once another key signs.
  private_key bytea,
  created_at timestamptz not null,
  -- Since when its tickets open nothing.
  retired_at timestamptz,
  unique (event_id, number),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);

-- A ticket that was sent again carries a higher number than those before it. It has one byte there, and the id five.
alter table attendee add column ticket_no integer not null default 1 check (ticket_no between 1 and 255);
alter table attendee alter column id set maxvalue 1099511627775;
