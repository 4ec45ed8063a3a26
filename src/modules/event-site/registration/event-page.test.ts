import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, formsOf, open } from '../../../../test/support/public-forms.ts'
import { anOpenEvent, aRegistration, register } from '../../../../test/support/register.ts'

const TURKISH = { 'accept-language': 'tr' }
const NOW = new Date('2026-11-22T09:00:00Z')

const aWorkshop = (world: World, fields: object = {}) =>
  anOpenEvent(world, {
    name: 'Paper & <b>',
    event_type: 'workshop',
    event_location: 'Hall "2"',
    event_timezone: 'Europe/Istanbul',
    event_date: '2026-12-01T06:00:00Z',
    event_description: 'First <i>line</i>\nsecond\n\nA paragraph\u202e',
    ...fields,
  })

test('the event page shows name, time, place and speakers, and the agenda by day, in the zone of the event', async () => {
  await using world = await startWorld()
  const event = await aWorkshop(world, { registration_capacity: 12 })
  const at = (start: string, end: string, fields: object = {}) =>
    aSession(world, event.id, { start_time: `2026-12-${start}:00Z`, end_time: `2026-12-${end}:00Z`, ...fields })
  await at('01T06:00', '01T07:30', { title: 'Opening <u>', location: 'Room 1', speaker: 'Ayşe' })
  await at('01T20:00', '01T22:30', { title: 'Night' })
  await at('02T06:00', '02T21:00', { title: 'Until midnight' })
  const page = await open(world, event.public_url)
  assert.equal(page.status, 200)
  assertUsable(page)
  assert.equal(page.heading, 'Paper &#38; &#60;b&#62;')
  const told = page.text.replaceAll(/<[^>]*>/g, '')
  for (const part of [
    ...['Workshop', '1 December 2026, 09:00 (Istanbul, UTC+3)', 'until 2 December 2026', 'Hall &#34;2&#34;'],
    ...['My organisation', '12 places left', 'First &lt;i&gt;line&lt;/i&gt;\nsecond', 'A paragraph'],
    ...['09:00–10:30', 'Opening &#60;u&#62;', 'Ayşe · Room 1', '23:00–01:30 on 2 December 2026', 'Times are local'],
  ])
    assert.ok(told.includes(part), part)
  assert.deepEqual(
    [...page.text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, day]) => day),
    ['1 December 2026', '2 December 2026'],
  )
  const turkish = await open(world, event.public_url, TURKISH)
  assertUsable(turkish)
  for (const part of [
    '<html lang="tr">',
    'Atölye',
    '1 Aralık 2026, 09:00 (İstanbul, UTC+3)',
    '12 yer kaldı',
    'Program',
  ])
    assert.ok(turkish.text.includes(part), part)
})

test('an agenda of hundreds of sessions is shown in part, with a link to the complete calendar', async () => {
  await using world = await startWorld()
  const event = await aWorkshop(world)
  await world.query(`insert into session (org_id, event_id, uid, title, start_time, end_time, created_at, updated_at)
    select 1, ${event.id}, gen_random_uuid(), 'Talk ' || n, timestamptz '2026-12-01' + n * interval '1 hour',
      timestamptz '2026-12-02' + n * interval '1 hour', now(), now() from generate_series(1, 303) n`)
  const page = await open(world, event.public_url)
  assertUsable(page)
  assert.equal(page.text.match(/>Talk \d+</g)?.length, 300)
  assert.match(page.text, /<a href="\/e\/[^"]+\.ics">3 more sessions in the calendar</)
  assert.match((await open(world, event.public_url, TURKISH)).text, />Takvimde 3 oturum daha</)
  const { body } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  assert.deepEqual([body.sessions.length, body.session_count], [300, 303])
})

