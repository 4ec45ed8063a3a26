import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdLocks } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'

/** The entries, once all stand in the log. */
async function log(world: World) {
  await enterLog(world)
  return world.query<any>(
    'select org_id, position, action, public_id, previous_hash, hash from certificate_log order by org_id, position',
  )
}

test('each issue and each revocation is one entry, linked to the one before', async () => {
  await using world = await startWorld()
  const first = await aCertificate(world)
  await world.request('DELETE', `/admin/certificates/${first.id}`)
  await world.request('DELETE', `/admin/certificates/${first.id}`)
  const second = await aCertificate(world)
  const entries = await log(world)
  assert.deepEqual(
    entries.map(({ position, action, public_id }) => [position, action, public_id]),
    [
      [1, 'issued', first.public_id],
      [2, 'revoked', first.public_id],
      [3, 'issued', second.public_id],
    ],
  )
  assert.deepEqual(entries[0].previous_hash, Buffer.alloc(32))
  assert.deepEqual(entries[1].previous_hash, entries[0].hash)
  assert.deepEqual(entries[2].previous_hash, entries[1].hash)
})

test('nobody who issues, revokes or reissues waits for whoever holds the head of the log', async () => {
  await using world = await startWorld()
  const { id, event_id } = await aCertificate(world)
  const other = await aCertificate(world)
  const attendee = await anAttendee(world, event_id)
  await using _ = await holdLocks(world, 'select 1 from certificate_log_head for update')
  const path = `/admin/events/${event_id}/certificates`
  assert.equal((await world.request('POST', path, { attendee_ids: [attendee.id] })).status, 201)
  assert.equal((await world.request('POST', `/admin/certificates/${id}/revoke`)).status, 200)
  const input = { attendee_name: 'Ada King' }
  assert.equal((await world.request('POST', `/admin/certificates/${other.id}/reissue`, input)).status, 201)
  assert.equal(await count(world, 'certificate_log where position is null'), 6)
})

test('the database refuses to change, delete or truncate entries', async () => {
  await using world = await startWorld()
  await aCertificate(world)
  const before = await log(world)
  for (const statement of [
    'update certificate_log set at = now()',
    'update certificate_log set position = position',
    'update certificate_log set position = position + 1',
    'update certificate_log set position = null, previous_hash = null, hash = null',
    'delete from certificate_log',
    'truncate certificate_log',
    'truncate certificate_log cascade',
  ])
    await assert.rejects(world.query(statement), /append-only/, statement)
  assert.deepEqual(await log(world), before)
})

test('of an entry that waits nothing can change but that it gets its position and its hashes together, once', async () => {
  await using world = await startWorld()
  await aCertificate(world)
  const columns = await world.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'certificate_log'`,
  )
  const others: Record<string, (name: string) => string> = {
    bigint: (name) => `${name} = ${name === 'id' ? 'default' : `coalesce(${name}, 0) + 7`}`,
    text: (name) => `${name} = 'revoked'`,
    uuid: (name) => `${name} = gen_random_uuid()`,
    bytea: (name) => `${name} = sha256('other')`,
    'timestamp with time zone': (name) => `${name} = ${name} + interval '1 minute'`,
  }
  const filled = ['position', 'previous_hash', 'hash']
  const fill = `position = 1, previous_hash = sha256(''), hash = sha256('')`
  for (const { name, type } of columns) {
    const other = others[type]!(name)
    const isFilled = filled.includes(name)
    await assert.rejects(
      world.query(`update certificate_log set ${other}`),
      isFilled ? /append-only|check/ : /append-only/,
    )
    if (isFilled) continue
    await assert.rejects(world.query(`update certificate_log set ${fill}, ${other}`), /append-only/, name)
  }
  for (const left of filled) {
    const part = fill.split(', ').filter((each) => !each.startsWith(left))
    await assert.rejects(world.query(`update certificate_log set ${part.join()}`), /append-only|check/, left)
  }
  await assert.rejects(world.query('delete from certificate_log'), /append-only/)
  await enterLog(world)
  await assert.rejects(world.query(`update certificate_log set ${fill}`), /append-only/)
})

test('the log stays when the event and its certificates are deleted, and says nothing about who had them', async () => {
  await using world = await startWorld()
  const { event_id, public_id } = await aCertificate(world)
  const [issued] = await log(world)
  await world.request('DELETE', `/admin/events/${event_id}`)
  assert.equal(await count(world, 'certificate'), 0)
  const [first, refused, ...more] = await log(world)
  assert.deepEqual([first, more], [issued, []])
  assert.deepEqual([refused.action, refused.public_id], ['revoked', public_id])
  assert.ok(!JSON.stringify(await world.query('select * from certificate_log')).includes('Ada'))
})

test('a public id is never used again, also when its certificate is gone', async () => {
  await using world = await startWorld()
  const used: Buffer[] = []
  const { randomBytes } = world.services
  const gone = await anEvent(world)
  await anAttendee(world, gone.id)
  Object.assign(world.services, {
    randomBytes: (size: number) => {
      const bytes = randomBytes(size)
      used.push(bytes)
      return bytes
    },
  })
  const { body: issued } = await world.request('POST', `/admin/events/${gone.id}/certificates`)
  const [first] = issued.certificates
  Object.assign(world.services, { randomBytes })
  await world.request('DELETE', `/admin/events/${gone.id}`)
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  const again = [...used]
  Object.assign(world.services, { randomBytes: (size: number) => again.find(({ length }) => length === size)! })
  assert.equal((await world.request('POST', `/admin/events/${event.id}/certificates`)).status, 500)
  assert.equal(await count(world, 'certificate'), 0)
  Object.assign(world.services, { randomBytes })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  assert.notEqual(body.certificates[0].public_id, first.public_id)
})

test('issuing and revoking in parallel, in one organisation and in several, keeps each chain whole', async () => {
  await using world = await startWorld()
  const keys = [world.key, await world.stranger(), await world.stranger()]
  const work = keys.flatMap((key) =>
    Array.from({ length: 5 }, async () => {
      const request = (method: string, path: string, body?: object) => world.request(method, path, body, { key })
      const event = (await request('POST', '/admin/events', { name: 'E', template_image_url: 'placeholder' })).body
      for (let n = 0; n < 4; n++)
        await request('POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email: `a${n}@x.org` })
      const { body } = await request('POST', `/admin/events/${event.id}/certificates`)
      const answers = await Promise.all([
        request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`),
        request('POST', `/admin/certificates/${body.certificates[1].id}/reissue`, { attendee_name: 'B' }),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 201],
      )
    }),
  )
  await Promise.all(work)
  const entries = await log(world)
  // Four issued, one revoked, one revoked and replaced, for each of five events.
  for (const org of new Set(entries.map(({ org_id }) => org_id))) {
    const positions = entries.filter(({ org_id }) => org_id === org).map(({ position }) => position)
    assert.deepEqual(
      positions,
      Array.from({ length: 35 }, (_, index) => index + 1),
    )
  }
  assert.equal(entries.length, 3 * 35)
})
