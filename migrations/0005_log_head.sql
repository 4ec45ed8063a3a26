-- The issuance log of an organisation begins with it. Accounts make organisations and know nothing of certificates, so
-- the database lays its first link.
create function begin_certificate_log() returns trigger language plpgsql as $$
begin
  insert into certificate_log_head (org_id, position, hash) values (new.id, 0, decode(repeat('00', 32), 'hex'));
  return null;
end $$;
create trigger organisation_begins_log after insert on organisation
  for each row execute function begin_certificate_log();

-- Those that were there before and have issued nothing yet.
insert into certificate_log_head (org_id, position, hash)
  select id, 0, decode(repeat('00', 32), 'hex') from organisation on conflict do nothing;
