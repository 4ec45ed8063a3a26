-- Why a request of a person to be erased was declined.
alter table erasure_request
  add column reason text check (length(reason) between 1 and 1000),
  add check (reason is null or outcome = 'declined');
