-- Certificates that were emailed to their owners, or announced as expiring: each once.
create table certificate_mail (
  org_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('certificate', 'certificate_expiring')),
  primary key (certificate_id, kind),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);
