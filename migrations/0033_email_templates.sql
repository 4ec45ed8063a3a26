-- How an organisation looks in its mails, and where answers to them go.
alter table organisation
  add column country text constraint organisation_country_check check (country ~ '^[A-Z]{2}$'),
  -- The key of its picture, and how large that is.
  add column logo text,
  add column logo_width integer,
  add column logo_height integer,
  add column primary_colour text constraint organisation_primary_colour_check check (primary_colour ~ '^#[0-9a-f]{6}$'),
  add column background_colour text constraint organisation_background_colour_check check (background_colour ~ '^#[0-9a-f]{6}$'),
  add column reply_to text constraint organisation_reply_to_check
    check (length(reply_to) <= 254 and reply_to ~ '@' and reply_to !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'),
  add constraint organisation_logo_size check (num_nulls(logo, logo_width, logo_height) = any ('{0,3}'::integer[]));

-- What mails are drawn up by. Html is what stands inside the layout; it is judged when it is saved.
create table email_template (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  -- What it is for; null: anything.
  kind text check (kind = any ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,registration_confirmed,place_offered,certificate,certificate_expiring}'::text[])),
  language text not null check (language ~ '^[A-Za-z0-9-]{2,35}$'),
  subject text not null check (length(subject) <= 300),
  html text not null check (length(html) <= 100000),
  -- Null: it is made from the HTML.
  text text check (length(text) <= 100000),
  -- By language: {subject, html, text}.
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The names of the variables in any of it, such as attendee.first_name.
  variables text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);
-- Mails that the service sends by itself are drawn up by one template each.
create unique index email_template_one_of_kind on email_template (org_id, kind)
  where kind = any ('{registration_confirmed,place_offered,certificate,certificate_expiring}'::text[]);

-- Organisations that have been given their first templates, which they may have deleted since.
create table email_template_starters (
  org_id bigint primary key references organisation on delete cascade,
  made_at timestamptz not null
);