test('each state of registration has its own sentence in place of the form, in both languages', async () => {
  await using world = await startWorld()
  world.stopClock(NOW)
  const states: [object, english: RegExp, turkish: RegExp][] = [
    [{ registration_enabled: false }, /No online registration/, /Burada kayıt alınmıyor/],
    [{ event_date: '2026-11-20T09:00:00Z' }, /This event is over/, /Bu etkinlik sona erdi/],
    [{ registration_closed: true }, /Registration is closed/, /Kayıt kapandı/],
    [
      { registration_opens_at: '2026-11-25T07:00:00Z' },
      /not opened yet[\s\S]*It opens on .*>25 November 2026, 10:00 \(Istanbul, UTC\+3\)</,
      /henüz açılmadı[\s\S]*açılacağı zaman: .*>25 Kasım 2026, 10:00 \(İstanbul, UTC\+3\)</,
    ],
  ]
  const all = states.flatMap(([, english, turkish]) => [english, turkish])
  for (const [fields, ...sentences] of states) {
    const event = await aWorkshop(world, { registration_capacity: 1, ...fields })
    const pages = [await open(world, event.public_url), await open(world, event.public_url, TURKISH)]
    for (const [index, page] of pages.entries()) {
      assert.equal(page.status, 200)
      assertUsable(page)
      assert.deepEqual(
        all.filter((sentence) => sentence.test(page.text)),
        [sentences[index]],
      )
      assert.deepEqual(formsOf(page), [])
      assert.doesNotMatch(page.text, /places? left|yer kaldı|waiting list|bekleme listesi/)
    }
  }
})

test('limited places are shown, and a full event shows how many people wait', async () => {
  await using world = await startWorld()
  const event = await aWorkshop(world, { registration_capacity: 1 })
  assert.match((await open(world, event.public_url)).text, />1 place left</)
  const one = await aRegistration(world, event)
  assert.match((await open(world, event.public_url)).text, />Full: you can join the waiting list</)
  await register(world, event)
  const full = await open(world, event.public_url)
  assertUsable(full)
  assert.match(full.text, />Full: you can join the waiting list \(1 waiting\)<[\s\S]*<h2[^>]*>Join the waiting list</)
  assert.match((await open(world, event.public_url, TURKISH)).text, /\(1 kişi bekliyor\)[\s\S]*>Bekleme listesine gir</)
  await one.ask('DELETE')
  assert.match((await open(world, event.public_url)).text, /\(1 waiting\)/, 'the place is for who waits')
  const endless = await aWorkshop(world)
  assert.doesNotMatch((await open(world, endless.public_url)).text, /Places|waiting list/)
})

test('a private event has no page, an unlisted one only by its link, a public one also by its id', async () => {
  await using world = await startWorld()
  for (const [visibility, bySlug, byId] of [
    ['private', 404, 404],
    ['unlisted', 200, 404],
    ['public', 200, 200],
  ] as const) {
    const { id } = await anEvent(world, { visibility })
    const [{ slug } = { slug: '' }] = await world.query<{ slug: string }>(`select slug from event where id = ${id}`)
    const pages = [await open(world, `/e/${slug}`), await open(world, `/e/${id}`)]
    assert.deepEqual(
      pages.map(({ status }) => status),
      [bySlug, byId],
    )
    const never = await open(world, '/e/never-there')
    assert.deepEqual([never.status, never.heading], [404, 'No such event'])
    for (const page of pages.filter(({ status }) => status === 404)) assert.equal(page.text, never.text)
  }
  assert.equal((await open(world, '/e/never-there', TURKISH)).heading, 'Böyle bir etkinlik yok')
})

