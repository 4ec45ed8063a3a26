-- The history of an organisation's DID document (did:webvh 1.0): a version for each change of the keys of credentials.
create table did_version (
  org_id bigint not null references organisation (id) on delete cascade,
  -- SITE_URL when it was written. Another site is another identifier.
  site text not null,
  version int not null check (version > 0),
  -- The line of did.jsonl, with the hash of the line before and a signature. Resolvers compare it with a copy of theirs.
  line text not null,
  primary key (org_id, site, version)
);
create function refuse_other_did_version() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a DID document was published, and cannot change.';
end
$$;
create trigger did_version_stays before update on did_version
  for each row execute function refuse_other_did_version();
