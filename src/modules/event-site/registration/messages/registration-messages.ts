import type { SectionMessages } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'
import type { RegistrationReceived } from '../../../attendees/index.ts'
import type { Event } from '../../../events/index.ts'

/** A heading, also used as title, and a sentence or two. */
type HeadedText = { heading: string; text: string }
type EventType = Event['event_type']
/** Statuses that an accepted form leads to. */
export type RegistrationOutcome = RegistrationReceived['status']

/** Texts of the event page and its form. */
export type RegistrationMessages = SectionMessages & {
  types: Record<EventType, string>
  facts: {
    when: string
    noDate: string
    /** The last day of an event of several days. */
    until: (day: Html) => Html
    where: string
    organiser: string
    places: string
    left: (places: number) => string
    full: (waiting: number) => string
  }
  calendar: string
  /** On the page of an event. */
  back: string
  picture: (name: string) => string
  agenda: {
    heading: string
    zone: (zone: string) => string
    /** End of a session on a later day. */
    until: (clock: string, day: string) => string
    more: (count: number) => string
    speakers: string
    about: string
    calendar: string
    website: string
  }
  /** `wait` is for a full event, `approval` for one whose organiser approves registrations. */
  form: Record<'register' | 'wait' | 'approval', HeadedText & { button: string }> & {
    goes: (organiser: Html) => Html
    email: { label: string; hint: string }
    type: { label: string; full: string; closed: string; approval: string }
    firstName: string
    lastName: string
  }
  /** Reasons for having no form. */
  refused: Record<'disabled' | 'past' | 'closed', HeadedText> & {
    not_open: { heading: string; text: (time: Html) => Html }
  }
  /** `withoutMail` is for installations without a mail server. */
  done: Record<RegistrationOutcome, HeadedText> & {
    withoutMail: Record<RegistrationOutcome, HeadedText>
    back: string
  }
  /** The page of a mailed link that confirms a registration. */
  confirm: HeadedText & { button: string; changed: HeadedText; full: HeadedText; missing: HeadedText }
  missing: HeadedText
}
