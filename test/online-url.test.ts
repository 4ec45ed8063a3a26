import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfJsFacts } from './fixtures/render/readers.ts'
import { aKey, anAttendee, anEvent, aSession } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register } from './support/register.ts'
import { servedAddresses } from './support/served-addresses.ts'

const ONLINE = 'https://meet.example.org/sesame?pwd=open-sesame'
const SECRET = 'sesame'

async function text(world: World, url: string, accept = 'text/html'): Promise<string> {
  const answer = await world.app.inject({ method: 'GET', url, headers: { accept } })
  return `${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.body.replaceAll('&#61;', '=')}`
}

/** A public event with an address for online participants, and people in every state. */
async function aHybridEvent(world: World) {
  const event = await anOpenEvent(world, {
    online_url: ONLINE,
    event_end_date: '2099-05-03T17:00:00Z',
    event_description: 'A day of talks',
    event_location: 'Park',
  })
  const gone = await anAttendee(world, event.id)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${gone.id}`, { status: 'cancelled' })
  const registered = await aRegistration(world, event)
  await world.request('PATCH', `/admin/events/${event.id}`, { registration_capacity: 1 })
  const waiting = await aRegistration(world, event)
  await aSession(world, event.id)
  return { event, slug: event.public_url.split('/').at(-1) as string, gone, registered, waiting }
}

test('no public page, feed, calendar, picture or answer of the API shows the address for online participants', async () => {
  await using world = await startWorld()
  const { event, slug, gone, registered, waiting } = await aHybridEvent(world)
  const [session] = await world.query<{ uid: string }>(`select uid from session where event_id = ${event.id}`)
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`)
  const certificate = issued.body.certificates[0]
  const values: Record<string, string> = {
    ...{ slug, id: slug, uid: session!.uid, number: '1' },
    token: waiting.path.split('/').at(-1)!,
    code: gone.ticket_url?.split('/').at(-1) ?? '1',
    ...{ text: certificate.public_id, public_id: certificate.public_id, cert_code: certificate.public_id },
  }
  const addresses = servedAddresses(world).filter((each) => !/^\/api\/v1\/(admin|me|auth)\b/.test(each))
  const filled = addresses.map((each) =>
    each.replaceAll(/:(\w+)(\([^)]*\))?/g, (_, name) => values[name] ?? '1').replace('*', '/x'),
  )
  const more = [
    ...[`/e/${slug}?done=registered`, `/api/v1/public/events/${event.id}`, `/api/v1/public/marketplace/${event.id}`],
    ...['/marketplace?search=node', '/marketplace.rss?when=all', '/api/v1/public/marketplace?when=all'],
  ]
  let shown = 0
  for (const url of [...filled, ...more])
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const found = await text(world, url, accept)
      if (found.startsWith('200') && found.includes(event.name)) shown += 1
      assert.ok(!found.includes(SECRET), `${url} as ${accept}`)
    }
  assert.ok(shown >= 20, `${shown} answers show the event`)
  for (const { path } of [waiting])
    assert.ok(!(await text(world, path.replace('/public/registrations', '/t'))).includes(SECRET))
  assert.equal((await waiting.see()).event.online_url, null)
  await registered.ask('DELETE')
  assert.equal((await registered.see()).event.online_url, null)
})