test('search engines may show public events only, and read name, time and place from structured data', async () => {
  await using world = await startWorld()
  const event = await aWorkshop(world, { registration_capacity: 3, name: '</script><script>alert(1)' })
  const times = { start_time: '2026-12-02T06:00:00Z', end_time: '2026-12-02T07:00:00Z' }
  await aSession(world, event.id, { ...times, speaker: 'Grace </script>' })
  const [organisation] = await world.query<{ slug: string }>('select slug from organisation')
  await register(world, event)
  const page = await open(world, event.public_url)
  assertUsable(page)
  assert.equal(page.headers['x-robots-tag'], undefined)
  assert.ok(!page.text.includes('noindex'))
  const [, block] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page.text)!
  assert.deepEqual(JSON.parse(block!), {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.event_description,
    url: event.public_url,
    startDate: '2026-12-01T09:00:00+03:00',
    endDate: '2026-12-02T10:00:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Hall "2"', address: 'Hall "2"' },
    image: [`${event.public_url}.png`],
    inLanguage: 'en',
    organizer: {
      '@type': 'Organization',
      name: 'My organisation',
      url: `http://laurel.test/marketplace?organisation=${organisation!.slug}`,
    },
    performer: [{ '@type': 'Person', name: 'Grace </script>' }],
    offers: {
      '@type': 'Offer',
      url: event.public_url,
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    maximumAttendeeCapacity: 3,
    remainingAttendeeCapacity: 2,
  })
  const whole = await aWorkshop(world, { event_date: '2026-11-30T21:00:00Z' })
  assert.match((await open(world, whole.public_url)).text, /"startDate":"2026-12-01",/)
  const unlisted = await aWorkshop(world, { visibility: 'unlisted' })
  const hidden = ['/e/never-there', unlisted.public_url, `${event.public_url}?done=registered`]
  for (const address of hidden) {
    const { headers, text } = await open(world, address)
    assert.equal(headers['x-robots-tag'], 'noindex, noarchive')
    assert.match(text, /<meta name="robots" content="noindex, noarchive">/)
    assert.ok(!text.includes('ld+json'))
  }
})

test('the event page is in no shared cache, loads nothing from other sites and leaks no address', async () => {
  await using world = await startWorld()
  const event = await aWorkshop(world)
  const { headers } = await open(world, event.public_url)
  assert.equal(headers['cache-control'], 'private, no-cache')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['vary'], 'Accept, Accept-Language')
  assert.equal(headers['set-cookie'], undefined)
  assert.match(String(headers['content-security-policy']), /^default-src 'none';.*form-action 'self';/)
  assert.equal((await open(world, '/e/never-there')).headers['cache-control'], 'no-store')
})

test('a description is Markdown on the page and plain text elsewhere', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, {
    visibility: 'public',
    event_date: '2099-12-01T06:00:00Z',
    event_end_date: '2099-12-03T15:00:00Z',
    event_timezone: 'Europe/Istanbul',
    event_description: '# Why\nFirst *line*\nsecond [line](https://example.org)\n\n<b>no</b>',
  })
  const path = new URL(event.public_url).pathname
  const get = async (url: string) => (await world.app.inject({ method: 'GET', url, headers: { accept: '*/*' } })).body
  const html = await get(path)
  assert.match(html, /<h2 [^>]*>Why<\/h2>\n<p [^>]*>First <em>line<\/em><br>\nsecond <a href="https:\/\/example.org"/)
  assert.match(html, /&(#60|lt);b&(#62|gt);no/)
  assert.match(html, /name="description" content="[^"]*Why First line second line/)
  assert.ok(html.includes('1–3 December 2099, starting at 09:00 (Istanbul, UTC+3)'))
  assert.ok(html.includes('"startDate":"2099-12-01T09:00:00+03:00","endDate":"2099-12-03T18:00:00+03:00"'))
  assert.ok(html.includes('"description":"Why\\n\\nFirst line\\nsecond line (https://example.org)'))
  assert.ok(
    (await get(`${path}.ics`)).replaceAll('\r\n ', '').includes('DESCRIPTION:Why\\n\\nFirst line\\nsecond line'),
  )
  for (const url of ['/marketplace', '/marketplace.rss']) {
    const list = await get(url)
    assert.ok(list.includes('Why First line second line'), url)
    assert.ok(list.includes('1–3 December 2099, starting at 09:00'), url)
  }
})
