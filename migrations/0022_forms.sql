-- Lead forms and their submissions.
create table form (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  name text not null check (name <> ''),
  -- The last part of its public address, unique in the installation.
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9_-]{0,79}$'),
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  contact_mapping jsonb not null check (jsonb_typeof(contact_mapping) = 'object'),
  tags text[] not null,
  active boolean not null,
  language text not null,
  consent_text text check (consent_text <> ''),
  -- Version of the consent text; submissions keep the version that was agreed to.
  consent_version integer not null check (consent_version >= 0),
  thank_you_text text check (thank_you_text <> ''),
  redirect_url text check (redirect_url ~ '^https://'),
  notify_emails text[] not null check (cardinality(notify_emails) <= 10),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id),
  constraint form_slug_key unique (slug),
  foreign key (org_id) references organisation on delete cascade
);
create index form_newest on form (org_id, id desc);

create table form_submission (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  form_id bigint not null,
  contact_id bigint,
  -- Hash of the given address; it finds the submission where the contact is gone.
  email_key text,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  consent_text text,
  consent_version integer,
  language text not null,
  -- Hash of the answers: the same answers twice within a minute count once.
  repeat_key bytea,
  -- Emails that announced it.
  email_ids bigint[] not null default '{}',
  folded text not null,
  submitted_at timestamptz not null,
  unique (org_id, id),
  constraint form_submission_agrees_to_a_text check ((consent_text is null) = (consent_version is null)),
  foreign key (org_id, form_id) references form (org_id, id) on delete cascade,
  constraint form_submission_of_contact foreign key (org_id, contact_id) references contact (org_id, id) on delete set null (contact_id)
);
create unique index form_submission_repeat_key on form_submission (form_id, repeat_key) where repeat_key is not null;
create index form_submission_newest on form_submission (form_id, id desc);
create index form_submission_of_contact_index on form_submission (contact_id) where contact_id is not null;
create index form_submission_of_address on form_submission (org_id, email_key) where email_key is not null;
select make_searchable('form_submission', 'form_id', 'folded');
