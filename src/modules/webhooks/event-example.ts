import type { EventType } from '../../platform/context/event-type.ts'

const TIMES = {
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
  submitted_at: '2026-12-05T16:40:00.000Z',
  finished_at: '2026-11-20T09:30:00.000Z',
  checked_in_at: '2026-12-04T08:42:17.000Z',
  checked_out_at: '2026-12-04T12:05:40.000Z',
  came_back_at: '2026-12-04T13:10:02.000Z',
  issued_at: '2026-12-05T17:00:00.000Z',
  awarded_at: '2026-12-05T17:00:00.000Z',
  completed_at: '2026-11-20T09:30:00.000Z',
  calculated_at: '2026-11-20T09:30:00.000Z',
  revoked_at: '2026-12-06T10:15:00.000Z',
  expires_at: '2028-12-05T17:00:00.000Z',
}

const IDS = {
  ...{
    event_id: 3,
    attendee_id: 41,
    session_id: 12,
    registration_type_id: 4,
    certificate_id: 17,
    job_id: 5,
    response_id: 23,
  },
  ...{ completion_id: 31, course_id: 4, assignment_id: 61, programme_id: 2, award_id: 71, badge_template_id: 6 },
  ...{ contact_id: 88, account_id: 9, merge_id: 7, submission_id: 54, form_id: 2, email_id: 902, import_id: 13 },
}

const PERSON = {
  registration_type: 'Student',
  ...{ first_name: 'Ayşe', last_name: 'Yılmaz', name: 'Ayşe Yılmaz', email: 'ayse@example.org' },
  ...{ attendee_name: 'Ayşe Yılmaz', attendee_email: 'ayse@example.org', language: 'tr', tags: ['speaker'] },
  ...{ phone: '+905551234567', title: 'Head of Training', owner: 'Ada Lovelace', account_name: 'Acme' },
}

const PUBLIC_ID = '0b5f7c1e-8f5c-4d0a-9a3e-2f8b6f1f7c11'

/** Values of fields in examples, for every type that has no other in `OF_TYPE`. */
const VALUES: Record<string, unknown> = {
  ...IDS,
  ...TIMES,
  ...PERSON,
  ...{ event_name: 'Node Day', form_name: 'Talk to us', course_name: 'First aid', programme_name: 'Safety 2026' },
  ...{ public_id: PUBLIC_ID, verify_url: `https://certificates.example.org/verify/${PUBLIC_ID}`, kind: 'attendee' },
  credential_url: `https://certificates.example.org/c/${PUBLIC_ID}.json`,
  ...{ badge_url: `https://certificates.example.org/b/${PUBLIC_ID}`, template_version: 2 },
  ...{ image_url: `https://certificates.example.org/b/${PUBLIC_ID}.png`, revocation_reason: 'Wrong name' },
  values: [{ key: 'hours', label: 'Training hours', value: '8' }],
  ...{ superseded_by: null, copied_from: null, properties: { plan: 'Team' }, lifecycle_stage: 'qualified' },
  ...{ start_time: '2026-12-04T09:00:00.000Z', end_time: '2026-12-04T10:30:00.000Z', location: 'Hall B' },
  ...{
    speaker: 'Ada Lovelace',
    speaker_ids: [8],
    track: 'Engines',
    capacity: 120,
    required_for_certificate: true,
    signup: false,
    due_date: '2026-11-19',
  },
  ...{ first: true, removed: false, restored: false, subject: 'Your ticket for Node Day', may_have_arrived: false },
  ...{ event_type: 'conference', visibility: 'public', event_timezone: 'Europe/Istanbul', event_language: 'tr' },
  ...{ event_date: '2026-12-04T06:00:00.000Z', event_end_date: '2026-12-05T15:00:00.000Z' },
  ...{ event_location: 'Istanbul', registration_capacity: 300, registration_closed: false },
  public_url: 'https://certificates.example.org/events/node-day',
  ...{ lead_score: 42, previous_lead_score: 30, attendee_count: 214 },
  reasons: [{ rule: 'attended', points: 12, reason: 'Attended Node Day' }],
  ...{ created: 180, updated: 12, skipped: 3, failed: 2, merged_ids: [91, 104] },
  answers: [{ question_id: 'rating', label: 'How was it?', answer: 5 }],
}

/** Values of fields that belong to one type. */
const OF_TYPE: Record<string, Record<string, unknown>> = {
  'cert.expiring_soon': { status: 'active' },
  'cert.bulk_completed': {
    ...{ total_count: 1, credits_charged: 1 },
    download_url: 'https://certificates.example.org/api/v1/admin/events/3/bulk-generate-jobs/5/download',
    certificates: [
      {
        ...{ certificate_id: 17, public_id: PUBLIC_ID, attendee_name: 'Ayşe Yılmaz', attendee_email: '' },
        values: [{ key: 'hours', label: 'Training hours', value: '8' }],
      },
    ],
  },
  'crm.profile_updated': {
    changes: [{ field: 'lifecycle_stage', before: 'lead', after: 'qualified' }],
    source: 'panel',
  },
  'event.created': { name: 'Node Day' },
  'event.updated': { name: 'Node Day', changes: ['event_location', 'registration_capacity'] },
  'event.deleted': { name: 'Node Day' },
  'session.created': { title: 'Streams in practice' },
  'session.updated': { title: 'Streams in practice', changes: ['start_time', 'end_time'] },
  'session.deleted': { title: 'Streams in practice' },
  'attendee.registered': { status: 'registered', source: 'registration' },
  'attendee.waitlisted': { status: 'waitlisted', source: 'registration' },
  'attendee.pending': { status: 'pending', source: 'registration' },
  'attendee.updated': { status: 'registered', changes: ['tags'] },
  'form.submitted': { answers: [{ name: 'message', label: 'How can we help?', answer: 'Please call me' }] },
  'badge.awarded': { source: 'rule' },
  'badge.revoked': { source: 'hand', superseded_by: 72 },
  'contact.created': { source: 'registration' },
  'contact.updated': { changes: ['lifecycle_stage', 'properties.plan'] },
  'import.completed': { kind: 'attendees', status: 'completed', checked_in: 0 },
  'email.bounced': { kind: 'hard', reason: 'The mail server permanently rejected it: 550 5.1.1 No such user' },
  'email.failed': { reason: 'It was tried for 24 hours without success. Last response: 451 4.3.0 Try again later' },
}

/** Returns the body of an event as an example; null for a type without an example. */
export function eventExample({ type, data }: EventType): object | null {
  const fields = Object.keys((data as { properties?: object }).properties ?? {})
  const own = { ...VALUES, ...OF_TYPE[type] }
  if (!fields.every((field) => field in own)) return null
  return {
    event: type,
    timestamp: '2026-11-20T09:30:00.123456+00:00',
    data: Object.fromEntries(fields.map((field) => [field, own[field]])),
  }
}
