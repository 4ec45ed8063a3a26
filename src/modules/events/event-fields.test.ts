import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

const tiers = [
  { name: 'Gold', min_attendance_percent: 90 },
  { name: 'Silver', min_attendance_percent: 0 },
]
const questions = [
  { id: 'diet', type: 'choice', label: 'What do you eat?', help: null, required: true, options: ['Meat', 'Plants'] },
  { id: 'why', type: 'long_text', label: 'Why?', help: 'In short', required: false, options: null, min: 10, max: 200 },
  { id: 'age', type: 'number', label: 'Age', min: 0.5, max: null },
  { id: 'terms', type: 'consent', label: 'I agree', required: true },
]

/** For every field that can be written, values that are taken as they are. */
const good: Record<string, unknown[]> = {
  name: ['x', 'x'.repeat(200), '😀'.repeat(200)],
  event_date: [null],
  event_type: [
    ...['conference', 'workshop', 'seminar', 'webinar', 'training', 'course'],
    ...['meetup', 'ceremony', 'competition', 'other'],
  ],
  visibility: ['public', 'unlisted', 'private'],
  event_location: [null, '', 'Hall 4, İzmir', 'x'.repeat(300)],
  event_description: [null, '', 'x'.repeat(10_000)],
  event_end_date: [null],
  online_url: [
    'https://meet.example.org/room?pwd=1#a',
    'HTTP://EXAMPLE.ORG',
    `https://x.org/${'x'.repeat(1_986)}`,
    null,
  ],
  cover_image_url: [null],
  event_timezone: ['UTC', 'Europe/Istanbul', 'America/Argentina/Buenos_Aires'],
  event_language: ['en', 'tr', 'tr-TR', 'en-GB', 'TR'],
  certificate_enabled: [true, false],
  registration_enabled: [true, false],
  registration_closed: [true, false],
  checkin_enabled: [true, false],
  registration_capacity: [null, 1, 2_147_483_647],
  certificate_eligibility: ['registered', 'attended'],
  certificate_min_attendance_percent: [null, 0, 100],
  certificate_min_minutes: [null, 1, 100_000],
  certificate_validity_days: [null, 1, 36_500],
  certificate_tiers: [[], tiers],
  certificate_email: [true, false],
  expiry_notice_days: [0, 3_650],
  registration_questions: [null, [], questions],
  survey: [null, [], questions],
  survey_opens_at: [null, '2026-11-20T18:00:00.000Z'],
  survey_closes_at: ['2026-11-20T18:00:00.001Z', '9999-12-31T23:59:59.999Z', null],
  template_image_url: ['placeholder'],
  template_id: [null],
}

