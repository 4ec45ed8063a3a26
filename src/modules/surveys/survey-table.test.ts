import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { aSurveyedEvent, aSurveyResponse } from '../../../test/support/surveys.ts'

test('a file of hundreds of responses has each once, in the order in which they came', async () => {
  await using world = await startWorld()
  const event = await aSurveyedEvent(world)
  const other = await aSurveyedEvent(world)
  await aSurveyResponse(world, event, { stars: 1 })
  await world.query(`
    with added as (
      insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
      select 1, case when n % 4 = 0 then ${other.id} else ${event.id} end, 'Person ' || n, n || '@x.example', n || '@x.example',
        'import', 'person ' || n, now(), now() from generate_series(1, 400) n returning id, org_id, event_id)
    insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
    select org_id, event_id, id, '[{"question_id": "stars", "type": "rating", "question": "Stars", "answer": 3}]', '3', now(), now()
    from added order by id`)
  const idsIn = async (query = '') => {
    const { text } = await world.request('GET', `/admin/events/${event.id}/survey-responses?format=csv${query}`)
    return text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',')[0]))
  }
  const rows = await world.query<{ id: number }>(
    `select id from survey_response where event_id = ${event.id} order by id`,
  )
  assert.equal(rows.length, 301)
  assert.deepEqual(
    await idsIn(),
    rows.map(({ id }) => id),
  )
  assert.equal((await idsIn('&search=person')).length, 300)
})
