import { type MailKind, TRIGGERS } from './mail-kinds.ts'

/** Something that a template can say. */
export type Variable = {
  name: string
  description: string
  /** An address can lead somewhere: it begins a `href`. */
  type: 'text' | 'address'
  /** Of how many characters it is at most. */
  most: number
  /** The kinds of mails that have it; null: all. */
  kinds: readonly MailKind[] | null
}

const MAX = { text: 300, address: 500 }

const of =
  (kinds: readonly MailKind[] | null, type: Variable['type'] = 'text') =>
  (name: string, description: string, most = MAX[type]): Variable => ({ name, description, type, most, kinds })

const any = of(null)
const anyAddress = of(null, 'address')
const REGISTRATION = [...TRIGGERS, 'registration_confirmed', 'place_offered'] as const
const SURVEY = ['attended_event', 'certificate_issued', 'survey_not_completed'] as const
const CERTIFICATE = ['certificate_issued', 'certificate', 'certificate_expiring'] as const
const registration = of(REGISTRATION)
const registrationAddress = of(REGISTRATION, 'address')
const survey = of(SURVEY)
const certificate = of(CERTIFICATE)
const certificateAddress = of(CERTIFICATE, 'address')
const badge = of(['badge_earned'])
const badgeAddress = of(['badge_earned'], 'address')
const completion = of(['lms_course_completed'])
const overdue = of(['compliance_overdue'])

/** Everything that templates can say. Times are written in the language of the mail and the zone of the event. */
export const VARIABLES: readonly Variable[] = [
  any('organisation.name', 'Your organisation'),
  any('organisation.reply_to', 'The address to which answers go'),
  any('event.name', 'The event'),
  any('event.date', 'Its day'),
  any('event.start_time', 'Its day and time, with the zone; the day alone where it has no time'),
  any('event.location', 'Where it is', 1_000),
  any('event.description', 'What it is about; cut at 2,000 characters', 2_000),
  anyAddress('event.url', 'Its public page'),
  any('event.organiser', 'Who organises it: your organisation'),
  any('attendee.first_name', 'First name; empty, as all names of people, where what was typed is plainly no name'),
  any('attendee.last_name', 'Last name'),
  any('attendee.name', 'First and last name'),
  any('attendee.email', 'The address that the mail is to'),
  of(TRIGGERS, 'address')('attendee.ticket_url', 'The page of their ticket; empty for who is no attendee'),
  registrationAddress(
    'attendee.registration_url',
    'Their own page, where they see, change or cancel their registration',
  ),
  registration('attendee.status', 'registered, waitlisted, offered or cancelled; empty for who is no attendee'),
  anyAddress('unsubscribe_url', 'Where they stop such mails; empty in mails about one’s own registration'),
  of(SURVEY, 'address')('survey.url', 'Their own link to the survey'),
  survey('survey.closes_at', 'Until when it can be answered'),
  certificate('certificate.attendee_name', 'To whom it is made out'),
  certificate('certificate.event_name', 'What for'),
  certificate('certificate.issued_at', 'The day on which it was issued'),
  certificate('certificate.expires_at', 'The day on which it expires; empty where it never does'),
  certificateAddress('certificate.verify_url', 'The page on which anyone can verify it'),
  certificateAddress('certificate.pdf_url', 'The certificate as a PDF'),
  certificate('certificate.code', 'Its code, for people to type'),
  certificate('certificate.tier', 'Its tier'),
  certificateAddress('certificate.linkedin_url', 'Adds it to a profile at LinkedIn', 3_000),
  badge('badge.name', 'The badge'),
  badge('badge.description', 'What it stands for', 2_000),
  badgeAddress('badge.url', 'Its public page'),
  badgeAddress('badge.image_url', 'Its picture'),
  badge('badge.earned_at', 'The day on which it was earned'),
  completion('course.name', 'The course'),
  completion('completion.completed_at', 'The day on which it was completed'),
  overdue('programme.name', 'The training programme'),
  overdue('assignment.due_date', 'The day until which it was to be complete'),
  of(['place_offered'])('place.offered_until', 'Until when the place is kept'),
  of(['place_offered'], 'address')('place.url', 'Where they take the place or decline it'),
]

/** The names of the variables that mails of a kind have; of null: those of any kind. */
export function variablesOf(kind: MailKind | null): string[] {
  return VARIABLES.filter(({ kinds }) => kind === null || kinds === null || kinds.includes(kind)).map(
    ({ name }) => name,
  )
}
