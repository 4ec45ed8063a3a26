import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { noteStatements } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { NOBODY } from './public-pages.fixture.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PAGE = {
  'user-agent': FIREFOX,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
}
const GOOGLE = { ...PAGE, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const CURL = { 'user-agent': 'curl/8.5.0', accept: '*/*' }

type Headers = Record<string, string>
let clients = 0

/** Somebody new asks for something. */
const ask = (world: World, url: string, headers: Headers = PAGE, method: 'GET' | 'HEAD' = 'GET') => {
  clients += 1
  return world.app.inject({ method, url, headers, remoteAddress: `10.1.${clients >> 8}.${clients & 255}` })
}

/** Returns the counts after the service has stopped, by kind and network. */
async function counted(world: World): Promise<Record<string, number>> {
  await world.app.close()
  const rows = await world.query<{ name: string; n: number }>(
    `select concat_ws(' ', kind, nullif(network, '')) as name, sum(n)::int as n from certificate_use group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

test('looks at the page and answers of the API count as verifications, of revoked and expired certificates too', async () => {
  await using world = await startWorld()
  const [active, revoked] = [await aCertificate(world), await aCertificate(world)]
  const expired = await aCertificate(world, { certificate_validity_days: 1 })
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, {})
  world.advance(2 * 86_400_000)
  for (const { public_id, verification_code } of [active, revoked, expired]) {
    for (const path of [`/c/${public_id}`, `/verify/${verification_code}`]) await ask(world, path)
    await ask(world, `/api/v1/v/certs/${public_id}`, CURL)
    await ask(world, `/c/${public_id}`, { ...CURL, accept: 'application/json' })
  }
  // Its page stands in for a file of a revoked certificate.
  await ask(world, `/c/${revoked.public_id}.pdf`)
  for (const path of ['/c/', '/verify/', '/api/v1/v/certs/']) {
    for (const text of [NOBODY, 'nonsense']) assert.equal((await ask(world, path + text)).statusCode, 404)
  }
  assert.deepEqual(await counted(world), { verified: 13 })
  assert.deepEqual(
    await world.query('select certificate_id as id, sum(n)::int as n from certificate_use group by 1 order by 1'),
    [
      { id: active.id, n: 4 },
      { id: revoked.id, n: 5 },
      { id: expired.id, n: 4 },
    ],
  )
})

test('robots are counted apart, and a program that asks the API is none', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const robots = [GOOGLE, CURL, { ...PAGE, 'user-agent': 'WhatsApp/2.23' }, { ...PAGE, 'user-agent': '' }]
  for (const headers of robots)
    for (const path of [`/c/${public_id}`, `/c/${public_id}.pdf`, `/c/${public_id}/share/x`])
      await ask(world, path, headers)
  await ask(world, `/api/v1/v/certs/${public_id}`, GOOGLE)
  await ask(world, `/api/v1/v/certs/${public_id}`, CURL)
  assert.deepEqual(await counted(world), {
    downloaded_by_robot: 4,
    'shared_by_robot x': 4,
    verified: 1,
    verified_by_robot: 5,
  })
  assert.equal(await count(world, `domain_event where type = 'certificate.viewed'`), 0)
})

test('HEAD, what is fetched beforehand, 304 and pictures that pages show are not counted', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const paths = ['', '.pdf', '.png', '/share/linkedin'].map((end) => `/c/${public_id}${end}`)
  const beforehand: Headers[] = [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ]
  for (const path of [...paths, `/api/v1/v/certs/${public_id}`]) {
    await ask(world, path, PAGE, 'HEAD')
    for (const headers of beforehand) await ask(world, path, { ...PAGE, ...headers })
  }
  for (const kind of ['png', 'jpg'] as const) {
    const shown = { 'user-agent': FIREFOX, accept: 'image/avif,image/webp,image/png,*/*;q=0.8' }
    const { headers } = await ask(world, `/c/${public_id}.${kind}`, shown)
    await ask(world, `/c/${public_id}.${kind}`, { ...PAGE, 'sec-fetch-dest': 'image' })
    await ask(world, `/c/${public_id}.${kind}`, { ...PAGE, 'if-none-match': String(headers['etag']) })
  }
  assert.deepEqual(await counted(world), {})
})

test('files that somebody takes from the page count as downloads, and those of the organiser do not', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  for (const kind of ['pdf', 'png', 'jpg']) assert.equal((await ask(world, `/c/${public_id}.${kind}`)).statusCode, 200)
  for (const kind of ['pdf', 'png'])
    assert.equal((await world.request('GET', `/admin/certificates/${id}/${kind}`)).status, 200)
  assert.deepEqual(await counted(world), { downloaded: 3 })
})

test('each link to a network leads to its form with this certificate and nowhere else, and is counted', async () => {
  await using world = await startWorld()
  const { public_id, cert_url } = await aCertificate(world)
  const { payload: page } = await ask(world, `/c/${public_id}`)
  const links = [...page.matchAll(/<a class="button" href="([^"]*\/share\/(\w+))" rel="nofollow noopener">/g)]
  assert.deepEqual(
    links.map(([, , network]) => network),
    ['linkedin', 'x', 'facebook', 'whatsapp', 'email'],
  )
  assert.doesNotMatch(page, /href="https?:\/\/(?!laurel\.test)/)
  const targets: string[] = []
  for (const [, address] of links) {
    const { statusCode, headers } = await ask(world, `${address}?url=https://evil.example&u=//evil.example&text=evil`)
    assert.deepEqual(
      [statusCode, headers['cache-control'], headers['referrer-policy']],
      [302, 'no-store', 'no-referrer'],
    )
    assert.match(String(headers['x-robots-tag']), /noindex/)
    targets.push(String(headers['location']))
  }
  const [linkedIn, ...others] = targets
  assert.match(linkedIn!, /^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME&name=Node\+Day&/)
  assert.equal(new URL(linkedIn!).searchParams.get('certUrl'), cert_url)
  const [written, title] = [encodeURIComponent(cert_url), 'Ada+Lovelace%3A+Node+Day']
  assert.deepEqual(others, [
    `https://x.com/intent/post?text=${title}&url=${written}`,
    `https://www.facebook.com/sharer/sharer.php?u=${written}`,
    `https://wa.me/?text=${title}+${written}`,
    `mailto:?subject=Ada%20Lovelace%3A%20Node%20Day&body=${written}`,
  ])
  assert.deepEqual(await counted(world), {
    'shared email': 1,
    'shared facebook': 1,
    'shared linkedin': 1,
    'shared whatsapp': 1,
    'shared x': 1,
    verified: 1,
  })
})

