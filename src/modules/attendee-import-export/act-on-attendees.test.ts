import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aKey, anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'

/**
 * Five people: two registered, of whom one is tagged and one checked in, one cancelled, one on the waiting list (or
 * pending), and one with session attendance.
 */
async function anEventOfFive(world: World, action?: string) {
  const event = await anEvent(world)
  const people: any[] = []
  for (const n of [0, 1, 2, 3, 4])
    people.push(
      await anAttendee(world, event.id, {
        first_name: `P${n}`,
        email: `p${n}@example.org`,
        tags: n === 0 ? ['vip'] : [],
      }),
    )
  const path = `/admin/events/${event.id}`
  await world.request('POST', `${path}/checkin`, { attendee_id: people[1].id })
  await world.request('PATCH', `${path}/attendees/${people[2].id}`, { status: 'cancelled' })
  const next = action === 'approve' || action === 'decline' ? 'pending' : 'waitlisted'
  await world.query(`update attendee set status = '${next}', waitlisted_at = now() where id = ${people[3].id}`)
  const session = await aSession(world, event.id)
  await world.request('POST', `${path}/sessions/${session.id}/checkin`, { attendee_id: people[4].id })
  return { path, ids: people.map(({ id }) => id as number) }
}

const decideOne = (act: string) => (world: World, path: string, id: number) =>
  world.request('POST', `${path}/attendees/${id}/${act}`)

const SINGLE: Record<string, (world: World, path: string, id: number) => Promise<unknown>> = {
  approve: decideOne('approve'),
  decline: decideOne('decline'),
  cancel: (world, path, id) => world.request('PATCH', `${path}/attendees/${id}`, { status: 'cancelled' }),
  restore: (world, path, id) => world.request('PATCH', `${path}/attendees/${id}`, { status: 'registered' }),
  delete: (world, path, id) => world.request('DELETE', `${path}/attendees/${id}`),
  check_in: (world, path, id) => world.request('POST', `${path}/checkin`, { attendee_id: id }),
  add_tag: async (world, path, id) => {
    const { body } = await world.request('GET', `${path}/attendees/${id}`)
    return world.request('PATCH', `${path}/attendees/${id}`, { tags: [...body.tags, 'vip'] })
  },
  remove_tag: (world, path, id) => world.request('PATCH', `${path}/attendees/${id}`, { tags: [] }),
}
/** The people out of these five that each action changes. */
const DONE: Record<string, number[]> = {
  approve: [3],
  decline: [3],
  cancel: [0, 1, 3, 4],
  restore: [2],
  delete: [0, 1, 2, 3, 4],
  check_in: [0, 4],
  add_tag: [1, 2, 3, 4],
  remove_tag: [0],
}

/** Events since then, and everybody's current state, without ids and times. */
async function outcome(
  world: World,
  { path, ids }: { path: string; ids: number[] },
  since: { events: number; audits: number },
) {
  const events = await world.query<any>(
    `select type, subject_id, convert_from(body, 'utf8')::jsonb->'data' as data from domain_event where id > ${since.events} order by type, subject_id`,
  )
  const audits = await world.query<any>(
    `select action, subject_id from audit_entry where id > ${since.audits} order by action, subject_id`,
  )
  const { body } = await world.request('GET', `${path}/attendees?sort=oldest`)
  const plain = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, inner) =>
      key === 'subject_id' || key === 'attendee_id' || key === 'id'
        ? ids.indexOf(inner)
        : /(_at|event_id|_name|_url|_key)$/.test(key)
          ? undefined
          : inner,
    )
  return { events: plain(events), audits: plain(audits), people: plain(body) }
}

async function place(world: World) {
  const [row] = await world.query<{ events: number; audits: number }>(
    'select (select coalesce(max(id), 0) from domain_event) as events, (select coalesce(max(id), 0) from audit_entry) as audits',
  )
  return row!
}

for (const [action, done] of Object.entries(DONE))
  test(`${action} of many comes to what its preview said, and to the same as one by one: rows, events and audit`, async () => {
    await using world = await startWorld()
    const [many, single] = [await anEventOfFive(world, action), await anEventOfFive(world, action)]
    const body = { action, ...(action.endsWith('_tag') ? { tag: 'vip' } : {}), filter: {} }
    const before = await place(world)
    const { body: said } = await world.request('POST', `${many.path}/attendees/actions?dry_run=true`, body)
    assert.deepEqual(await place(world), before)
    const { status, body: report } = await world.request('POST', `${many.path}/attendees/actions`, body)
    assert.equal(status, 200)
    assert.deepEqual({ ...report, dry_run: true, undo: null }, said)
    assert.deepEqual([report.affected, report.skipped_count], [done.length, 5 - done.length])
    assert.deepEqual(
      report.skipped.map(({ id }: any) => many.ids.indexOf(id)),
      [0, 1, 2, 3, 4].filter((n) => !done.includes(n)),
    )
    const bulk = await outcome(world, many, before)
    assert.ok(bulk.audits.length === done.length)
    const then = await place(world)
    for (const n of done) await SINGLE[action]!(world, single.path, single.ids[n]!)
    const apart = await outcome(world, single, then)
    assert.deepEqual(bulk.people, apart.people)
    assert.deepEqual(bulk.events, apart.events)
    assert.deepEqual(bulk.audits, apart.audits)
  })

