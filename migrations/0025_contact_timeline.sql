-- Whether events are added to the timelines of the contacts of an organisation. Without a row they are.
create table contact_feed (
  org_id bigint primary key,
  is_on boolean not null,
  foreign key (org_id) references organisation on delete cascade
);
