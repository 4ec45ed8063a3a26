-- The notice that a certificate expires soon, for as long as it has not been sent. It stands beside the certificate, whose
-- record nothing changes; what has no row here never expires, is revoked, or has been announced.
create table expiry_notice (
  certificate_id bigint primary key,
  org_id bigint not null,
  due_at timestamptz(3) not null,
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);
create index expiry_notice_due on expiry_notice (due_at);

-- Events are changed by a module that knows nothing of certificates, so the database moves what is not sent yet. Whoever
-- issues reads the days under a lock of the event, so that no notice keeps the days from before the change.
create function move_expiry_notices() returns trigger language plpgsql as $$
begin
  update expiry_notice n set due_at = c.expires_at - new.expiry_notice_days * interval '24 hours'
    from certificate c where c.event_id = new.id and n.certificate_id = c.id;
  return null;
end $$;
create trigger event_moves_notices after update of expiry_notice_days on event
  for each row when (old.expiry_notice_days <> new.expiry_notice_days) execute function move_expiry_notices();

-- Certificates that were there before, of which none has been announced.
insert into expiry_notice (certificate_id, org_id, due_at)
  select c.id, c.org_id, c.expires_at - e.expiry_notice_days * interval '24 hours'
  from certificate c join event e on e.id = c.event_id where c.expires_at is not null and c.status <> 'revoked';
