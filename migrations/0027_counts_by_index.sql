-- A plan that a connection makes while a table is nearly empty reads all of it, and is kept while the table grows: a check-in
-- then goes through all check-ins until the next statistics. What counts looks rows up by their keys from the beginning.
alter function follow_check_ins() set enable_seqscan = off;
alter function follow_check_in_times() set enable_seqscan = off;
alter function count_attendance_changed() set enable_seqscan = off;
