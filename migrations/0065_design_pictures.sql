-- Pictures that stand in designs: of an organisation, by the name of their file, which stands for their bytes. One that no
-- version names is taken away a week after it was sent last.
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
