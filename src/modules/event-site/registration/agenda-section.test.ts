import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSession } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { assertUsable, open } from '../../../../test/support/public-forms.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'

test('parallel sessions are side by side, with track, description, calendar and speakers', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const path = `/admin/events/${event.id}/speakers`
  const about = { role: 'Engineer <1>', biography: 'Wrote *Note G*.', website: 'https://example.org' }
  const { body: ada } = await world.request('POST', path, { name: 'Ada <b>', ...about })
  await world.request('POST', path, { name: 'Nobody asked' })
  const talk = { track: 'Engines', description: 'Why **so**', speaker_ids: [ada.id] }
  for (const location of ['Room 2', 'Room 1']) await aSession(world, event.id, { title: location, location, ...talk })
  const page = await open(world, event.public_url)
  assertUsable(page)
  const [beside] = /<div class="beside">[\s\S]*?<\/ul><\/div>/.exec(page.text)!
  assert.deepEqual(
    [...beside.matchAll(/class="title"><bdi lang="">(.*?)</g)].map(([, title]) => title),
    ['Room 1', 'Room 2'],
  )
  assert.match(beside, /Engines<\/bdi><\/span>.*?<a href="#speaker-1"><bdi lang="">Ada &#60;b&#62;</)
  assert.match(beside, /Why <strong>so<\/strong>[\s\S]*?href="\/e\/[^"]+\/sessions\/[0-9a-f-]{36}\.ics"/)
  assert.match(
    page.text,
    /<li id="speaker-1">[\s\S]*Engineer &#60;1&#62;[\s\S]*<em>Note G<\/em>[\s\S]*https:\/\/example\.org/,
  )
  assert.doesNotMatch(page.text, /Nobody asked/)
})
