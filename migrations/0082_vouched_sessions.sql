-- The organisation whose identity provider said that a second factor was shown, or when the person proved who they are.
-- Its word counts in that organisation alone. Null: this installation saw it itself, and it counts in all of them.
alter table person_session
  add column second_factor_by_org bigint references organisation on delete cascade,
  add column fresh_by_org bigint references organisation on delete cascade;
create index person_session_second_factor_by_org on person_session (second_factor_by_org) where second_factor_by_org is not null;
create index person_session_fresh_by_org on person_session (fresh_by_org) where fresh_by_org is not null;

-- A person whom one organisation's providers know came by one of these. Others sign in again.
update person_session s set
  second_factor_by_org = case when s.second_factor then known.org_id end,
  fresh_by_org = known.org_id
from (select person_id, min(org_id) as org_id from person_identity group by person_id having count(distinct org_id) = 1) known
where s.method = 'sso' and known.person_id = s.person_id;
delete from person_session where method = 'sso' and fresh_by_org is null;

-- The latest steps of codes that were accepted, newest first, so that none is accepted twice however the clock is moved.
-- They stand in place of totp_last_step, which is not read any more.
alter table person add column totp_used_steps bigint[] not null default '{}';
update person set totp_used_steps = array[totp_last_step], totp_last_step = null where totp_last_step is not null;
alter table person add constraint person_steps_have_secret check (totp_secret is not null or totp_used_steps = '{}');
