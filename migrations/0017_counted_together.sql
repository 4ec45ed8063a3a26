-- Requests that come at the same moment are counted by one statement: of how many there was room for `granted` of them.
alter table rate_window add column granted integer not null default 1;
alter table rate_window alter column allowed set default true;
