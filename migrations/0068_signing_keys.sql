-- Keys of verifiable credentials, and the lists that say which credentials were revoked.

-- Part of the organisation's identifier (did:web) and of addresses, so it never changes: 8 characters of 32.
create function random_handle() returns text language sql volatile as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, n) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest('{0,1,2,3,4,5,9,10}'::int[]) n
$$;
alter table organisation add handle text not null default random_handle()
  constraint organisation_handle_form check (handle ~ '^[0-9a-hjkmnp-tv-z]{8}$');
alter table organisation add constraint organisation_handle_key unique (handle);

create function refuse_new_handle() returns trigger language plpgsql as $$
begin
  raise exception 'The handle of an organisation is part of credentials that were issued, and cannot change.';
end
$$;
create trigger organisation_handle_stays before update of handle on organisation
  for each row when (old.handle is distinct from new.handle) execute function refuse_new_handle();

create table signing_key (
  id bigint generated always as identity primary key,
  -- Null: a key of the installation.
  org_id bigint references organisation (id) on delete cascade,
  purpose text not null check (purpose in ('credential', 'log', 'authority', 'document')),
  algorithm text not null check (algorithm in ('ed25519', 'rsa-2048', 'p256')),
  -- SITE_URL when it was created. Credentials name it, so another site has keys of its own.
  site text not null,
  -- Ed25519: 32 bytes (RFC 8032). Otherwise a SubjectPublicKeyInfo in DER (RFC 5280).
  public_key bytea not null unique,
  -- X.509 certificates in DER for keys that sign documents: its own, and that of the authority that issued it.
  certificate bytea,
  -- Null: destroyed.
  sealed_private bytea,
  created_at timestamptz(3) not null,
  -- When another key replaced it. Its signatures stay valid.
  retired_at timestamptz(3),
  -- When somebody declared it stolen. Its signatures are void.
  withdrawn_at timestamptz(3),
  constraint signing_key_owner check ((org_id is null) = (purpose in ('authority', 'document'))),
  constraint signing_key_certificate check ((certificate is not null) = (purpose in ('authority', 'document'))),
  constraint signing_key_bytes check (algorithm <> 'ed25519' or length(public_key) = 32),
  constraint signing_key_private check (sealed_private is not null or retired_at is not null),
  constraint signing_key_withdrawn check (withdrawn_at is null or (retired_at is not null and sealed_private is null))
);
-- One key of each kind is current.
create unique index signing_key_current on signing_key (org_id, purpose, algorithm, site) where retired_at is null;
create unique index signing_key_current_of_installation on signing_key (purpose, algorithm, site)
  where retired_at is null and org_id is null;
create index signing_key_of_organisation on signing_key (org_id, id);

-- A list of 131,072 bits (Bitstring Status List), index 0 the leftmost; the list of a credential and its index follow
-- from the credential's id. There is a row from the first revocation on.
create table status_list (
  org_id bigint not null references organisation (id) on delete cascade,
  -- '' for certificates, 'b' for badge awards.
  series text not null check (series in ('', 'b')),
  list int not null check (list >= 0),
  bits bytea not null check (length(bits) = 16384),
  -- Later with every change, so that it identifies the bits.
  changed_at timestamptz(3) not null,
  primary key (org_id, series, list)
);

-- Sets bits of a list to 0 or 1. PostgreSQL counts the bits of a byte from the right, the standard from the left.
create function with_status_bits(bits bytea, indices int[], value int) returns bytea language plpgsql immutable as $$
declare
  nth int;
begin
  foreach nth in array indices loop
    bits := set_bit(bits, nth # 7, value);
  end loop;
  return bits;
end
$$;
