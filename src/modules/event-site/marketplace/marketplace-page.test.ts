import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, open } from '../../../../test/support/public-forms.ts'

const TURKISH = { 'accept-language': 'tr' }
const PAST = { event_date: '2020-01-01T06:00:00Z' }

const aPublicEvent = (world: World, name: string, fields: object = {}) =>
  anEvent(world, { visibility: 'public', name, ...fields })

test('the page of all events leads to each, and is usable without a script in both languages', async () => {
  await using world = await startWorld()
  const fields = { event_description: '<i>x</i>', event_location: '"Hall"', registration_capacity: 5 }
  const event = await aPublicEvent(world, 'Paper & <b>', { ...fields, event_date: '2099-12-01T06:00:00Z' })
  for (const visibility of ['private', 'unlisted']) await anEvent(world, { visibility, name: 'Hidden' })
  for (const [headers, words] of [
    [{}, ['Upcoming events', 'Conference', '5 places left', '1 December 2099', '1 event<', 'Organiser']],
    [TURKISH, ['Yaklaşan etkinlikler', 'Konferans', '5 yer kaldı', '1 Aralık 2099', '1 etkinlik<', 'Düzenleyen']],
  ] as const) {
    const page = await open(world, '/marketplace', headers)
    assert.equal(page.status, 200)
    assertUsable(page)
    for (const word of [
      ...words,
      'Paper &#38; &#60;b&#62;',
      '&#60;i&#62;',
      '&#34;Hall&#34;',
      new URL(event.public_url).pathname,
    ])
      assert.ok(page.text.includes(word), word)
    assert.ok(!page.text.includes('Hidden'))
    assert.deepEqual([page.headers['x-robots-tag'], page.headers['vary']], [undefined, 'Accept, Accept-Language'])
    assert.match(page.text, /<link rel="canonical" href="http:\/\/laurel.test\/marketplace">/)
  }
})

test('a page requested again is sent in full once anything on it has changed', async () => {
  await using world = await startWorld()
  const event = await aPublicEvent(world, 'Once')
  for (const path of ['/marketplace', '/marketplace.rss', '/sitemap.xml']) {
    await world.request('PATCH', `/admin/events/${event.id}`, { visibility: 'public' })
    const { headers, text } = await open(world, path)
    assert.ok(text.includes(event.public_url.split('/').at(-1)), path)
    assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate', path)
    const again = () => open(world, path, { 'if-none-match': String(headers.etag) })
    assert.deepEqual([(await again()).status, (await again()).text], [304, ''], path)
    await world.request('PATCH', `/admin/events/${event.id}`, { visibility: 'private' })
    const after = await again()
    assert.deepEqual([after.status, after.text.includes('once-')], [200, false], path)
  }
  assert.notEqual(
    (await open(world, '/marketplace', TURKISH)).headers['etag'],
    (await open(world, '/marketplace')).headers['etag'],
  )
})

test('the page answers every query, and without results it suggests a way on', async () => {
  await using world = await startWorld()
  const leads = async (path: string, to: string) => {
    const page = await open(world, path)
    assert.equal(page.status, 200, path)
    assertUsable(page)
    assert.match(
      page.text.replaceAll('&#61;', '='),
      new RegExp(`role="(status|alert)"[\\s\\S]*href="${to.replaceAll('?', '\\?')}"`),
      path,
    )
    assert.equal(page.headers['x-robots-tag'], 'noindex, noarchive', path)
  }
  await leads('/marketplace', '/marketplace?when=past')
  await leads('/marketplace?when=past', '/verify')
  await leads('/marketplace?search=zzz', '/marketplace')
  assert.match(
    (await open(world, '/marketplace?search=a+b+c+d+e+f+g+h+i+j')).text,
    /role="alert">Please search for at most eight words/,
  )
  await leads(`/marketplace?search=${'x'.repeat(5_000)}&page=9`, '/marketplace')
  for (let n = 1; n <= 21; n += 1) await aPublicEvent(world, `Course ${n}`)
  const odd = [
    'type=&when=&from=&to=&place=&sort=&search=',
    'type=x&when=1&from=a&to=2026-02-30&free=no&page=-1',
    'page=x&type=a&type=b',
  ]
  for (const query of odd) assert.match((await open(world, `/marketplace?${query}`)).text, />21 events</, query)
  const first = (await open(world, '/marketplace?type=conference')).text
    .replaceAll('&#61;', '=')
    .replaceAll('&#38;', '&')
  assert.match(first, /rel="next" href="\/marketplace\?type=conference&page=2"/)
  const second = await open(world, '/marketplace?page=2')
  assert.deepEqual([second.text.match(/>Course \d+</g)?.length, /rel="next"/.test(second.text)], [1, false])
  await leads('/marketplace?page=1000000000000000', '/marketplace')
})

