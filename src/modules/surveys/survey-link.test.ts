import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLinkOf, readLinkToken } from '../attendees/index.ts'
import { surveyLink, surveyState } from './index.ts'

const site = { secret: Buffer.alloc(32, 1), siteUrl: 'http://laurel.test' }
const facts = { attendeeId: 1_099_511_627_775, linkNo: 255, email: 'Ayse@example.org' }

test('the link of a survey names its attendee, and opens no registration', () => {
  const token = surveyLink(site, facts).split('http://laurel.test/s/')[1]!
  const { email, ...names } = facts
  assert.deepEqual(readLinkToken(token), names)
  assert.ok(isLinkOf(site, token, { ...names, email: email.toUpperCase() }, 'survey'))
  assert.ok(!isLinkOf(site, token, facts))
  for (const other of [{ email: 'Bob@example.org' }, { linkNo: 254 }, { attendeeId: 1 }])
    assert.notEqual(surveyLink(site, { ...facts, ...other }), surveyLink(site, facts))
  assert.notEqual(surveyLink({ ...site, secret: Buffer.alloc(32, 2) }, facts), surveyLink(site, facts))
})

test('a survey opens and closes at its times to the millisecond, and one without questions or beginning is not open', () => {
  const at = (ms: number) => new Date(Date.parse('2026-11-22T09:00:00Z') + ms)
  const survey = [{ id: 'why', type: 'long_text' as const, label: 'Why?' }]
  const times = { survey, opens_at: at(0), closes_at: at(1_000) }
  assert.deepEqual(
    [-1, 0, 999, 1_000].map((ms) => surveyState(times, at(ms))),
    ['not_open', 'open', 'open', 'closed'],
  )
  assert.equal(surveyState({ ...times, closes_at: null }, at(1e12)), 'open')
  assert.equal(surveyState({ ...times, opens_at: null }, at(0)), 'not_open')
  assert.equal(surveyState({ ...times, opens_at: null }, at(1_000)), 'closed')
  for (const nothing of [null, []]) assert.equal(surveyState({ ...times, survey: nothing }, at(0)), 'none')
})
