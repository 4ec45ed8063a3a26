import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FOR_EVER_MS, startDelivering } from './support/deliver.ts'
import { aCertificate, aKey, anAttendee } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { startReceiver } from './support/receiver.ts'
import { anOpenEvent, register } from './support/register.ts'
import { noteEverywhere, noteStatements } from './support/statements.ts'
import { anEndpoint, settledDeliveries, someEvents } from './support/webhooks.ts'

// How long something takes tells what was looked at. Statements are counted, which a busy machine does not blur.

test('every kind of wrong key that has the form of one costs the same statement, over a hash, and others none', async () => {
  await using world = await startWorld()
  const [off, expired, deleted] = [
    await aKey(world, ['events:read']),
    await aKey(world, ['events:read'], { expires_at: '2030-01-01T00:00:00Z' }),
    await aKey(world, ['events:read']),
  ]
  await world.request('PATCH', `/admin/api-keys/${off.id}`, { active: false })
  await world.query(`update api_key set expires_at = '2020-01-01' where id = ${expired.id}`)
  await world.request('DELETE', `/admin/api-keys/${deleted.id}`)
  const other = (character: string) => (character === 'A' ? 'B' : 'A')
  const wrong = [
    off.key,
    expired.key,
    deleted.key,
    `lrl_live_${'x'.repeat(43)}`,
    world.key.slice(0, -1) + other(world.key.at(-1)!),
    world.key.slice(0, 9) + other(world.key[9]!) + world.key.slice(10),
    world.key.slice(0, 12) + 'x'.repeat(40),
  ]
  const note = noteStatements(world)
  const costs = new Set<string>()
  for (const key of wrong) {
    const statements = await note(async () =>
      assert.equal((await world.request('GET', '/admin/events', undefined, { key })).status, 401),
    )
    assert.equal(statements.length, 1)
    costs.add(statements[0]!.text)
    const values = statements[0]!.values.flat()
    assert.ok(!values.some((value) => typeof value === 'string' && key.includes(value)))
    assert.ok(values.some((value) => Buffer.isBuffer(value) && value.length === 32))
  }
  assert.equal(costs.size, 1)
  for (const key of [
    'x',
    world.key.slice(0, 12),
    `${world.key}x`,
    world.key.slice(0, -1),
    `lrl_test_${'x'.repeat(43)}`,
  ]) {
    const statements = await note(async () =>
      assert.equal((await world.request('GET', '/admin/events', undefined, { key })).status, 401),
    )
    assert.deepEqual(statements, [], key)
  }
})

test('a code that is unknown, mistyped or no code at all costs the same as one that is known', async () => {
  await using world = await startWorld()
  const { public_id, verification_code: code } = await aCertificate(world)
  const note = noteStatements(world)
  const shapes = new Set<string>()
  for (const text of [
    code,
    public_id,
    '00000000-0000-4000-8000-000000000000',
    'AAAAAAAAAAAA0',
    code.slice(0, 12) + (code[12] === '0' ? '1' : '0'),
    'nonsense',
    'x'.repeat(200),
    "' or 1=1 --",
  ]) {
    const known = text === code || text === public_id
    const statements = await note(async () => {
      const { status, body } = await world.request('GET', `/v/certs/${encodeURIComponent(text)}`, undefined, {
        key: null,
      })
      assert.equal(status, known ? 200 : 404, text)
      if (!known) shapes.add(Object.keys(body).sort().join(' '))
    })
    assert.equal(statements.length, 1, text)
    assert.match(statements[0]!.text, /where "?c"?\."(public_id|verification_code)" = \$1::(uuid|text)$/)
  }
  assert.equal(shapes.size, 1)
})

test('a certificate that is asked for alone is found by a plain key, and told the same as among others', async () => {
  await using world = await startWorld()
  const known = [await aCertificate(world), await aCertificate(world), await aCertificate(world)]
  const ids = [...known.map(({ public_id }) => public_id), '00000000-0000-4000-8000-000000000000']
  const ask = async (id: string) => {
    const { status, body } = await world.request('GET', `/v/certs/${id}`, undefined, { key: null })
    return [status, body.certificate]
  }
  const note = noteStatements(world)
  const alone: unknown[] = []
  for (const id of ids) await note(async () => void alone.push(await ask(id)))
  let together: unknown[] = []
  const statements = await note(async () => {
    together = await Promise.all(ids.map(ask))
  })
  assert.deepEqual(together, alone)
  assert.deepEqual(
    alone.map((told) => (told as [number])[0]),
    [200, 200, 200, 404],
  )
  assert.ok(statements.some(({ text }) => text.endsWith(' = any($1::uuid[])')))
})

test('an event for an endpoint that has just been sent to costs two statements: its attempt is written down, and closed', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  using noted = noteEverywhere()
  await using _ = await startDelivering(world, undefined, FOR_EVER_MS)
  const { id } = await anEndpoint(world, receiver.url)
  await someEvents(world, 1)
  await settledDeliveries(world, id)
  const kinds = { claim: 'insert into webhook_attempt', close: 'update webhook_delivery', lease: 'set lease_token' }
  // On a busy machine the sender may look for the event just before it is there, which is a claim of nothing.
  let sent: string[] = []
  for (let times = 0; times < 5 && sent.join() !== 'claim,close'; times++) {
    noted.texts.length = 0
    await someEvents(world, 1)
    const deliveries = await settledDeliveries(world, id)
    assert.deepEqual(
      deliveries.map(({ status }) => status),
      Array(times + 2).fill('succeeded'),
    )
    sent = noted.texts.flatMap((text) => Object.entries(kinds).find(([, part]) => text.includes(part))?.[0] ?? [])
  }
  assert.deepEqual(sent, ['claim', 'close'])
})

test('to register costs as many statements for a new address, for a known one, and for one whose owner was told so', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const { email: known } = await anAttendee(world, event.id)
  const note = noteStatements(world)
  const costs: number[] = []
  for (const email of ['new@example.org', known, known]) {
    const statements = await note(async () => assert.equal((await register(world, event, { email })).status, 201))
    costs.push(statements.length)
  }
  // Begin, hold the event, read it, the attendee, the audit entry and who has the address, the words or the look of the mail,
  // the mail, whether the organisation has a mail server where the installation has none, commit.
  assert.deepEqual(costs, [9, 9, 9])
})

test('a group costs as many statements as one person, whoever of it is known', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_max_guests: 5 })
  const { email: known } = await anAttendee(world, event.id)
  const note = noteStatements(world)
  const costs: number[] = []
  for (const [n, other] of [known, 'new1@example.org', known].entries()) {
    const emails = [other, ...['a', 'b', 'c'].map((name) => `${name}${n}@example.org`)]
    const guests = emails.map((email) => ({ first_name: 'Guest', email }))
    const statements = await note(async () => assert.equal((await register(world, event, { guests })).status, 201))
    // The bell of the outbox tells other processes at a time of its own.
    costs.push(statements.filter(({ text }) => !text.includes('pg_notify')).length)
  }
  assert.deepEqual(costs, [9, 9, 9])
})
