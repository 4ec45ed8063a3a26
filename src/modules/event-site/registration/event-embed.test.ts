import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'

const html = { accept: 'text/html' }
const get = (world: World, url: string) => world.app.inject({ method: 'GET', url, headers: html })
const slugOf = ({ public_url }: { public_url: string }) => public_url.split('/').at(-1)!
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => [
  /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
  headers['x-frame-options'],
]

test('any website may frame the registration of an event, and no other page of it', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { name: 'Paper', online_url: 'https://meet.example.org/x' })
  const slug = slugOf(event)
  const page = await get(world, `/e/${slug}/embed?theme=dark&accent=%23ABC`)
  assert.equal(page.statusCode, 200)
  assert.deepEqual(policyOf(page), ['*', undefined])
  assert.equal(page.headers['set-cookie'], undefined)
  assert.match(String(page.headers['x-robots-tag']), /noindex/)
  assert.ok(!page.body.includes('\\n'))
  assert.ok(page.body.includes('href="/assets/embed.css?theme&#61;dark&#38;accent&#61;aabbcc"'), page.body)
  assert.ok(page.body.includes(`action="/e/${slug}/embed?theme&#61;dark&#38;accent&#61;aabbcc"`))
  assert.deepEqual(policyOf(await get(world, `/e/${slug}?embed=1`)), ["'none'", 'DENY'])
  const { registration_closed: _, id } = event
  await world.request('PATCH', `/admin/events/${id}`, { visibility: 'private' })
  const missing = await get(world, `/e/${slug}/embed`)
  assert.deepEqual([missing.statusCode, ...policyOf(missing)], [404, '*', undefined])
  assert.ok(!missing.body.includes('Paper'))
})

test('a rejected form comes back with what was typed, and a complete one registers, in the look of the website', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const url = `/e/${slugOf(event)}/embed?theme=light`
  const [, stamp] = /name="stamp" value="([^"]+)"/.exec((await get(world, url)).body)!
  world.advance(10_000)
  const send = (fields: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url,
      headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        first_name: 'Ada',
        last_name: '',
        website: '',
        stamp: stamp!.replaceAll('&#61;', '='),
        ...fields,
      }).toString(),
    })
  const refused = await send({ email: 'nowhere' })
  assert.deepEqual([refused.statusCode, ...policyOf(refused)], [422, '*', undefined])
  assert.match(refused.body, /value="nowhere"/)
  assert.match(refused.body, /theme&#61;light/)
  const taken = await send({ email: 'ada@example.org' })
  assert.deepEqual(
    [taken.statusCode, taken.headers['location']],
    [303, `/e/${slugOf(event)}/embed?theme=light&done=registered`],
  )
  const done = await get(world, String(taken.headers['location']))
  assert.match(done.body, /role="status"/)
  assert.ok(done.body.includes(`href="${url.replace('=', '&#61;')}"`))
  const { body } = await world.request('GET', `/admin/events/${event.id}/attendees`)
  assert.deepEqual(
    body.map(({ email }: any) => email),
    ['ada@example.org'],
  )
})

test('closed and past events show why there is no form', async () => {
  await using world = await startWorld()
  for (const [fields, text] of [
    [{ registration_closed: true }, 'Registration is closed'],
    [{ registration_enabled: false }, 'No online registration'],
    [{ event_date: '2020-01-01' }, 'This event is over'],
    [{ registration_opens_at: '2098-01-01' }, 'Registration has not opened yet'],
  ] as const) {
    const event = await anEvent(world, { visibility: 'unlisted', event_date: '2099-01-01', ...fields })
    const { body } = await get(world, `/e/${slugOf(event)}/embed`)
    assert.ok(body.includes(text), text)
    assert.ok(!body.includes('<form'))
  }
})

test('an invalid accent is ignored, and every accent is readable in both themes', async () => {
  await using world = await startWorld()
  const style = async (query: string) => (await get(world, `/assets/embed.css?${query}`)).body
  const plain = await style('')
  for (const accent of ['red', '%23', '12345', '}*{display:none', '123456;x', 'url(x)', '%2300000g'])
    assert.equal(await style(`accent=${accent}`), plain, accent)
  assert.match(await style('theme=light&accent=ff0'), /--accent: #666600;\n--on-accent: #ffffff;/)
  assert.match(await style('theme=dark&accent=000'), /color-scheme: dark;.*--sheet: #1b211e;.*--accent: #[89a-f]/s)
  assert.equal(await style('theme=pink'), plain)
  const script = await world.app.inject({ method: 'GET', url: '/embed.js' })
  assert.deepEqual(
    [script.statusCode, script.headers['cache-control'], script.headers['cross-origin-resource-policy']],
    [200, 'public, max-age=3600', 'cross-origin'],
  )
  assert.ok(script.rawPayload.length < 2_048, `${script.rawPayload.length} bytes`)
})
