/** A name as its parts. It is greeted by only where it is plainly a name (`nameToGreet`). */
type Named = { first_name: string; last_name: string }

/**
 * What a mail can tell, as it is known: times are written by the language of the mail. What is missing is an empty text.
 * The organisation is that of the template.
 */
export type MailData = {
  /** The zone that times are written in; the event's, else the organisation's, where it is missing. */
  time_zone?: string
  event?: {
    name: string
    starts_at: Date | null
    time_zone: string
    location: string | null
    description: string | null
    /** Its public page. */
    url: string | null
  }
  /** Whom the mail is to, also where they are no attendee. */
  attendee?: Named & {
    email: string
    ticket_url?: string | null
    registration_url?: string | null
    status?: string | null
  }
  survey?: { url: string; closes_at: Date | null }
  certificate?: {
    attendee_name: string
    event_name: string
    issued_at: Date
    expires_at: Date | null
    verify_url: string
    pdf_url: string
    code: string
    tier: string | null
    linkedin_url: string
  }
  badge?: { name: string; description: string | null; url: string; image_url: string; earned_at: Date }
  course?: { name: string }
  programme?: { name: string }
  completion?: { completed_at: Date }
  /** `due_date` is a day, as 2026-11-22. */
  assignment?: { due_date: string | null }
  /** A place that is offered to somebody who waits for one. */
  place?: { offered_until: Date; url: string }
}
