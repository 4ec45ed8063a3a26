import assert from 'node:assert/strict'
import { test } from 'node:test'
import { criterionOf, draftOf } from './criterion-draft.ts'

test('a criterion is sent with the fields of its type alone, whatever was typed before the type was changed', () => {
  const draft = { ...draftOf({ type: 'events_attended', min: 3 }), event_id: '7', programme_id: '9' }
  assert.deepEqual(criterionOf(draft), { type: 'events_attended', min: 3 })
  assert.deepEqual(criterionOf({ ...draft, type: 'event_attended' }), { type: 'event_attended', event_id: 7 })
  assert.deepEqual(criterionOf({ ...draft, type: 'programme_completed' }), {
    type: 'programme_completed',
    programme_id: 9,
  })
})

test('an empty field is left out, and the service judges what is no number', () => {
  const draft = draftOf({ type: 'survey_completed' })
  assert.deepEqual(criterionOf(draft), { type: 'survey_completed' })
  assert.deepEqual(criterionOf({ ...draft, type: 'sessions_attended', min: 'many' }), {
    type: 'sessions_attended',
    min: 'many',
  })
})
