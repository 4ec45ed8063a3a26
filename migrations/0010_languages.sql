-- The language of an organisation, and of each of its events: what their certificates are worded in, as a tag of BCP 47.
alter table organisation add column language text not null default 'en'
  check (language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$');
alter table event add column event_language text not null default 'en'
  check (event_language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$');
