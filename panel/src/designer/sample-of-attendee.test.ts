import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOfAttendee } from './sample-of-attendee.ts'

const event = {
  name: 'Node Day',
  event_date: '2026-11-20T09:00:00.000Z',
  event_timezone: 'Europe/Istanbul',
  event_language: 'tr',
  certificate_validity_days: 10,
  certificate_validity_months: null,
  certificate_validity_years: null,
  certificate_valid_until: null,
  certificate_values: [
    { key: 'hours', label: 'Hours', value: '8' },
    { key: 'vegan', label: 'Vegan', question_id: 'vegan' },
    { key: 'grade', label: 'Grade', value: null },
  ],
  certificate_tiers: [
    { name: 'Silver', min_attendance_percent: 25 },
    { name: 'Gold', min_attendance_percent: 75 },
  ],
}
const ada = { first_name: 'Ada', last_name: '', checked_in: true, sessions_attended: 1, values: {}, answers: {} }
const facts = { event, attendee: ada, sessionCount: 4, issuer: 'Işık', now: Date.parse('2026-11-21T00:00:00Z') }

test('the sample of an attendee has the highest tier reached and the expiry', () => {
  const { attendee_name, tier, expires_at } = sampleOfAttendee(facts)
  assert.deepEqual([attendee_name, tier, expires_at], ['Ada', 'Silver', '2026-12-01T00:00:00.000Z'])
  assert.equal(sampleOfAttendee({ ...facts, sessionCount: 1 }).tier, 'Gold')
  assert.equal(sampleOfAttendee({ ...facts, sessionCount: 0 }).tier, 'Gold')
  assert.equal(sampleOfAttendee({ ...facts, sessionCount: 0, attendee: { ...ada, checked_in: false } }).tier, null)
  assert.equal(sampleOfAttendee({ ...facts, event: { ...event, certificate_validity_days: null } }).expires_at, null)
})

test('the sample has the other validities of the event', () => {
  const expiry = (fields: object) =>
    sampleOfAttendee({ ...facts, event: { ...event, certificate_validity_days: null, ...fields } }).expires_at
  assert.equal(expiry({ certificate_validity_months: 2 }), '2027-01-21T00:00:00.000Z')
  assert.equal(expiry({ certificate_validity_years: 1 }), '2027-11-21T00:00:00.000Z')
  assert.equal(expiry({ certificate_valid_until: '2030-01-01T00:00:00.000Z' }), '2030-01-01T00:00:00.000Z')
})

test('the sample has the own values of the attendee, their answers and the values of the event', () => {
  assert.deepEqual(sampleOfAttendee(facts).values, { hours: '8' })
  const attendee = { ...ada, values: { hours: '12', grade: 'A' }, answers: { vegan: true } }
  assert.deepEqual(sampleOfAttendee({ ...facts, attendee }).values, { hours: '12', vegan: 'Evet', grade: 'A' })
})
