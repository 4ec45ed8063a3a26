import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('an event needs name and template_image_url alone; everything else has its default', async () => {
  await using world = await startWorld()
  const { status, body, headers } = await world.request('POST', '/admin/events', {
    name: ' Node Day ',
    template_image_url: 'placeholder',
  })
  assert.equal(status, 201)
  const { id, created_at, updated_at, ...rest } = body
  assert.ok(Number.isInteger(id))
  assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(updated_at, created_at)
  assert.deepEqual(rest, {
    name: 'Node Day',
    public_url: null,
    event_date: null,
    event_end_date: null,
    online_url: null,
    cover_image_url: null,
    event_type: 'conference',
    visibility: 'private',
    event_location: null,
    event_description: null,
    event_timezone: 'UTC',
    event_language: 'en',
    certificate_enabled: true,
    registration_enabled: true,
    registration_closed: false,
    checkin_enabled: true,
    registration_approval: false,
    registration_capacity: null,
    registration_opens_at: null,
    registration_closes_at: null,
    waitlist_offer_hours: 24,
    registration_max_guests: 0,
    registration_confirm_email: false,
    certificate_eligibility: 'registered',
    certificate_min_attendance_percent: null,
    certificate_min_minutes: null,
    certificate_requires_survey: false,
    certificate_validity_days: null,
    certificate_validity_months: null,
    certificate_validity_years: null,
    certificate_valid_until: null,
    certificate_values: [],
    certificate_kinds: [],
    certificate_tiers: [],
    certificate_email: false,
    expiry_notice_days: 30,
    registration_questions: null,
    survey: null,
    survey_opens_at: null,
    survey_closes_at: null,
    template_image_url: 'placeholder',
    template_id: null,
    template_status: 'builtin',
    template_error: null,
    attendee_count: 0,
  })
  assert.equal(headers['x-ignored-fields'], undefined)
})

test('deleted events are gone', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).status, 404)
})
