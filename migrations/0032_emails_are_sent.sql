-- Mails leave the installation. What was queued before is not sent: it may be old, and nobody expects it any more.
alter table email
  -- The address in the form in which it is one person's.
  add column to_key text not null default '',
  -- What made it, where that was a template or a rule.
  add column template_id bigint,
  add column rule_id bigint,
  -- About the person's own registration or certificate; what is not can be unsubscribed from.
  add column transactional boolean not null default true,
  -- Who draws it up when it is sent, and what it is queued for there. Until then it has no words.
  add column composer text check (composer ~ '^[a-z][a-z0-9_]{0,62}$'),
  add column composed_for bigint,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column first_attempt_at timestamptz,
  -- From when on it may be sent; of meaning while it is queued.
  add column next_attempt_at timestamptz not null default now(),
  -- The lease of the sender that has it; whoever has another changes nothing.
  add column claim uuid,
  -- When its words began to go out in the last attempt: from then on it may have arrived.
  add column handed_over_at timestamptz,
  add column sent_at timestamptz,
  -- Why it failed, was suppressed or cancelled, in words.
  add column reason text,
  -- It was handed over, and the server never said what became of it.
  add column unanswered boolean not null default false,
  -- The mail that it repeats, and when this one was repeated for the first time.
  add column resend_of bigint,
  add column resent_at timestamptz,
  add constraint email_composed check ((composer is null) = (composed_for is null)),
  add constraint email_unanswered check (not unanswered or status = 'failed'),
  add unique (org_id, id);
update email set to_key = lower(to_address) where to_address <> '';
update email set status = 'cancelled', reason = 'It was queued by a version of Laurel that sent no mail.'
where status in ('queued', 'sending');

create index email_due on email (org_id, transactional desc, next_attempt_at, id) where status = 'queued';
create index email_sending on email (claim) where status = 'sending';
create index email_to on email (to_key, handed_over_at) where to_key <> '';
create index email_of_rule on email (rule_id, id desc) where rule_id is not null;
create index email_of_template on email (template_id, id desc) where template_id is not null;

-- Every try at a mail, and what the server said.
create table email_attempt (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  email_id bigint not null,
  number integer not null check (number > 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- sent: the server took it. kept: it stays here, for there is no server. deferred: it is tried again. rejected: the
  -- server refused it for good. unanswered: it was handed over, and no answer came. interrupted: it was not handed over.
  outcome text check (outcome = any ('{sent,kept,deferred,rejected,unanswered,interrupted}'::text[])),
  -- In the server's own words.
  response text not null default '' check (length(response) <= 2000),
  check ((ended_at is null) = (outcome is null)),
  unique (email_id, number),
  foreign key (org_id, email_id) references email (org_id, id) on delete cascade
);
create index email_attempt_open on email_attempt (email_id) where ended_at is null;

-- Whom an organisation writes to no more. Unsubscribing stops what is not transactional, the others stop all.
create table email_suppression (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  address_key text not null check (address_key = lower(address_key) and address_key <> ''),
  address text not null,
  reason text not null check (reason = any ('{rejected,unsubscribed,manual}'::text[])),
  -- More about it, such as what the server said.
  detail text,
  -- The mail that led to it.
  email_id bigint,
  created_at timestamptz not null,
  unique (org_id, address_key, reason)
);
create index email_suppression_newest on email_suppression (org_id, id desc);

-- One process at a time sends; the row is there once one has.
create table email_sender (
  single boolean primary key default true check (single),
  token uuid,
  lease_until timestamptz not null
);
