import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feed, startFeeding, summariesOf } from '../../../../test/support/contact-timeline.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { breakingConnections } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { type Use, useCounter } from './use-counter.ts'

const LOOK: Omit<Use, 'certificateId' | 'client'> = { kind: 'verified', network: '', isLook: true }

/** Counters as of so many processes, and what they warned of. */
function counters(world: World, howMany: number) {
  const warnings: string[] = []
  const all = Array.from({ length: howMany }, () => useCounter(world.services, (_, message) => warnings.push(message)))
  return { all, warnings, stop: () => Promise.all(all.map(({ stop }) => stop())) }
}

const stored = (world: World) =>
  world.query<{ kind: string; network: string; quarter: Date; n: number }>(
    'select kind, network, quarter, n from certificate_use order by quarter, kind, network',
  )

test('uses of many clients by many processes at once are counted exactly', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-20T09:14:59.999Z'))
  const ids: number[] = []
  for (let n = 0; n < 3; n += 1) ids.push((await aCertificate(world)).id)
  const { all, warnings, stop } = counters(world, 3)
  for (let client = 0; client < 500; client += 1) {
    for (const certificateId of ids) all[client % 3]!.note({ ...LOOK, certificateId, client: String(client) })
    if (client === 200) await Promise.all(all.map(({ flush }) => flush()))
  }
  world.stopClock(new Date('2026-11-20T09:15:00.000Z'))
  for (const [n, { note }] of all.entries()) note({ ...LOOK, certificateId: ids[0]!, client: `later ${n}` })
  await stop()
  assert.deepEqual(await world.query(`select certificate_id as id, quarter, n from certificate_use order by 2, 1`), [
    ...ids.map((id) => ({ id, quarter: new Date('2026-11-20T09:00:00Z'), n: 500 })),
    { id: ids[0], quarter: new Date('2026-11-20T09:15:00Z'), n: 3 },
  ])
  assert.deepEqual(warnings, [])
})

test('a client counts once an hour for each certificate, kind and network', async () => {
  await using world = await startWorld()
  const { id: certificateId } = await aCertificate(world)
  const { all, stop } = counters(world, 1)
  const use = (time: string, more: Partial<Use> = {}) => {
    world.stopClock(new Date(`2026-11-20T${time}Z`))
    all[0]!.note({ ...LOOK, certificateId, client: 'a', ...more })
  }
  for (const time of ['09:01:00', '09:16:00', '09:59:59']) use(time)
  for (const network of ['x', 'x', 'linkedin']) use('09:59:59', { kind: 'shared', network, isLook: false })
  use('09:59:59', { client: 'b' })
  use('10:00:00')
  await stop()
  assert.deepEqual(
    (await stored(world)).map(({ kind, network, quarter, n }) => [
      quarter.toISOString().slice(11, 16),
      kind,
      network,
      n,
    ]),
    [
      ['09:00', 'verified', '', 1],
      ['09:45', 'shared', 'linkedin', 1],
      ['09:45', 'shared', 'x', 1],
      ['09:45', 'verified', '', 1],
      ['10:00', 'verified', '', 1],
    ],
  )
})

test('uses that cannot be written wait, once each, and a flood of certificates does not make more of them wait than may', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  const { all, warnings, stop } = counters(world, 1)
  const [{ note, flush }] = all as [(typeof all)[number]]
  await world.query('alter table certificate_use rename to certificate_use_away')
  note({ ...LOOK, certificateId: id, client: 'a' })
  await flush()
  note({ ...LOOK, certificateId: id, client: 'b' })
  await flush()
  assert.deepEqual(warnings, ['uses of certificates cannot be written yet'])
  for (let other = 1; other <= 10_001; other += 1) note({ ...LOOK, certificateId: id + other, client: 'c' })
  await world.query('alter table certificate_use_away rename to certificate_use')
  await stop()
  assert.deepEqual(warnings.slice(1), ['uses of certificates were not counted: too many at once'])
  assert.deepEqual(
    (await stored(world)).map(({ n }) => n),
    [2],
  )
})

test('uses whose connection breaks before they are written are written once by another', async () => {
  await using world = await startWorld()
  const { id: certificateId } = await aCertificate(world)
  const { all, warnings, stop } = counters(world, 1)
  const { arm, struck } = breakingConnections(world)
  all[0]!.note({ ...LOOK, certificateId, client: 'a' })
  arm(1, 'not done')
  await all[0]!.flush()
  assert.match(struck()!, /insert into certificate_use/)
  await stop()
  assert.deepEqual(
    (await stored(world)).map(({ n }) => n),
    [1],
  )
  assert.deepEqual(warnings, ['uses of certificates cannot be written yet'])
})

test('a look at the page of a certificate is told of once a day, by whichever process', async () => {
  const world = await startFeeding()
  await using _ = world
  const { id: certificateId, attendee_email } = await aCertificate(world)
  const { all, warnings, stop } = counters(world, 2)
  const look = async () => {
    for (const [n, { note }] of all.entries()) {
      note({ ...LOOK, certificateId, client: `${n}` })
      note({ ...LOOK, certificateId, client: `other ${n}`, isLook: false })
    }
    await Promise.all(all.map(({ flush }) => flush()))
  }
  await look()
  await look()
  world.advance(24 * 3_600_000)
  await look()
  await stop()
  assert.equal(await count(world, `domain_event where type = 'certificate.viewed'`), 2)
  await feed(world)
  const looked = 'The certificate for “Node Day” was viewed.'
  assert.deepEqual((await summariesOf(world, attendee_email))?.slice(-2), [looked, looked])
  assert.deepEqual(warnings, [])
})

test('the first use is the earliest, whichever process writes first', async () => {
  await using world = await startWorld()
  const { id: certificateId } = await aCertificate(world)
  const { all, stop } = counters(world, 2)
  for (const [n, time] of ['2026-11-20T09:20:00Z', '2026-11-20T09:10:00Z'].entries()) {
    world.stopClock(new Date(time))
    all[n]!.note({ ...LOOK, certificateId, client: 'a' })
    await all[n]!.flush()
  }
  await stop()
  const [first] = await world.query<{ quarter: Date }>('select quarter from certificate_first_use')
  assert.deepEqual(first?.quarter, new Date('2026-11-20T09:00:00Z'))
})

test('uses go with their certificate, and those that wait for one that is gone are passed over', async () => {
  await using world = await startWorld()
  const [gone, stays] = [await aCertificate(world), await aCertificate(world)]
  const { all, stop } = counters(world, 1)
  const [{ note, flush }] = all as [(typeof all)[number]]
  const use = (client: string) => {
    for (const { id: certificateId } of [gone, stays]) note({ ...LOOK, certificateId, client })
  }
  use('a')
  await flush()
  assert.equal((await world.request('DELETE', `/admin/events/${gone.event_id}`)).status, 204)
  use('b')
  await stop()
  assert.deepEqual(await world.query('select certificate_id as id, n from certificate_use'), [{ id: stays.id, n: 2 }])
  assert.equal(await count(world, 'certificate_first_use'), 1)
})

test('midnights of every zone from 2000 to 2040 begin with a quarter of an hour', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    const offset = (at: number) =>
      format
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')!
        .value.replace('GMT', '')
    for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2041, 0, 1); at += 28 * 86_400_000) {
      const [, minutes = '00', seconds = '00'] = offset(at).split(':')
      assert.ok(Number(minutes) % 15 === 0 && seconds === '00', `${timeZone} at ${new Date(at).toISOString()}`)
    }
  }
})
