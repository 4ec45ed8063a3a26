import type { Made } from './made.ts'

export type Break = { tables: string; sql: () => string; rows: () => (string | number)[] }

/** Turns sign-up on for the session. */
function withSignUp(made: Made): string {
  return `update session set signup = true where id = ${made.session};
    insert into session_signup_count (session_id, org_id, event_id) select id, org_id, event_id from session where signup`
}

/** How each invariant of scans and check-ins is broken. */
export function doorBreaks(made: Made): Record<string, Break> {
  return {
    'the verdict of a scan follows from the scans of its attendee at its door': {
      tables: 'scan',
      sql: () => `update scan set verdict = 'accepted' where id = ${made.again}`,
      rows: () => [`scan ${made.again}`],
    },
    'whoever is in is in by the scan that the log says, and nobody else is': {
      tables: 'check_in',
      sql: () => `update check_in set scan_key = (select key from scan where id = ${made.again})`,
      rows: () => [`attendee ${made.attendee}`],
    },
    'the minutes of an attendee inside follow from their scans': {
      tables: 'check_in',
      sql: () => 'update check_in set stayed_ms = 60000',
      rows: () => [`attendee ${made.attendee}`],
    },
    'sessions and attendees count the check-ins': {
      tables: 'session attendee',
      sql: () =>
        `update session set checked_in_count = 7; update attendee set sessions_attended = 2 where id = ${made.attendee}`,
      rows: () => [`session ${made.session}`, `attendee ${made.attendee}`],
    },
    'a door device counts its scans in the log': {
      tables: 'door_device',
      sql: () => `update door_device set scans_sent = 1 where id = ${made.device}`,
      rows: () => [`door device ${made.device}`],
    },
    'a session counts the people who are signed up and have a place': {
      tables: 'session session_signup_count',
      sql: () => `${withSignUp(made)}; update session_signup_count set signed_up = 3`,
      rows: () => [`session ${made.session}`],
    },
    'exactly the sessions with sign-up have a count of sign-ups': {
      tables: 'session',
      sql: () => `update session set signup = true where id = ${made.session}`,
      rows: () => [`session ${made.session}`],
    },
    'a registered attendee has places in sessions, one who waits has wishes, one who cancelled has neither': {
      tables: 'session session_signup_count session_signup',
      sql: () => `${withSignUp(made)};
        insert into session_signup (session_id, attendee_id, org_id, event_id, created_at)
        select id, ${made.attendee}, org_id, event_id, now() from session where id = ${made.session}`,
      rows: () => [`attendee ${made.attendee}`],
    },
    'a check-in belongs to the event of its attendee': {
      tables: 'check_in',
      sql: () => `update check_in set event_id = ${made.withPicture}`,
      rows: () => [`check-in ${made.checkIn}`],
    },
  }
}