test('what takes an action back is told: cancel gives those their place again who had one, a tag goes and comes', async () => {
  await using world = await startWorld()
  const { path, ids } = await anEventOfFive(world)
  const act = async (body: object) => (await world.request('POST', `${path}/attendees/actions`, body)).body
  const people = async () => (await world.request('GET', `${path}/attendees?sort=oldest`)).body
  const before = await people()
  const { undo } = await act({ action: 'cancel', ids })
  assert.deepEqual(undo, { action: 'restore', tag: null, ids: [ids[0], ids[1], ids[4]] })
  assert.equal((await act(undoBody(undo))).affected, 3)
  assert.deepEqual(
    (await people()).map(({ status }: any) => status),
    before.map(({ status }: any, n: number) => (n === 3 ? 'cancelled' : status)),
  )
  for (const action of ['add_tag', 'remove_tag']) {
    const tagged = await people()
    const { undo } = await act({ action, tag: ' vip ', filter: { status: ['registered'] } })
    assert.notDeepEqual(
      (await people()).map(({ tags }: any) => tags),
      tagged.map(({ tags }: any) => tags),
    )
    await act(undoBody(undo))
    assert.deepEqual(
      (await people()).map(({ tags }: any) => tags),
      tagged.map(({ tags }: any) => tags),
    )
  }
})

const undoBody = ({ action, tag, ids }: any) => ({ action, ids, ...(tag ? { tag } : {}) })

test('tickets are mailed to those who have a place, and nobody else', async () => {
  await using world = await startWorld()
  const { path, ids } = await anEventOfFive(world)
  const { body } = await world.request('POST', `${path}/attendees/actions`, { action: 'send_ticket', ids })
  assert.deepEqual(
    [body.affected, body.skipped.map(({ code }: any) => code)],
    [3, ['not_registered', 'not_registered']],
  )
  const mails = await world.query<any>(`select attendee_id from email where kind = 'registration_confirmed' order by 1`)
  assert.deepEqual(
    mails.map(({ attendee_id }) => ids.indexOf(attendee_id)),
    [0, 1, 4],
  )
})

test('nobody of another event or organisation is touched, and what is wrong with a request is said', async () => {
  await using world = await startWorld()
  const [own, other] = [await anEventOfFive(world), await anEventOfFive(world)]
  const act = (body: object, more = {}) => world.request('POST', `${own.path}/attendees/actions`, body, more)
  const { body } = await act({ action: 'delete', ids: [...other.ids, 9_999_999] })
  assert.deepEqual(
    [body.affected, body.skipped_count, body.skipped[0]],
    [0, 6, { id: other.ids[0], name: null, code: 'not_found', reason: 'No attendee of this event has this id.' }],
  )
  assert.equal((await world.request('GET', `${other.path}/attendees`)).body.length, 5)
  assert.equal((await act({ action: 'delete', filter: {} }, { key: await world.stranger() })).status, 404)
  for (const [wrong, field] of [
    [{ action: 'cancel' }, 'ids'],
    [{ action: 'cancel', ids: [1], filter: {} }, 'ids'],
    [{ action: 'add_tag', ids: [1] }, 'tag'],
    [{ action: 'burn', ids: [1] }, 'action'],
    [{ action: 'cancel', ids: Array.from({ length: 10_001 }, (_, n) => n) }, 'ids'],
    [{ action: 'send_ticket', ids: Array.from({ length: 1_001 }, (_, n) => n) }, 'ids'],
    [{ action: 'cancel', filter: { status: ['gone'] } }, 'filter'],
  ] as const) {
    const { status, body } = await act(wrong)
    assert.deepEqual([status, body.detail[0].loc[1]], [422, field], JSON.stringify(wrong).slice(0, 80))
  }
  const { key } = await aKey(world, ['attendees:write', 'attendees:read'])
  assert.equal((await act({ action: 'check_in', filter: {} }, { key })).status, 403)
  assert.equal((await act({ action: 'cancel', filter: {} }, { key })).status, 200)
})

test('a filter that means more than 10,000 is refused whole, with how to narrow it', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, folded, source, created_at, updated_at)
    select 1, ${id}, 'A', n || '@x.org', n || '@x.org', 'a', 'api', now(), now() from generate_series(1, 10001) n`)
  const path = `/admin/events/${id}/attendees/actions`
  const { status, text } = await world.request('POST', path, { action: 'cancel', filter: {} })
  assert.equal(status, 422)
  assert.match(text, /more than 10000 attendees.*narrow it/)
})

test('a repeated request with its Idempotency-Key is done once, and two at once come one after the other', async () => {
  await using world = await startWorld()
  const { path, ids } = await anEventOfFive(world)
  const headers = { 'idempotency-key': 'once' }
  const send = (more = {}) => world.request('POST', `${path}/attendees/actions`, { action: 'cancel', ids }, more)
  const [first, again] = [await send({ headers }), await send({ headers })]
  assert.deepEqual([first.body.affected, again.body], [4, first.body])
  await world.request('POST', `${path}/attendees/actions`, { action: 'restore', ids })
  const both = await Promise.all([send(), send()])
  assert.deepEqual(both.map(({ body }) => body.affected).sort(), [0, 5])
  const events = await world.query<any>(`select count(*)::int as n from domain_event where type = 'attendee.cancelled'`)
  assert.equal(events[0].n, 1 + 3 + 5)
})
