-- What somebody has open to change it, in one browser, so that others who open it see their name. Who closes it without a
-- word is gone half a minute later.
create table person_editing (
  session_id bigint not null references person_session on delete cascade,
  kind text not null check (kind in ('design', 'event')),
  subject_id bigint not null,
  org_id bigint not null,
  person_id bigint not null,
  seen_at timestamptz not null,
  primary key (session_id, kind, subject_id),
  foreign key (org_id, person_id) references membership on delete cascade
);
create index person_editing_of_subject on person_editing (org_id, kind, subject_id, seen_at);
create index person_editing_of_membership on person_editing (org_id, person_id);
create index person_editing_seen on person_editing (seen_at);
