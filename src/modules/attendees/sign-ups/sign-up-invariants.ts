import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'

export const signUpInvariants: Invariant[] = [
  rowsThatBreak(
    'a session counts the people who are signed up and have a place',
    sql`select 'session ' || c.session_id as id from session_signup_count c
      where c.signed_up <> (select count(*) from session_signup u where u.session_id = c.session_id and u.holds)`,
  ),
  rowsThatBreak(
    'exactly the sessions with sign-up have a count of sign-ups',
    sql`select 'session ' || s.id as id from session s left join session_signup_count c on c.session_id = s.id
      where s.signup <> (c.session_id is not null)`,
  ),
  rowsThatBreak(
    'a registered attendee has places in sessions, one who waits has wishes, one who cancelled has neither',
    sql`select 'attendee ' || a.id as id from session_signup u join attendee a on a.id = u.attendee_id
      where a.event_id <> u.event_id or a.status = 'cancelled'
        or case a.status when 'registered' then u.holds = u.missed else u.holds or u.missed end`,
  ),
]
