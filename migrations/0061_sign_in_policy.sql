-- What an organisation asks of those who sign in.
create table sign_in_policy (
  org_id bigint primary key references organisation on delete cascade,
  second_factor text not null check (second_factor in ('optional', 'owners_and_admins')),
  updated_at timestamptz not null
);
