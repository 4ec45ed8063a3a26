-- The limits that a window was last counted against stand beside its counts: the statement that counts finds them in the
-- row that it proposes, and does not have to look for them a second time.
alter table rate_window add column minute_limit integer not null default 0;
alter table rate_window add column hour_limit integer not null default 0;
