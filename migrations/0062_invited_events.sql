-- The events to which an invitation is limited, so that there are none that another organisation has. They take the place of event_ids.
alter table person_link
  add column every_event boolean not null default true,
  add constraint person_link_org_id_id_key unique (org_id, id);

create table person_link_event (
  org_id bigint not null,
  link_id bigint not null,
  event_id bigint not null,
  primary key (org_id, link_id, event_id),
  foreign key (org_id, link_id) references person_link (org_id, id) on delete cascade,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index person_link_event_of_event on person_link_event (org_id, event_id);
