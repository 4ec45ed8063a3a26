/** A person's name. Emails only use it if it clearly is a name (`nameToGreet`). */
type Named = { first_name: string; last_name: string }

/**
 * Data for an email; times are formatted in the email's language. Missing values become empty texts. The organisation
 * comes from the template.
 */
export type MailData = {
  /** Time zone for formatted times; default: the event's, otherwise the organisation's. */
  time_zone?: string
  event?: {
    name: string
    starts_at: Date | null
    ends_at: Date | null
    time_zone: string
    location: string | null
    description: string | null
    /** For online participants; only registered attendees get it. */
    online_url: string | null
    /** Public page of the event. */
    url: string | null
  }
  /** The recipient, even if they are not an attendee. */
  attendee?: Named & {
    email: string
    ticket_url?: string | null
    registration_url?: string | null
    status?: string | null
  }
  /** A contact, in messages to contacts; the name is that of `attendee`. */
  contact?: { company: string | null; title: string | null }
  /** Values of the attendee, by key. */
  values?: Record<string, string>
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
    kind: string
    linkedin_url: string
    wallet_url: string | null
    /** By key. They replace the values of the attendee. */
    values: Record<string, string>
  }
  badge?: {
    name: string
    description: string | null
    url: string
    image_url: string
    wallet_url: string | null
    earned_at: Date
    expires_at: Date | null
  }
  course?: { name: string }
  programme?: { name: string }
  completion?: { completed_at: Date }
  /** `due_date` is a day, such as 2026-11-22. */
  assignment?: { due_date: string | null }
  session?: { title: string; starts_at: Date; ends_at: Date; location: string | null; speaker: string | null }
  form?: { name: string }
  /** A place offered to a person on the waiting list. */
  place?: { offered_until: Date; url: string }
}
