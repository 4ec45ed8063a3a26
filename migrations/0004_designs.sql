-- Designs of certificates, in versions, and their pictures.
create table design (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Counts changes, for optimistic locking (If-Match).
  revision integer not null default 1,
  archived_at timestamptz,
  unique (org_id, id)
);

-- Versions never change, so a certificate always renders the same. Without a design it is the built-in one.
create table design_version (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  design_id bigint,
  version integer not null check (version >= 1),
  layout jsonb not null,
  layout_hash text not null,
  picture text,
  created_at timestamptz not null,
  -- A note of the author about this version.
  note text check (length(note) between 1 and 500),
  unique (org_id, id),
  unique (design_id, version),
  foreign key (org_id, design_id) references design (org_id, id)
);
create unique index design_version_built_in on design_version (org_id, layout_hash) where design_id is null;

-- Pictures in designs of an organisation, named by the hash of their bytes. One that no version names is deleted a week
-- after its last upload.
create table design_picture (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation (id),
  picture text not null check (picture ~ '^layout-pictures/[0-9a-f]{64}\.(png|jpg)$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  unique (org_id, id),
  unique (org_id, picture)
);
create index design_picture_file on design_picture (picture);

-- Limits an organisation to 200 design pictures. The lock on the organisation makes the second of two concurrent
-- uploads see the first. A picture that exists already does not count again.
create function bound_pictures() returns trigger language plpgsql as $$
begin
  perform 1 from organisation where id = new.org_id for no key update;
  if (select count(*) from design_picture where org_id = new.org_id) >= 200
    and not exists (select 1 from design_picture where org_id = new.org_id and picture = new.picture) then
    raise exception 'organisation % has as many pictures as it can', new.org_id
      using errcode = '23514', constraint = 'design_picture_most';
  end if;
  return new;
end $$;
create trigger design_picture_bounded before insert on design_picture
  for each row execute function bound_pictures();
