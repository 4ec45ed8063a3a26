import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const DETAILS = { waiting_position: null, minutes_inside: 0, registered_with: [], signed_up: [] }

async function aDoor(world: World) {
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  return {
    event,
    path,
    enter: (ticket: string) => world.request('POST', `${path}/checkin`, { ticket }),
    again: (id: number) => world.request('POST', `${path}/attendees/${id}/ticket`),
    rotate: (query = '') => world.request('POST', `${path}/ticket-keys/rotate${query}`),
    read: async (id: number) => (await world.request('GET', `${path}/attendees/${id}`)).body,
    log: async () => (await world.request('GET', `${path}/scans`)).body.reverse(),
  }
}

test('a ticket opens the door of its event, by its address or its code, in either letter case', async () => {
  await using world = await startWorld()
  const { event, enter } = await aDoor(world)
  for (const form of [
    (url: string) => url,
    (url: string) => url.toLowerCase(),
    (url: string) => url.slice(url.indexOf('/T/') + 3),
    (url: string) => ` ${url}\r\n`,
  ]) {
    const { ticket_url, ...attendee } = await anAttendee(world, event.id)
    const { status, body } = await enter(form(ticket_url))
    assert.equal(status, 200)
    assert.deepEqual([body.attendee.id, body.already_checked_in], [attendee.id, false])
    assert.equal((await enter(ticket_url)).body.already_checked_in, true)
  }
})

test('a ticket is in answers about one attendee, the same each time, and in no list and no audit entry', async () => {
  await using world = await startWorld()
  const { event, path, read, again } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  assert.deepEqual(await read(ada.id), { ...ada, ...DETAILS })
  const changed = await world.request('PATCH', `${path}/attendees/${ada.id}`, { first_name: 'Augusta' })
  assert.equal(changed.body.ticket_url, ada.ticket_url)
  await again(ada.id)
  const lists = await Promise.all(
    [`${path}/attendees`, `${path}/checkin-lookup?query=a`].map((each) => world.request('GET', each)),
  )
  for (const { text } of lists) assert.ok(text.includes('Augusta') && !text.includes('/T/'))
  const [stored] = await world.query<any>(`select json_agg(e)::text as entries from audit_entry e`)
  assert.ok(stored.entries.includes('attendee.renew_ticket') && !stored.entries.includes('/T/'))
})

test('a ticket that was sent again opens the door, and those before it do not, also when their holder is inside', async () => {
  await using world = await startWorld()
  const { event, enter, again, read, log } = await aDoor(world)
  const { id, ticket_url: first } = await anAttendee(world, event.id)
  const { status, body } = await again(id)
  assert.equal(status, 200)
  assert.notEqual(body.ticket_url, first)
  assert.deepEqual(await read(id), { ...body, ...DETAILS })
  assertRefused(await enter(first), 409, 'bad_ticket')
  assert.equal((await enter(body.ticket_url)).status, 200)
  assertRefused(await enter(first), 409, 'bad_ticket')
  assert.deepEqual(
    (await log()).map(({ verdict, attendee_id }: any) => [verdict, attendee_id]),
    [
      ['bad_ticket', id],
      ['accepted', id],
      ['bad_ticket', id],
    ],
  )
})

test('an invalid ticket, one of another event or installation, or of a deleted attendee is refused and recorded', async () => {
  await using world = await startWorld()
  await using elsewhere = await startWorld()
  const { event, enter, path, log } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const other = await anAttendee(world, (await anEvent(world)).id)
  const stranger = await anAttendee(elsewhere, (await anEvent(elsewhere)).id)
  assert.equal(stranger.id, ada.id)
  const strangers = await world.stranger()
  const { body: theirEvent } = await world.request(
    'POST',
    '/admin/events',
    { name: 'Theirs', template_image_url: 'placeholder' },
    { key: strangers },
  )
  const { body: theirs } = await world.request(
    'POST',
    `/admin/events/${theirEvent.id}/attendees`,
    { first_name: 'A', email: 'a@example.org' },
    { key: strangers },
  )
  const forged = ada.ticket_url.replace(/.$/, (end: string) => (end === 'A' ? 'Q' : 'A'))
  for (const ticket of ['scribble', `${ada.ticket_url}A`, forged, stranger.ticket_url, theirs.ticket_url])
    assertRefused(await enter(ticket), 409, 'bad_ticket')
  assertRefused(await enter(other.ticket_url), 409, 'wrong_event')
  await world.query(`update attendee set status = 'cancelled' where id = ${ada.id}`)
  assertRefused(await enter(ada.ticket_url), 409, 'registration_cancelled')
  await world.request('DELETE', `${path}/attendees/${ada.id}`)
  assertRefused(await enter(ada.ticket_url), 404, 'not_found')
  const seen = await log()
  assert.deepEqual(
    seen.map(({ verdict }: any) => verdict),
    [...Array(5).fill('bad_ticket'), 'wrong_event', 'cancelled', 'unknown'],
  )
  assert.equal(seen[0].presented, 'scribble')
  for (const { presented } of seen.slice(2)) assert.ok(presented === null || /^\/T\/[A-Z2-7]{13}…$/.test(presented))
})

