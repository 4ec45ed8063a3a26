-- Speakers of events, and the track and description of sessions.
alter table session
  add column track text check (track <> ''),
  add column description text check (description <> '');

create table speaker (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  role text check (role <> ''),
  biography text check (biography <> ''),
  -- Storage key of an added picture. The reference keeps it from being swept.
  picture text,
  website text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, event_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  constraint speaker_picture_fkey foreign key (org_id, picture) references design_picture (org_id, picture)
);
create index speaker_of_event on speaker (event_id, id);
create index speaker_picture on speaker (org_id, picture) where picture is not null;

create table session_speaker (
  session_id bigint not null,
  speaker_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  -- Order in the session, from 1.
  position integer not null check (position > 0),
  primary key (session_id, speaker_id),
  unique (session_id, position),
  foreign key (org_id, event_id, session_id) references session (org_id, event_id, id) on delete cascade,
  foreign key (org_id, event_id, speaker_id) references speaker (org_id, event_id, id) on delete cascade
);
create index session_of_speaker on session_speaker (speaker_id);

-- Returns the speaker as text: what was written, or the names of the speakers.
create function shown_speaker(id bigint, written text) returns text language sql stable as $$
  select coalesce(written, (select string_agg(p.name, ', ' order by l.position) from session_speaker l
    join speaker p on p.org_id = l.org_id and p.id = l.speaker_id where l.session_id = shown_speaker.id)) $$;
