import type { SectionWording } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'
import type { Event } from '../../../events/index.ts'

/** A heading, also used as title, and a sentence or two. */
type Told = { heading: string; text: string }
type EventType = Event['event_type']

/** Texts of the event page and its form. */
export type RegistrationWording = SectionWording & {
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
  agenda: {
    heading: string
    zone: (zone: string) => string
    /** End of a session on a later day. */
    until: (clock: string, day: string) => string
    more: (count: number) => string
  }
  /** `wait` is for a full event. */
  form: Record<'register' | 'wait', Told & { button: string }> & {
    goes: (organiser: Html) => Html
    email: { label: string; hint: string }
    firstName: string
    lastName: string
  }
  /** Reasons for having no form. */
  refused: Record<'disabled' | 'past' | 'closed', Told> & {
    not_open: { heading: string; text: (time: Html) => Html }
  }
  /** `withoutMail` is for installations without a mail server. */
  done: Record<'registered' | 'waitlisted', Told> & {
    withoutMail: Record<'registered' | 'waitlisted', Told>
    back: string
  }
  missing: Told
}
