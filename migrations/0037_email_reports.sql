-- Reports about emails that arrive after a mail server accepted them: bounces, and complaints of recipients.
create table email_report (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  email_id bigint not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  source text not null check (source in ('mailbox', 'ses', 'postmark', 'mailgun', 'sendgrid')),
  -- The reporter's own id of the report, so that a repeated one changes nothing.
  key text not null check (length(key) between 1 and 200),
  detail text not null check (length(detail) <= 2000),
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  unique (source, key),
  foreign key (org_id, email_id) references email (org_id, id) on delete cascade
);
create index email_report_of_email on email_report (email_id, id);

-- Reports name the Message-ID, which has the uid.
create unique index email_by_uid on email (uid);

-- The gravest report; null: none.
alter table email add column bounce text check (bounce in ('hard', 'soft', 'complaint'));

alter table email_suppression drop constraint email_suppression_reason_check;
alter table email_suppression add constraint email_suppression_reason_check
  check (reason in ('rejected', 'complained', 'unsubscribed', 'manual'));