/** For every field that can be written, values that are refused, and what the refusal is called. */
const bad: Record<string, [value: unknown, type: string, place?: string][]> = {
  name: [
    [null, 'string_type'],
    ['', 'blank'],
    [' \t\u00a0', 'blank'],
    ['x'.repeat(201), 'too_long'],
    [['x'], 'string_type'],
  ],
  event_date: [
    ['soon', 'timestamp'],
    ['2026-13-01', 'timestamp'],
    ['2027-02-29T10:00', 'timestamp'],
    ['', 'timestamp'],
    [1_700_000_000, 'string_type'],
  ],
  event_type: [
    ['party', 'enum'],
    ['Conference', 'enum'],
    [null, 'string_type'],
  ],
  visibility: [
    ['secret', 'enum'],
    [true, 'string_type'],
  ],
  event_location: [
    ['x'.repeat(301), 'too_long'],
    [{}, 'string_type'],
  ],
  event_description: [
    ['x'.repeat(10_001), 'too_long'],
    [1, 'string_type'],
  ],
  event_end_date: [
    ['soon', 'timestamp'],
    ['2026-11-20T10:00:00Z', 'before_beginning'],
  ],
  online_url: [
    ['', 'web_address'],
    ['meet.example.org', 'web_address'],
    ['javascript:alert(1)', 'web_address'],
    ['https://meet.example.org/a b', 'web_address'],
    ['https://', 'web_address'],
    [`https://x.org/${'x'.repeat(1_987)}`, 'too_long'],
    [1, 'string_type'],
  ],
  cover_image_url: [
    ['https://example.org/a.png', 'unknown_reference'],
    [`http://laurel.test/api/v1/pictures/${'0'.repeat(64)}.png`, 'unknown_reference'],
    ['', 'unknown_reference'],
    [1, 'string_type'],
  ],
  event_timezone: [
    ['Mars/Olympus', 'time_zone'],
    ['+03:00', 'time_zone'],
    ['', 'time_zone'],
    [null, 'string_type'],
  ],
  event_language: [
    ['sv', 'language'],
    ['', 'language'],
    ['tr_TR', 'language'],
    ['Turkish', 'language'],
    [`tr-x${'-aaaaaaaa'.repeat(4)}`, 'too_long'],
    [null, 'string_type'],
  ],
  certificate_enabled: [
    ['true', 'boolean_type'],
    [1, 'boolean_type'],
    [null, 'boolean_type'],
  ],
  registration_enabled: [[0, 'boolean_type']],
  registration_closed: [['no', 'boolean_type']],
  checkin_enabled: [[[], 'boolean_type']],
  registration_capacity: [
    [0, 'too_small'],
    ['5', 'integer_type'],
    [1.5, 'integer_type'],
    [2_147_483_648, 'too_large'],
  ],
  certificate_eligibility: [['all', 'enum']],
  certificate_min_minutes: [
    [0, 'too_small'],
    [100_001, 'too_large'],
    ['50', 'integer_type'],
  ],
  certificate_min_attendance_percent: [
    [-1, 'too_small'],
    [101, 'too_large'],
    ['50', 'integer_type'],
  ],
  certificate_validity_days: [
    [0, 'too_small'],
    [36_501, 'too_large'],
  ],
  certificate_tiers: [
    [null, 'array_type'],
    [{}, 'array_type'],
    [[{ name: 'Gold' }], 'missing', 'certificate_tiers.0.min_attendance_percent'],
    [[{ name: '', min_attendance_percent: 1 }], 'blank', 'certificate_tiers.0.name'],
    [[{ name: 'Gold', min_attendance_percent: 101 }], 'too_large', 'certificate_tiers.0.min_attendance_percent'],
    [Array(21).fill(tiers[0]), 'too_many'],
  ],
  expiry_notice_days: [
    [-1, 'too_small'],
    [3_651, 'too_large'],
    [null, 'integer_type'],
  ],
  registration_questions: [
    ['Why?', 'array_type'],
    [[{ id: 'why', type: 'essay', label: 'Why?' }], 'enum', 'registration_questions.0.type'],
    [[{ id: 'Why', type: 'short_text', label: 'Why?' }], 'question_id', 'registration_questions.0.id'],
    [[{ id: 'why', type: 'short_text', label: ' ' }], 'blank', 'registration_questions.0.label'],
    [[questions[0], questions[0]], 'repeated', 'registration_questions.1.id'],
    [[{ ...questions[0], options: null }], 'too_few', 'registration_questions.0.options'],
    [Array(51).fill(questions[3]), 'too_many'],
  ],
  survey: [
    ['How?', 'array_type'],
    [[{ id: 'how', type: 'rating' }], 'missing', 'survey.0.label'],
    [[questions[1], questions[1]], 'repeated', 'survey.1.id'],
  ],
  survey_opens_at: [['soon', 'timestamp']],
  survey_closes_at: [[1, 'string_type']],
  certificate_email: [
    [null, 'boolean_type'],
    ['yes', 'boolean_type'],
  ],
  template_image_url: [
    [null, 'string_type'],
    ['picture.png', 'image_address'],
    ['ftp://example.org/a.png', 'image_address'],
  ],
  template_id: [
    ['1', 'integer_type'],
    [999_999, 'unknown_reference'],
    [-1, 'unknown_reference'],
    [Number.MAX_SAFE_INTEGER, 'unknown_reference'],
    [Number.MAX_SAFE_INTEGER + 1, 'too_large'],
    [-1e20, 'too_small'],
    [1e300, 'too_large'],
  ],
}

test('every writable field is kept as it was sent, when created and when changed', async () => {
  await using world = await startWorld()
  const target = await anEvent(world)
  for (const [field, values] of Object.entries(good)) {
    for (const value of values) {
      const created = await anEvent(world, { [field]: value })
      assert.deepEqual(created[field], value, field)
      const changed = await world.request('PATCH', `/admin/events/${target.id}`, { [field]: value })
      assert.equal(changed.status, 200, `${field}: ${changed.text}`)
      assert.deepEqual(changed.body[field], value, field)
      const read = await world.request('GET', `/admin/events/${target.id}`)
      assert.deepEqual(read.body, changed.body)
    }
  }
})

test('a value that a field does not take is refused by name, and changes nothing', async () => {
  await using world = await startWorld()
  const before = await anEvent(world)
  assert.deepEqual(Object.keys(bad).sort(), Object.keys(good).sort())
  for (const [field, cases] of Object.entries(bad)) {
    for (const [value, type, place = field] of cases) {
      const body = { name: 'Node Day', template_image_url: 'placeholder', [field]: value }
      assertRefused(await world.request('POST', '/admin/events', body), 422, 'validation_failed', `body.${place}`, type)
      const changed = await world.request('PATCH', `/admin/events/${before.id}`, { [field]: value })
      assertRefused(changed, 422, 'validation_failed', `body.${place}`, type)
    }
  }
  const list = await world.request('GET', '/admin/events')
  assert.deepEqual(list.body, [before])
})
