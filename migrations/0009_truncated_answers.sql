-- Whether the answer to an attempt did not end within what was read of it. Attempts from before it was noted kept 16 KiB
-- of longer answers.
alter table webhook_attempt add column response_truncated boolean not null default false;
update webhook_attempt set response_truncated = true where octet_length(response_body) = 16384;