test('nothing is shared of what is not there or not in force, nor to a network that we do not know', async () => {
  await using world = await startWorld()
  const [revoked, expired] = [await aCertificate(world), await aCertificate(world, { certificate_validity_days: 1 })]
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, {})
  world.advance(2 * 86_400_000)
  for (const { public_id, cert_url } of [revoked, expired]) {
    assert.doesNotMatch((await ask(world, `/c/${public_id}`)).payload, /\/share\//)
    const { statusCode, headers } = await ask(world, `/c/${public_id}/share/x`)
    assert.deepEqual([statusCode, headers['location']], [302, cert_url])
    for (const network of ['constructor', 'evil.example', '%2F%2Fevil.example'])
      assert.equal((await ask(world, `/c/${public_id}/share/${network}`)).statusCode, 404)
  }
  for (const text of [NOBODY, 'nonsense']) assert.equal((await ask(world, `/c/${text}/share/x`)).statusCode, 404)
  assert.deepEqual(await counted(world), { verified: 2 })
})

test('a certificate tells how often it was verified, downloaded and shared, and where', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-20T09:20:00Z'))
  const [used, unused] = [await aCertificate(world), await aCertificate(world)]
  const uses = (id: number, key?: string) =>
    world.request('GET', `/admin/certificates/${id}/uses`, undefined, key ? { key } : {})
  for (const path of ['', '.pdf', '/share/x', '/share/whatsapp', '/share/x', ''])
    for (const headers of [PAGE, GOOGLE]) await ask(world, `/c/${used.public_id}${path}`, headers)
  const none = { verifications: 0, verifications_by_robots: 0, downloads: 0, downloads_by_robots: 0, shares: 0 }
  const never = { last_verified_at: null, last_downloaded_at: null, last_shared_at: null }
  const nothing = { ...none, ...never, shares_by_robots: 0, shares_by_network: [] }
  assert.deepEqual((await uses(unused.id)).body, nothing)
  const lasts: unknown[] = []
  // They are written within moments.
  for (let answer: any = {}; answer.verifications + answer.verifications_by_robots !== 4; ) {
    answer = (await uses(used.id)).body
    lasts.push(answer)
  }
  const at = '2026-11-20T09:15:00.000Z'
  assert.deepEqual(lasts.at(-1), {
    verifications: 2,
    verifications_by_robots: 2,
    last_verified_at: at,
    downloads: 1,
    downloads_by_robots: 1,
    last_downloaded_at: at,
    shares: 3,
    shares_by_robots: 3,
    last_shared_at: at,
    shares_by_network: [
      { network: 'x', shares: 2 },
      { network: 'whatsapp', shares: 1 },
    ],
  })
  assert.equal((await uses(used.id, await world.stranger())).status, 404)
  assert.equal((await uses(used.id + 999)).status, 404)
})

test('verification stays a read: many are written together', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const during = noteStatements(world)
  const statements = await during(async () => {
    for (let n = 0; n < 50; n += 1)
      await Promise.all([1, 2, 3, 4].map(() => ask(world, `/api/v1/v/certs/${public_id}`, CURL)))
  })
  const writes = statements.filter(({ text }) => /insert|update|delete/i.test(text))
  assert.ok(writes.length < 100, `${writes.length} writes for 200 verifications`)
  assert.deepEqual(await counted(world), { verified: 200 })
})
