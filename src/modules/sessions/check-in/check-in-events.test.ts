import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { importFile } from '../../../../test/support/import-file.ts'

type Told = { attendee_id: number; session_id: number | null; first: boolean; checked_in_at: string }

/** Check-in events that listeners received since the last call. */
function toldIn(world: World) {
  let last = 0
  return async (): Promise<Told[]> => {
    const rows = await world.query<{ id: number; body: Buffer }>(
      `select id, body from domain_event where type = 'attendee.checked_in' and id > ${last} order by id`,
    )
    last = rows.at(-1)?.id ?? last
    return rows.map(({ body }) => {
      const { email: _, first_name: __, last_name: ___, ...data } = JSON.parse(body.toString()).data
      return data
    })
  }
}

async function aDoor(fields: object = {}) {
  const world = await startWorld()
  const event = await anEvent(world)
  const session = await aSession(world, event.id, fields)
  const path = `/admin/events/${event.id}`
  return {
    world,
    event,
    session,
    ada: await anAttendee(world, event.id, { email: 'ada@example.org' }),
    told: toldIn(world),
    send: (...scans: object[]) =>
      world.request('POST', `${path}/scans`, {
        device_id: 'device-A',
        scans: scans.map((scan) => ({ session_id: null, direction: 'in', verdict: 'accepted', ...scan })),
      }),
    post: (to: string, body: object) => world.request('POST', path + to, body),
    remove: (to: string) => world.request('DELETE', path + to),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString()

test('listeners are notified once of each person who comes in, and whether it is their first check-in', async () => {
  await using door = await aDoor()
  const { ada, session, event, told, post, remove } = door
  const entered = await post('/checkin', { attendee_id: ada.id })
  assert.equal(entered.status, 200)
  const data = { attendee_id: ada.id, event_id: event.id, session_id: null, first: true }
  assert.deepEqual(await told(), [{ ...data, checked_in_at: entered.body.checked_in_at }])
  await post('/checkin', { attendee_id: ada.id })
  assert.equal((await post('/checkin', { attendee_id: 999_999 })).status, 404)
  assert.deepEqual(await told(), [])
  await post(`/sessions/${session.id}/checkin`, { email: 'ada@example.org' })
  const [second, ...more] = await told()
  assert.deepEqual([second?.session_id, second?.first, more.length], [session.id, false, 0])
  // An attendee whose check-ins are all undone was never checked in.
  assert.equal((await remove(`/checkin/${ada.id}`)).status, 204)
  assert.equal((await remove(`/sessions/${session.id}/checkin/${ada.id}`)).status, 204)
  assert.deepEqual(await told(), [])
  await post(`/sessions/${session.id}/checkin`, { attendee_id: ada.id })
  assert.deepEqual(
    (await told()).map(({ first }) => first),
    [true],
  )
})

test('if a person comes in at two doors at once, exactly one check-in is their first', async () => {
  await using door = await aDoor()
  const { ada, session, told, post } = door
  const doors = ['/checkin', `/sessions/${session.id}/checkin`]
  const answers = await Promise.all([...doors, ...doors].map((path) => post(path, { attendee_id: ada.id })))
  assert.ok(answers.every(({ status }) => status === 200))
  const heard = await told()
  assert.deepEqual(heard.map(({ first }) => first).toSorted(), [false, true])
  assert.deepEqual(new Set(heard.map(({ session_id }) => session_id)), new Set([null, session.id]))
})

test('scans of devices announce each accepted check-in in the order of arrival, and no refused one', async () => {
  await using door = await aDoor()
  const { world, event, ada, session, told, send } = door
  const bob = await anAttendee(world, event.id)
  const scan = (key: string, attendee_id: number, more: object) => ({ key: `scan-${key}`, attendee_id, ...more })
  const scans = [
    scan('0001', ada.id, { at: at(9) }),
    scan('0002', ada.id, { at: at(5), session_id: session.id }),
    scan('0003', bob.id, { at: at(7) }),
    scan('0004', bob.id, { at: at(8) }),
    scan('0005', bob.id, { at: at(1), verdict: 'cancelled' }),
  ]
  assert.equal((await send(...scans)).status, 200)
  const told1 = (await told()).map((each) => [each.attendee_id, each.session_id, each.first, each.checked_in_at])
  assert.deepEqual(told1, [
    [ada.id, session.id, true, at(5)],
    [bob.id, null, true, at(7)],
    [ada.id, null, false, at(9)],
  ])
  await send(...scans)
  // An earlier scan moves the way in and is none of its own; an undo brings nobody in, and the scan after it does.
  await send(scan('0006', bob.id, { at: at(2) }))
  await send(scan('0007', bob.id, { at: at(20), direction: 'undo' }))
  assert.deepEqual(await told(), [])
  await send(scan('0008', bob.id, { at: at(30) }))
  const [back, ...more] = await told()
  assert.deepEqual([back?.attendee_id, back?.first, back?.checked_in_at, more.length], [bob.id, true, at(30), 0])
})

test('an imported list announces everybody who came, and importing it again announces nobody', async () => {
  await using door = await aDoor()
  const { world, event, told } = door
  const file = 'Name,E-mail,Durum\nBob,bob@example.org,Katıldı\nEve,eve@example.org,'
  await importFile(world, event.id, file)
  const heard = await told()
  assert.deepEqual([heard.length, heard[0]?.first, heard[0]?.session_id], [1, true, null])
  await importFile(world, event.id, file)
  assert.deepEqual(await told(), [])
})
