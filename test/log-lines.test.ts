import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '../src/lib/embedded-postgres/index.ts'
import { KEY } from './support/installation.ts'
import { dataFolder, startLaurel } from './support/laurel.ts'
import { scoped } from './support/scoped.ts'

const EVENTS = '/api/v1/admin/events'

test('what is logged are lines of JSON with the id of the request, without keys, addresses, searches or passwords', async () => {
  using data = dataFolder()
  using files = dataFolder()
  await using server = scoped(await startEmbeddedPostgres({ dataDir: data.path }))
  const address = server.url.replace('//laurel@', '//laurel:database-password@')
  const env = { DATABASE_URL: address, DATA_DIR: files.path, LAUREL_BOOTSTRAP_KEY: KEY, METRICS_TOKEN: 'metrics-token' }
  await using laurel = await startLaurel({ ...env, LOG_LEVEL: 'trace' })
  const ids = new Map<string, number>()
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(laurel.url + path, {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    ids.set(answer.headers.get('x-request-id')!, answer.status)
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }

  const event = (await send('POST', EVENTS, { name: 'Secret gathering', template_image_url: 'placeholder' })).body
  const attendees = `${EVENTS}/${event.id}/attendees`
  const person = { first_name: 'Ada', email: 'ada.hidden@example.org' }
  const added = await send('POST', attendees, person)
  assert.equal(added.status, 201)
  const ticket = new URL(added.body.ticket_url).pathname
  const page = await fetch(laurel.url + ticket)
  assert.match(await page.text(), /Your ticket/)
  ids.set(page.headers.get('x-request-id')!, page.status)
  await send('PATCH', `${EVENTS}/${event.id}`, { visibility: 'public' })
  const visitor = { first_name: 'Ada', email: 'ada.visitor.hidden@example.org' }
  assert.equal((await send('POST', `/api/v1/public/events/${event.id}/registrations`, visitor)).status, 201)
  const mails = (await send('GET', '/api/v1/admin/emails')).body
  const mail = (await send('GET', `/api/v1/admin/emails/${mails[0].id}`)).body
  const [, link] = /\/t\/([\w-]{30})/.exec(mail.text) ?? []
  assert.equal((await send('GET', `/api/v1/public/registrations/${link}`)).status, 200)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [method, body] of [['GET'], ['POST', 'act=cancel&first_name=hidden']] as const) {
    const own = await fetch(`${laurel.url}/t/${link}`, {
      method,
      redirect: 'manual',
      ...(body && { body, headers: form }),
    })
    ids.set(own.headers.get('x-request-id')!, own.status)
  }
  await send('PATCH', `${EVENTS}/${event.id}`, { survey: [{ id: 'a', type: 'long_text', label: 'How was it?' }] })
  const survey = (await send('GET', `${attendees}/${added.body.id}/survey-link`)).body.url
  const asked = await fetch(laurel.url + new URL(survey).pathname)
  assert.equal(asked.status, 200)
  ids.set(asked.headers.get('x-request-id')!, asked.status)
  assert.equal((await send('POST', attendees, person)).status, 409)
  assert.equal((await send('POST', attendees, { ...person, email: 'not-an-address-hidden' })).status, 422)
  assert.equal((await send('POST', attendees, '{"email": "ada.hidden@')).status, 400)
  assert.equal((await send('GET', `${attendees}?search=ada.hidden%40example.org&page=1`)).status, 200)
  const made = await send('POST', '/api/v1/admin/api-keys', { name: 'Other', scopes: ['*'] })
  assert.equal(made.status, 201)
  const hook = await send('POST', '/api/v1/admin/webhooks', { url: 'https://example.org/hidden', events: ['*'] })
  assert.equal(hook.status, 201)
  const rotated = await send('POST', `/api/v1/admin/webhooks/${hook.body.id}/rotate-secret`)
  assert.equal(rotated.status, 200)
  assert.equal(
    (await send('GET', EVENTS, undefined, { authorization: `Bearer lrl_live_${'w'.repeat(43)}` })).status,
    401,
  )
  assert.equal((await send('GET', '/metrics', undefined, { authorization: 'Bearer metrics-tokem' })).status, 403)
  assert.equal((await send('GET', '/api/v1/nothing?token=hidden')).status, 404)
  await server.stop()
  assert.equal((await send('GET', EVENTS)).status, 503)
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())

  const lines = laurel.out().split('\n').filter(Boolean)
  const greeting = lines.filter((line) => line.startsWith('  '))
  // Addresses, and how to become the owner while nobody can sign in.
  assert.equal(greeting.length, 7)
  const entries = lines.filter((line) => !greeting.includes(line)).map((line) => JSON.parse(line))
  for (const entry of entries) assert.ok(Date.parse(entry.time) > 0 && typeof entry.level === 'number')
  for (const [id, status] of ids) {
    assert.match(id, /^req_[0-9a-f]{32}$/)
    const [entry, ...more] = entries.filter(({ request_id, msg }) => request_id === id && msg === 'request')
    assert.equal(more.length, 0)
    assert.equal(entry?.status, status, `${id} is not in the log`)
    assert.ok(entry.url.startsWith('/') && typeof entry.ms === 'number')
  }
  // The log is what goes out. Beside it the job queue traces, in its own form, that it lost the database: by chance, as
  // it depends on whether a query of it is under way at that moment.
  const all = laurel.out() + laurel.err()
  const secrets = [
    KEY,
    made.body.key,
    hook.body.secret,
    ticket.slice('/T/'.length),
    link!,
    survey.split('/s/')[1],
    rotated.body.secret,
    'w'.repeat(43),
    'metrics-toke',
    'hidden',
    'ada.',
    'Secret gathering',
    'database-password',
  ]
  for (const secret of secrets) assert.ok(!all.includes(secret), `${secret} is in the log`)
})
