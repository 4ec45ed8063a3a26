-- Records outside the sample event that were created with it, so that deleting the sample data finds them. A record can
-- be deleted before; ids are never used again.
create table sample_record (
  org_id bigint not null references organisation (id) on delete cascade,
  kind text not null check (kind in ('deal', 'contact', 'account', 'form', 'programme', 'completion', 'course', 'badge_template')),
  record_id bigint not null,
  primary key (org_id, kind, record_id)
);
