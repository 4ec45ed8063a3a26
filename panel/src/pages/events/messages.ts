import { counted } from '../../messages/formats.ts'
import { messages } from '../../messages/use-messages.tsx'
import { visibilities } from './overview/messages.ts'

export const kinds = messages<Record<string, string>>({
  conference: 'Conference',
  workshop: 'Workshop',
  seminar: 'Seminar',
  webinar: 'Webinar',
  training: 'Training',
  course: 'Course',
  meetup: 'Meetup',
  ceremony: 'Ceremony',
  competition: 'Competition',
  other: 'Other',
})

export const eventMessages = messages({
  newEvent: 'New event',
  find: 'Search events',
  name: 'Name',
  date: 'Date',
  place: 'Location',
  kind: 'Type',
  attendees: 'Attendees',
  seenBy: 'Visibility',
  noDate: 'No date',
  visibility: visibilities,
  when: { '': 'Upcoming', past: 'Past', all: 'All' } as Record<string, string>,
  status: 'Status',
  statuses: {
    today: 'Today',
    over: 'Over',
    open: 'Registration open',
    closed: 'Registration closed',
    off: 'No registration',
  },
  noneUpcoming: 'No upcoming events.',
  kinds,
  first: 'No events yet.',
  firstHow: 'Create your first event to register attendees, check them in and issue certificates.',
  create: 'Create event',
  back: 'Events',
  pages: 'Page',
})

/** The counts that the preview of a deletion returns. */
type EventContents = Record<'attendees' | 'certificates' | 'certificates_refused' | 'sessions', number>

export const eventSettingsMessages = messages({
  title: 'Settings',
  about: 'Details',
  name: 'Name',
  kind: 'Type',
  kinds,
  date: 'Starts',
  zone: 'Time zone',
  language: 'Language',
  languageAbout: 'Used for certificates, emails and public pages.',
  place: 'Location',
  description: 'Description',
  access: 'Visibility and check-in',
  toRegistration: 'Registration settings and questions',
  visibility: 'Visibility',
  visibilities: visibilities,
  certificates: 'Certificates',
  certificatesOn: 'Issue certificates for this event',
  eligibility: 'Who is eligible',
  eligibilities: { registered: 'Everyone registered', attended: 'Everyone checked in' } as Record<string, string>,
  minPercent: 'Minimum session attendance (%)',
  minMinutes: 'Minimum time inside (minutes)',
  noticeDays: 'Days of notice before expiry',
  noticeDaysAbout: 'This many days before a certificate expires, automations and webhooks learn of it.',
  requiresSurvey: 'Only people who answered the survey',
  design: 'Design',
  builtin: 'Laurel (default)',
  mail: 'Email each certificate when it is issued',
  checkinOn: 'Turn on check-in',
  danger: 'Delete event',
  dangerAbout:
    'Permanently deletes the event and everything in it. Its certificates, also copies that people have saved, are refused everywhere. To stop new registrations, close registration instead.',
  remove: 'Delete event',
  counts: ({ attendees, certificates, sessions, certificates_refused: refused }: EventContents) =>
    `This permanently deletes ${counted(String(attendees), 'attendee', 'attendees')}, ${counted(String(certificates), 'certificate', 'certificates')} and ${counted(String(sessions), 'session', 'sessions')}. ${refused === 0 ? '' : `${counted(String(refused), 'certificate', 'certificates')} that people hold today will be refused everywhere. `}It cannot be undone.`,
  removed: 'Event deleted.',
})

export const shareMessages = messages({
  certificates: 'Certificates',
  none: 'No certificates issued yet.',
  issue: 'Issue certificates',
  held: (count: string) => `${counted(count, 'person has', 'people have')} a certificate.`,
  zip: 'Download all PDFs (ZIP)',
  table: 'Download all links (spreadsheet)',
  mail: 'Email certificates',
  linkedIn:
    'Every certificate page has an “Add to LinkedIn profile” button. The spreadsheet has the same links, so you can use them in your own emails.',
  verifyPage: 'Anyone can verify a certificate by its code:',
})