test('the feed has well-formed items that match the query, with any characters in names', async () => {
  await using world = await startWorld()
  const event = await aPublicEvent(world, ']]> & <b> \u202e😀', { event_type: 'workshop', event_location: '<x>' })
  await aPublicEvent(world, 'Other')
  await world.query(`update event set name = name || chr(1) || chr(65535) where id = ${event.id}`)
  const { text, headers } = await open(world, '/marketplace.rss?type=workshop')
  assert.equal(headers['content-type'], 'application/rss+xml; charset=utf-8')
  assert.doesNotMatch(text, /&(?!(amp|lt|gt|quot|apos);)|[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u)
  const items = text.split('<item>').slice(1)
  assert.equal(items.length, 1)
  for (const part of [
    '<title>]]&gt; &amp; &lt;b&gt; \u202e😀</title>',
    `<link>${event.public_url}</link>`,
    '<category>Workshop</category>',
  ])
    assert.ok(items[0]!.includes(part), part)
  assert.ok(text.includes('<link>http://laurel.test/marketplace?type=workshop</link>'))
})

test('the sitemap lists every public event, in parts beyond 50,000 addresses, and robots.txt names it', async () => {
  await using world = await startWorld({ doctor: false })
  const event = await aPublicEvent(world, 'First', PAST)
  await anEvent(world, { visibility: 'unlisted', name: 'Hidden' })
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  assert.deepEqual(locations((await open(world, '/sitemap.xml')).text), [
    'http://laurel.test/marketplace',
    event.public_url,
  ])
  const robots = (await open(world, '/robots.txt')).text
  assert.match(robots, /^Sitemap: http:\/\/laurel.test\/sitemap.xml$/m)
  assert.match(robots, /^Disallow: \/c\/\*\/share\/$/m)
  assert.equal((await open(world, '/sitemap-7.xml', { accept: '*/*' })).status, 404)
  await world.query('alter table event disable trigger user')
  await world.query('alter table listing disable trigger all')
  await world.query('drop index listing_search')
  await world.query(`insert into event (org_id, name, folded_name, visibility, template_image_url, template_status, slug, created_at, updated_at)
    select 1, 'E', 'e', 'public', 'placeholder', 'builtin', 'e-' || n, now(), now() from generate_series(1, 50000) n`)
  await world.query(`insert into listing select id, 1, 'other', 'e', '', 'infinity', 'infinity', 'infinity', 'infinity', 0, 'infinity', null, now(), 'infinity'
    from event where name = 'E'`)
  const index = await open(world, '/sitemap.xml')
  assert.ok(index.text.includes('<sitemapindex'))
  const parts = await Promise.all(locations(index.text).map((address) => open(world, address!)))
  const all = parts.flatMap(({ text }) => locations(text))
  assert.deepEqual([parts.length, all.length, new Set(all).size], [2, 50_001, 50_001])
  assert.ok(parts.every(({ text }) => locations(text).length <= 50_000))
})
