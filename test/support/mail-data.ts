import type { MailData, MailLook } from '../../src/modules/emails/index.ts'

/** The look of an organisation that has chosen nothing. */
export const PLAIN_LOOK: MailLook = {
  org_id: 1,
  organisation: 'Node Foundation',
  organisation_language: 'en',
  time_zone: 'Europe/Istanbul',
  reply_to: 'hello@node.example',
  primary_colour: null,
  background_colour: null,
  logo: null,
}

/** Something of everything that mails can tell. */
export const MAIL_DATA: MailData = {
  event: {
    name: 'Node Day',
    starts_at: new Date('2026-11-20T07:00:00Z'),
    ends_at: new Date('2026-11-20T15:00:00Z'),
    online_url: 'https://meet.example.org/room?pwd=ğ',
    time_zone: 'Europe/Istanbul',
    location: 'Haliç\nSütlüce',
    description: 'A day about Node.',
    url: 'https://laurel.example/e/node-day',
  },
  attendee: {
    first_name: 'Ayşe',
    last_name: 'Yılmaz',
    email: 'ayse@example.org',
    ticket_url: 'https://laurel.example/T/A',
    registration_url: 'https://laurel.example/t/a',
    status: 'registered',
  },
  survey: { url: 'https://laurel.example/s/a', closes_at: new Date('2026-12-01T20:00:00Z') },
  certificate: {
    attendee_name: 'Ayşe Yılmaz',
    event_name: 'Node Day',
    issued_at: new Date('2026-11-21T10:00:00Z'),
    expires_at: new Date('2028-01-01T00:00:00Z'),
    verify_url: 'https://laurel.example/c/a',
    pdf_url: 'https://laurel.example/c/a.pdf',
    code: 'ABCD-EFGH-JKMN-P',
    tier: 'Gold',
    kind: 'attendee',
    linkedin_url: 'https://www.linkedin.com/profile/add?name=Node%20Day&certId=1',
    wallet_url: 'https://laurel.example/c/a/wallet',
    values: { hours: '8' },
  },
  badge: {
    name: 'Speaker',
    description: 'Spoke at three events.',
    url: 'https://laurel.example/b/a',
    image_url: 'https://laurel.example/b/a.png',
    wallet_url: 'https://laurel.example/b/a/wallet',
    earned_at: new Date('2026-11-21T10:00:00Z'),
    expires_at: new Date('2027-11-21T10:00:00Z'),
  },
  course: { name: 'Fire safety' },
  programme: { name: 'Safety 2026' },
  completion: { completed_at: new Date('2026-11-21T10:00:00Z') },
  assignment: { due_date: '2026-11-01' },
  session: {
    title: 'Streams',
    starts_at: new Date('2026-11-20T08:00:00Z'),
    ends_at: new Date('2026-11-20T09:00:00Z'),
    location: 'Room 1',
    speaker: 'Grace Hopper',
  },
  form: { name: 'Interest in workshops' },
  place: { offered_until: new Date('2026-11-19T07:00:00Z'), url: 'https://laurel.example/t/a' },
}