test('tickets of earlier keys open the door until those keys are retired', async () => {
  await using world = await startWorld()
  const { event, enter, rotate, read } = await aDoor(world)
  const people = await Promise.all([1, 2, 3].map(() => anAttendee(world, event.id)))
  const [ada, bob, eve] = people
  const rotated = await rotate()
  assert.equal(rotated.status, 200)
  assert.deepEqual(
    rotated.body.keys.map(({ number, retired_at }: any) => [number, retired_at]),
    [
      [2, null],
      [1, null],
    ],
  )
  const second = (await read(bob.id)).ticket_url
  assert.notEqual(second, bob.ticket_url)
  assert.equal((await enter(ada.ticket_url)).status, 200)
  assert.equal((await enter(second)).status, 200)
  const { body } = await rotate('?retire=true')
  assert.deepEqual(
    body.keys.map(({ number, retired_at }: any) => [number, retired_at !== null]),
    [
      [3, false],
      [2, true],
      [1, true],
    ],
  )
  // A scan is judged by when its key was retired, so a second retirement must not make that later.
  world.advance(3_600_000)
  const again = await rotate('?retire=true')
  assert.deepEqual(
    again.body.keys.slice(2).map(({ retired_at }: any) => retired_at),
    body.keys.slice(1).map(({ retired_at }: any) => retired_at),
  )
  for (const old of [eve.ticket_url, second]) assertRefused(await enter(old), 409, 'bad_ticket')
  assert.equal((await enter((await read(eve.id)).ticket_url)).status, 200)
})

test('an event has one first key, however many make it at once, and each of many new ones its own number', async () => {
  await using world = await startWorld()
  const { event, enter, rotate } = await aDoor(world)
  const people = await Promise.all(Array.from({ length: 12 }, () => anAttendee(world, event.id)))
  const stored = `select number from ticket_key where event_id = ${event.id} order by number`
  assert.deepEqual(await world.query(stored), [{ number: 1 }])
  for (const { ticket_url } of people) assert.equal((await enter(ticket_url)).status, 200)
  await Promise.all(Array.from({ length: 5 }, () => rotate()))
  assert.equal((await world.query(stored)).length, 6)
})

test('the 255th ticket and the 255th key are the last ones, and are good', async () => {
  await using world = await startWorld()
  const { event, enter, rotate, again, read } = await aDoor(world)
  const { id } = await anAttendee(world, event.id)
  await world.query(`update attendee set ticket_no = 254 where id = ${id}`)
  await world.query(`update ticket_key set number = 254 where event_id = ${event.id}`)
  assert.equal((await again(id)).status, 200)
  assert.equal((await rotate()).status, 200)
  assertRefused(await again(id), 409, 'conflict')
  assertRefused(await rotate(), 409, 'conflict')
  assert.equal((await enter((await read(id)).ticket_url)).status, 200)
})

test('attendees can be added although the key cannot be opened, and a new key signs again', async () => {
  await using world = await startWorld({ doctor: false })
  const { event, enter, rotate, read } = await aDoor(world)
  await rotate()
  await world.query('update ticket_key set private_key = set_byte(private_key, 20, 255 - get_byte(private_key, 20))')
  const ada = await anAttendee(world, event.id)
  assert.equal(ada.ticket_url, null)
  await rotate()
  assert.equal((await enter((await read(ada.id)).ticket_url)).status, 200)
})

test('queued scans find their attendee by ticket, and are decided as of the time of the scan', async () => {
  await using world = await startWorld()
  const { event, path, again, rotate, log } = await aDoor(world)
  const [ada, old, ended] = await Promise.all([1, 2, 3].map(() => anAttendee(world, event.id)))
  const other = await anAttendee(world, (await anEvent(world)).id)
  await again(old.id)
  const before = new Date(Date.now() - 60_000).toISOString()
  await rotate('?retire=true')
  const after = new Date(Date.now() + 1_000).toISOString()
  const scan = (key: string, ticket: string, at: string) => ({
    key: `scan-${key}`,
    ticket,
    at,
    session_id: null,
    direction: 'in',
    verdict: 'accepted',
  })
  const { status, body } = await world.request('POST', `${path}/scans`, {
    device_id: 'device-A',
    scans: [
      scan('good', ada.ticket_url, before),
      scan('old1', old.ticket_url, before),
      scan('late', ended.ticket_url, after),
      scan('else', other.ticket_url, before),
      scan('none', 'scribble', before),
      { ...scan('plain', '', before), ticket: undefined, attendee_id: ended.id },
    ],
  })
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    body.results.map(({ verdict }: any) => verdict),
    ['accepted', 'bad_ticket', 'bad_ticket', 'wrong_event', 'bad_ticket', 'accepted'],
  )
  const seen = new Map((await log()).map((row: any) => [row.key, row]))
  assert.deepEqual([(seen.get('scan-good') as any).attendee_id, (seen.get('scan-old1') as any).dispute], [ada.id, true])
  const both = { ...scan('both', ada.ticket_url, before), attendee_id: ada.id }
  const refused = await world.request('POST', `${path}/scans`, { device_id: 'device-A', scans: [both] })
  assertRefused(refused, 422, 'validation_failed', 'body.scans.0.ticket', 'exactly_one')
})
