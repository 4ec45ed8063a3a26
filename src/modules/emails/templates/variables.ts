import { TRIGGERS as ALL_TRIGGERS, type MailKind } from './mail-kinds.ts'

/** A variable of templates. */
export type Variable = {
  name: string
  description: string
  /** `address`: can be the start of a `href`. */
  type: 'text' | 'address'
  /** Maximum number of characters. */
  max: number
  /** Kinds of emails that have it; null: all. */
  kinds: readonly MailKind[] | null
}

const MAX = { text: 300, address: 500 }

const of =
  (kinds: readonly MailKind[] | null, type: Variable['type'] = 'text') =>
  (name: string, description: string, max = MAX[type]): Variable => ({ name, description, type, max, kinds })

const any = of(null)
const anyAddress = of(null, 'address')
/** The service also sends emails of `certificate_expiring` by itself, which do not know the attendee. */
const TRIGGERS = ALL_TRIGGERS.filter((trigger) => trigger !== 'certificate_expiring')
const REGISTRATION = [...TRIGGERS, 'registration_confirmed', 'place_offered', 'message'] as const
const SURVEY = ['attended_event', 'certificate_issued', 'survey_not_completed', 'after_event', 'message'] as const
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
const session = of(['before_session'])
const contact = of(['contact_message'])
/** Contacts have no event, and share only these variables with attendees. */
const OF_ANYBODY = /^(?:organisation\.|unsubscribe_url$|attendee\.(?:first_name|last_name|name|email)$)/

/** Stands for the values of events, whose names end with a key: `values.hours`. */
const VALUE_VARIABLE = 'values.KEY'
const VALUE = /^values\.[a-z][a-z0-9_]{0,39}$/

/** All variables. Times are formatted in the email's language and the event's time zone. */
export const VARIABLES: readonly Variable[] = [
  any('organisation.name', 'Name of the organisation'),
  any('organisation.reply_to', 'Address for replies'),
  any('event.name', 'Name of the event'),
  any('event.date', 'Date of the event'),
  any('event.start_time', 'Date and time of the event, with the time zone; the date alone if it has no time'),
  any('event.when', 'Beginning and end of the event, with the time zone; the days alone if they have no times'),
  any('event.location', 'Location of the event', 1_000),
  any('event.description', 'Description of the event; cut at 2,000 characters', 2_000),
  anyAddress('event.url', 'Public page of the event'),
  of([...TRIGGERS, 'registration_confirmed', 'message'], 'address')(
    'event.online_url',
    'Address for online participants; empty if the recipient is not registered, or the event has none',
    6_000,
  ),
  any('event.organiser', 'Organiser of the event: your organisation'),
  any('attendee.first_name', 'First name; empty, as all names of people, if it is clearly not a name'),
  any('attendee.last_name', 'Last name'),
  any('attendee.name', 'First and last name'),
  any('attendee.email', 'Address of the recipient'),
  any(
    VALUE_VARIABLE,
    'A value on the certificate or, in other emails, of the attendee, by its key in `certificate_values` of the event; empty if there is none',
    200,
  ),
  of([...TRIGGERS, 'message'], 'address')(
    'attendee.ticket_url',
    "The attendee's ticket page; empty if the recipient is not an attendee",
  ),
  registrationAddress('attendee.registration_url', "The attendee's page to view, change or cancel their registration"),
  registration(
    'attendee.status',
    'registered, waitlisted, offered, pending or cancelled; empty if the recipient is not an attendee',
  ),
  anyAddress('unsubscribe_url', "Unsubscribe page; empty in emails about the recipient's own registration"),
  of(SURVEY, 'address')('survey.url', "The attendee's link to the survey"),
  survey('survey.closes_at', 'When the survey closes'),
  certificate('certificate.attendee_name', 'Name on the certificate'),
  certificate('certificate.event_name', 'Event name on the certificate'),
  certificate('certificate.issued_at', 'Date of issue'),
  certificate('certificate.expires_at', 'Expiry date; empty if it never expires'),
  certificateAddress('certificate.verify_url', 'Page where anyone can verify the certificate'),
  certificateAddress('certificate.pdf_url', 'The certificate as a PDF'),
  certificate('certificate.code', 'Code for typing'),
  certificate('certificate.tier', 'Tier of the certificate'),
  certificate('certificate.kind', 'Kind of the certificate, such as attendee'),
  certificateAddress('certificate.linkedin_url', 'Link that adds the certificate to a LinkedIn profile', 3_000),
  certificateAddress(
    'certificate.wallet_url',
    'Page that puts the certificate into a wallet for digital credentials; empty if it is not signed',
  ),
  badge('badge.name', 'Name of the badge'),
  badge('badge.description', 'Description of the badge', 2_000),
  badgeAddress('badge.url', 'Public page of the badge'),
  badgeAddress('badge.image_url', 'Picture of the badge'),
  badgeAddress(
    'badge.wallet_url',
    'Page that puts the badge into a wallet for digital credentials; empty if it cannot be signed',
  ),
  badge('badge.earned_at', 'Date on which it was earned'),
  badge('badge.expires_at', 'Expiry date of the badge; empty if it never expires'),
  completion('course.name', 'Name of the course'),
  completion('completion.completed_at', 'Date of completion'),
  overdue('programme.name', 'Name of the training programme'),
  overdue('assignment.due_date', 'Due date of the assignment'),
  session('session.title', 'Title of the session'),
  session('session.when', 'Beginning and end of the session, with the time zone'),
  session('session.location', 'Location of the session', 1_000),
  session('session.speaker', 'Speaker of the session'),
  of(['form_submitted'])('form.name', 'Name of the form'),
  of(['place_offered'])('place.offered_until', 'When the offer ends'),
  of(['place_offered'], 'address')('place.url', 'Page to accept or decline the place'),
  contact('contact.company', 'Company of the contact; empty if it is unknown'),
  contact('contact.title', 'Job title of the contact; empty if it is unknown'),
]

/** Whether emails of a kind have a variable; null: any kind. */
export function hasVariable(kind: MailKind | null, name: string): boolean {
  return (
    (kind !== 'contact_message' && VALUE.test(name)) || (name !== VALUE_VARIABLE && variablesOf(kind).includes(name))
  )
}

/** The variables of a kind of email; null: of all kinds. */
export function variablesOf(kind: MailKind | null): string[] {
  const isOf = ({ name, kinds }: Variable): boolean => {
    if (kind === null) return true
    if (kinds !== null) return kinds.includes(kind)
    return kind !== 'contact_message' || OF_ANYBODY.test(name)
  }
  return VARIABLES.filter(isOf).map(({ name }) => name)
}
