-- What stays of an address that must not be written to when its owner is erased: a hash under the secret of the
-- installation, by which the address is known again and which tells nobody what it was.
create function suppression_keys(org bigint, address_key text) returns text[] language sql stable as $$
  select array[address_key, 'erased-' || encode(sha256(secret || convert_to(org || ' ' || address_key, 'UTF8')), 'hex')]
  from installation
$$;
