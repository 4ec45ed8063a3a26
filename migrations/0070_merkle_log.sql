-- The issuance log as a Merkle tree (RFC 6962), read as tiles (C2SP tlog-tiles).
alter table certificate_log_head
  -- How many entries the tree has. Behind the position only while a job adds entries that are older than the tree.
  add tree_size bigint not null default 0,
  -- The right edge of the tree: the hashes of its largest full subtrees, from the left. There is one for each bit that
  -- is set in the size.
  add edge bytea not null default '',
  add constraint certificate_log_head_tree check (
    tree_size between 0 and position and length(edge) = 32 * bit_count(tree_size::bit(64)));

-- The hash of each full tile of 256 hashes, which is a hash of the tile above. Tiles of level 0 have hashes of entries.
create table certificate_log_tile (
  org_id bigint not null references organisation (id) on delete cascade,
  level smallint not null check (level between 0 and 4),
  tile bigint not null check (tile >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (org_id, level, tile)
);
create trigger certificate_log_tile_stays before update on certificate_log_tile
  for each row execute function refuse_change();

-- The last checkpoint of a log that each witness signed (C2SP tlog-witness).
create table certificate_log_witness (
  org_id bigint not null references organisation (id) on delete cascade,
  -- Verifier key of the witness.
  witness text not null,
  size bigint not null check (size >= 0),
  root bytea not null check (length(root) = 32),
  -- The line of the signed note.
  cosignature text not null,
  at timestamptz(3) not null,
  primary key (org_id, witness)
);
