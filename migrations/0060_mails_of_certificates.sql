-- The mails that a certificate was sent by, found by its id.
create index email_of_certificate on email (composed_for)
  where composer in ('certificate', 'certificate_by_hand', 'certificate_expiring');
