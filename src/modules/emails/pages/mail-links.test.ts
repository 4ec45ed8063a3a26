import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feed, startFeeding, timelineOf } from '../../../../test/support/contact-timeline.ts'
import { anAttendee, anEmail, anEvent } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { count } from '../../../../test/support/stored.ts'
import { trackedUrl } from '../links/link-token.ts'

const ADA = 'ada@example.org'
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const PLACE = 'https://example.com/a?b=1&c=ş#d'

const open = (world: World, url: string, headers: Record<string, string> = BROWSER, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url: new URL(url).pathname, headers })

const opened = (world: World) => count(world, `domain_event where type = 'email.link_opened'`)

test('a link of a mail leads on, and the time line tells it once an hour for each link', async () => {
  const world = await startFeeding()
  await using _ = world
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: ADA })
  const emailId = await anEmail(world, { to: { name: 'Ada', address: ADA } })
  const link = (url: string) => trackedUrl(world.services, { emailId, address: ADA }, url)
  const answer = await open(world, link(PLACE))
  assert.deepEqual([answer.statusCode, answer.headers.location], [302, encodeURI(PLACE)])
  assert.equal(answer.headers['set-cookie'], undefined)
  await until(
    () => opened(world),
    (times) => times === 1,
  )
  for (let n = 0; n < 10; n++) await open(world, link(PLACE))
  await open(world, link('http://example.com/other'))
  await until(
    () => opened(world),
    (times) => times === 2,
  )
  await world.query(`update email_link_open set counted_at = counted_at - interval '61 minutes'`)
  await Promise.all(Array.from({ length: 8 }, () => open(world, link(PLACE))))
  await until(
    () => opened(world),
    (times) => times === 3,
  )
  await feed(world)
  const told = (await timelineOf(world, ADA))!.filter(({ kind }) => kind === 'email_link_opened')
  assert.deepEqual(
    told.map(({ summary }) => summary),
    [PLACE, 'http://example.com/other', PLACE].map((url) => `Opened the link ${url} in the email “Welcome”.`),
  )
})

test('robots, what is fetched beforehand and HEAD lead on and are not counted, nor is a mail of somebody else', async () => {
  const world = await startFeeding()
  await using _ = world
  const emailId = await anEmail(world, { to: { name: 'Ada', address: ADA } })
  const link = trackedUrl(world.services, { emailId, address: ADA }, PLACE)
  const others: Record<string, string>[] = [
    { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': '' },
    { ...BROWSER, 'sec-purpose': 'prefetch;prerender' },
  ]
  for (const headers of others) assert.equal((await open(world, link, headers)).statusCode, 302)
  assert.equal((await open(world, link, BROWSER, 'HEAD')).statusCode, 302)
  assert.equal(
    (await open(world, trackedUrl(world.services, { emailId, address: 'eve@example.org' }, PLACE))).statusCode,
    302,
  )
  assert.equal((await open(world, trackedUrl(world.services, { emailId: 9_999, address: ADA }, PLACE))).statusCode, 302)
  await open(world, link)
  await until(
    () => opened(world),
    (times) => times > 0,
  )
  assert.equal(await opened(world), 1)
})

test('nobody is led anywhere by an address that this installation did not write', async () => {
  const world = await startFeeding()
  await using _ = world
  const emailId = await anEmail(world, { to: { name: 'Ada', address: ADA } })
  const link = trackedUrl(world.services, { emailId, address: ADA }, PLACE)
  const token = Buffer.from(new URL(link).pathname.slice('/l/'.length), 'base64url')
  for (const at of [0, 16, 22, token.length - 1]) {
    const forged = Buffer.from(token)
    forged[at]! ^= 1
    const { statusCode } = await open(world, `http://laurel.test/l/${forged.toString('base64url')}`)
    assert.equal(statusCode, 404)
  }
  for (const text of ['x', 'https%3A%2F%2Fevil.example', `${new URL(link).pathname.slice(3)}A`])
    assert.equal((await open(world, `http://laurel.test/l/${text}`)).statusCode, 404)
})

test('addresses of our own, of another kind and too long ones stay in a mail as they are', async () => {
  const world = await startFeeding()
  await using _ = world
  const kept = [
    'http://laurel.test/t/secret',
    'mailto:a@example.org',
    'javascript:alert(1)',
    `https://example.com/${'x'.repeat(400)}`,
  ]
  for (const url of kept) assert.equal(trackedUrl(world.services, { emailId: 1, address: ADA }, url), url)
})
