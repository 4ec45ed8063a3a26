-- Offers of credentials to wallets (OpenID4VCI 1.0), and nonces that proofs of holders have used.
create table wallet_offer (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation (id) on delete cascade,
  kind text not null check (kind in ('certificate', 'badge')),
  -- The certificate or award. Without a foreign key, because an offer ends by itself and is checked when it is used.
  public_id uuid not null,
  -- SHA-256 of the token in the offer's address, of the pre-authorised code, and of the transaction code with the secret.
  token_hash bytea not null unique check (length(token_hash) = 32),
  code_hash bytea not null unique check (length(code_hash) = 32),
  tx_code_hash bytea not null check (length(tx_code_hash) = 32),
  -- Wrong transaction codes so far.
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the code was exchanged for an access token, once.
  redeemed_at timestamptz,
  access_hash bytea unique check (length(access_hash) = 32),
  access_expires_at timestamptz,
  -- Configurations that were issued, each once.
  issued text[] not null default '{}',
  constraint wallet_offer_redeemed check (num_nulls(redeemed_at, access_hash, access_expires_at) in (0, 3)),
  constraint wallet_offer_issued check (issued = '{}' or redeemed_at is not null)
);
create index wallet_offer_end on wallet_offer (expires_at);

create table wallet_nonce (
  nonce_hash bytea primary key check (length(nonce_hash) = 32),
  org_id bigint not null references organisation (id) on delete cascade,
  expires_at timestamptz not null
);
create index wallet_nonce_end on wallet_nonce (expires_at);
