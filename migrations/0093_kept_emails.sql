-- A mail that was given to no mail server, since none is set, is kept and was not sent.
alter table email drop constraint email_status_check;
alter table email add constraint email_status_check
  check (status = any ('{queued,sending,sent,kept,failed,suppressed,cancelled}'::text[]));

-- Figures follow by the trigger of the table.
update email e set status = 'kept', sent_at = null
where e.status = 'sent' and exists (
  select from email_attempt a where a.email_id = e.id and a.number = e.attempts and a.outcome = 'kept');
