-- Duplicates and merges, and what it takes to undo a merge.

-- Contacts that share a key are compared. A key is the hash of a text under the id of the organisation; a foreign key
-- would look at the contact for each.
create table contact_key (
  org_id bigint not null,
  key bigint not null,
  contact_id bigint not null,
  primary key (key, contact_id)
);
create index contact_key_of_contact on contact_key (contact_id);

-- Contacts that changed since they were last compared.
create table contact_match_due (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_ids bigint[] not null,
  foreign key (org_id) references organisation on delete cascade
);
create index contact_match_due_order on contact_match_due (org_id, id);

-- The country by which phone numbers were read; matching locks the row of its organisation.
create table contact_matching (
  org_id bigint primary key,
  country text,
  foreign key (org_id) references organisation on delete cascade
);

-- Pairs of contacts that may be one person.
create table contact_match (
  org_id bigint not null,
  contact_id bigint not null,
  other_id bigint not null check (other_id > contact_id),
  percent smallint not null check (percent between 1 and 100),
  primary key (contact_id, other_id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade,
  foreign key (org_id, other_id) references contact (org_id, id) on delete cascade
);
create index contact_match_of_other on contact_match (other_id);
create index contact_match_likeliest on contact_match (org_id, percent desc, contact_id, other_id);

-- Pairs that were dismissed as duplicates.
create table contact_not_duplicate (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_id bigint not null,
  other_id bigint not null check (other_id > contact_id),
  created_at timestamptz not null,
  unique (org_id, id),
  constraint contact_not_duplicate_pair unique (contact_id, other_id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade,
  foreign key (org_id, other_id) references contact (org_id, id) on delete cascade
);
create index contact_not_duplicate_newest on contact_not_duplicate (org_id, id desc);
create index contact_not_duplicate_of_other on contact_not_duplicate (other_id);

-- Merges, with everything that undoing them needs.
create table contact_merge (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  -- The contact that the others became.
  contact_id bigint not null,
  -- Changes of its profile: field, before, after.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_merge_newest on contact_merge (org_id, id desc);
create index contact_merge_of_contact on contact_merge (contact_id);
create index contact_merge_age on contact_merge (created_at);

-- Contacts that were merged, and the rows that moved.
create table contact_merge_member (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  merge_id bigint not null,
  contact_id bigint not null,
  -- The address that it had; the other contact may have taken it.
  email text,
  deal_ids bigint[] not null,
  note_ids bigint[] not null,
  activity_ids bigint[] not null,
  -- Contacts that had been merged into it before.
  follower_ids bigint[] not null,
  unique (org_id, id),
  constraint contact_merge_member_once unique (merge_id, contact_id),
  foreign key (org_id, merge_id) references contact_merge (org_id, id) on delete cascade,
  foreign key (org_id, contact_id) references contact (org_id, id) on delete cascade
);
create index contact_merge_member_of_contact on contact_merge_member (contact_id);

-- Contacts to compare again: new ones, those whose profile changed, and those of a company that changed.
create function contacts_to_match() returns trigger language plpgsql as $$
begin
  insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from added group by org_id, id / 1000;
  return null;
end $$;
create trigger contact_added_to_match after insert on contact referencing new table as added
  for each statement execute function contacts_to_match();

create function contact_to_match() returns trigger language plpgsql as $$
begin
  insert into contact_match_due (org_id, contact_ids) values (new.org_id, array[new.id]);
  return null;
end $$;
create trigger contact_changed_to_match
  after update of first_name, last_name, email, phone, account_id, merged_into on contact for each row
  when (row(old.first_name, old.last_name, old.email, old.phone, old.account_id, old.merged_into)
    is distinct from row(new.first_name, new.last_name, new.email, new.phone, new.account_id, new.merged_into))
  execute function contact_to_match();

create function account_to_match() returns trigger language plpgsql as $$
begin
  insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from contact where account_id = new.id and merged_into is null group by org_id, id / 1000;
  return null;
end $$;
create trigger account_changed_to_match after update of name, domain on account for each row
  when (row(old.name, old.domain) is distinct from row(new.name, new.domain))
  execute function account_to_match();

create function contact_keys_go() returns trigger language plpgsql as $$
begin
  delete from contact_key k using gone where k.contact_id = gone.id;
  return null;
end $$;
create trigger contact_removed_with_keys after delete on contact referencing old table as gone
  for each statement execute function contact_keys_go();