test('no domain event, and so no webhook and no timeline, carries the address for online participants', async () => {
  await using world = await startWorld()
  const { event, registered, waiting } = await aHybridEvent(world)
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  await waiting.ask('DELETE')
  await registered.ask('PATCH', { first_name: 'Augusta' })
  await world.request('PATCH', `/admin/events/${event.id}`, { name: 'Node Week', online_url: `${ONLINE}&again` })
  await world.runJobs()
  const bodies = await world.query<{ body: Buffer }>('select body from domain_event')
  assert.ok(bodies.length >= 4, `${bodies.length} events`)
  for (const { body } of bodies) assert.ok(!body.toString().includes(SECRET), body.toString())
  const tables = await world.query<{ name: string }>(`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const holding: string[] = []
  for (const { name } of tables) {
    const [{ found }] = (await world.query(
      `select exists (select from "${name}" t where t::text like '%sesame%') as found`,
    )) as any
    if (found) holding.push(name)
  }
  // The setting itself, who changed it, and mails to registered people.
  assert.deepEqual(holding.toSorted(), ['audit_entry', 'email', 'event'])
})

test('registered people get the address on their page, their ticket and its PDF, and in their mail with its calendar', async () => {
  await using world = await startWorld()
  const { event, registered, waiting } = await aHybridEvent(world)
  const hasLink = (html: string) => assert.ok(html.includes(`href="${ONLINE}"`), html.slice(0, 3_000))
  const token = registered.path.split('/').at(-1)
  hasLink(await text(world, `/t/${token}`))
  const seen = await registered.see()
  assert.equal(seen.event.online_url, ONLINE)
  const ticket = new URL(seen.ticket_url.toLowerCase().replace('/t/', '/T/')).pathname.replace(/[^/]+$/, (code) =>
    code.toUpperCase(),
  )
  hasLink(await text(world, ticket))
  const { rawPayload } = await world.app.inject({ method: 'GET', url: `${ticket}.pdf` })
  const { links } = await pdfJsFacts(rawPayload)
  assert.ok(
    links.some(({ unsafeUrl }) => unsafeUrl === ONLINE),
    JSON.stringify(links),
  )
  const [mail] = await mailsTo(world, registered.email)
  hasLink(mail.html)
  assert.ok(mail.text.includes(ONLINE))
  const calendar = async () => {
    const { body, text } = await world.request('GET', `/admin/emails/${mail.id}/attachments/event.ics`)
    return (body?.detail ? '' : text).replaceAll('\r\n ', '')
  }
  assert.ok((await calendar()).includes(`Join online: ${ONLINE}`), await calendar())
  const [other] = await mailsTo(world, waiting.email)
  assert.ok(!JSON.stringify(other).includes(SECRET))
  await register(world, event, { email: registered.email })
  const [again] = await mailsTo(world, registered.email)
  assert.equal(again.kind, 'registration_known')
  assert.ok(again.text.includes(ONLINE))
  await register(world, event, { email: waiting.email })
  const [still] = await mailsTo(world, waiting.email)
  assert.equal(still.kind, 'registration_known')
  assert.ok(!JSON.stringify(still).includes(SECRET))
  await registered.ask('DELETE')
  assert.match(await calendar(), /BEGIN:VEVENT/)
  assert.ok(!(await calendar()).includes(SECRET))
  const [offered] = await mailsTo(world, waiting.email)
  assert.ok(!JSON.stringify(offered).includes(SECRET))
  assert.ok(!(await text(world, ticket)).includes(SECRET))
})

test('members read and change the address with events:read and events:write, and not with other scopes', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { online_url: ONLINE })
  assert.equal(event.online_url, ONLINE)
  const { key } = await aKey(world, [
    'sessions:read',
    'attendees:read',
    'analytics:read',
    'surveys:read',
    'webhooks:read',
  ])
  const session = await aSession(world, event.id)
  await anAttendee(world, event.id)
  for (const path of [
    ...['agenda.ics', `sessions/${session.id}/session.ics`, 'sessions', 'attendees', 'analytics', 'survey-responses'],
  ]) {
    const { status, text } = await world.request('GET', `/admin/events/${event.id}/${path}`, undefined, { key })
    assert.deepEqual([status, text.includes(SECRET)], [200, false], path)
  }
  assert.equal((await world.request('GET', `/admin/events/${event.id}`, undefined, { key })).status, 403)
  const cleared = await world.request('PATCH', `/admin/events/${event.id}`, { online_url: null })
  assert.equal(cleared.body.online_url, null)
})
