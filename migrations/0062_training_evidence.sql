-- Proof that somebody has completed a course, such as a certificate of another provider, which a member approves or declines.
create table training_evidence (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  course_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  note text not null,
  completed_on date,
  file text not null check (file <> ''),
  file_name text not null check (file_name <> ''),
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size integer not null check (size > 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  reason text,
  decided_at timestamptz,
  completion_id bigint,
  created_at timestamptz not null,
  unique (org_id, id),
  check ((status = 'pending') = (decided_at is null)),
  check (reason is null or status = 'declined'),
  check (completion_id is null or status = 'approved'),
  constraint training_evidence_course foreign key (org_id, course_id) references training_course (org_id, id),
  foreign key (org_id, completion_id) references training_completion (org_id, id) on delete set null (completion_id)
);
create index training_evidence_of_person on training_evidence (org_id, email_key);
create index training_evidence_of_course on training_evidence (course_id);
create index training_evidence_of_completion on training_evidence (completion_id) where completion_id is not null;
create index training_evidence_of_file on training_evidence (file);
