import { sql } from '../../platform/db/sql.ts'

/** What `run` is about, whatever it is: at most one of these is there. */
export const personJoins = sql`
  left join attendee on run.subject_type = 'attendee' and attendee.id = run.subject_id
  left join certificate on run.subject_type = 'certificate' and certificate.id = run.subject_id`

/** Whom `run` is for: their name and address, empty where there is none. */
export const personColumns = sql`
  coalesce(trim(attendee.first_name || ' ' || attendee.last_name), certificate.attendee_name, '') as name,
  coalesce(attendee.email, certificate.attendee_email, '') as email`
