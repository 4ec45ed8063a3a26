import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jobContext } from '../src/platform/context/context.ts'
import { erasePerson } from '../src/platform/personal/erase-person.ts'
import { anAttendee } from './support/factories.ts'
import { dumpDatabase, startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { anOpenEvent, aRegistration, mailsTo, otherAddress, register, sweepOffers } from './support/register.ts'
import {
  holdBack,
  holdFirst,
  holdLocks,
  noteStatements,
  rewrite,
  untilBlocked,
  waitLonger,
} from './support/statements.ts'

const HOLDING = /(select e\.id from event e where .*) for no key update/

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('whoever closes registration while many register waits for those who came before, and for nobody else', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 10 })
  const note = noteStatements(world)
  using held = holdFirst(world, 'insert into attendee')
  const answers: Promise<{ status: number }>[] = []
  const statements = await note(async () => {
    answers.push(register(world, event))
    await held.reached
    answers.push(register(world, event))
    await untilBlocked(world, 1)
    answers.push(world.request('POST', `/admin/events/${event.id}/close-registration`))
    await untilBlocked(world, 2)
    // By another address: a process lets two at a time to the database for each.
    answers.push(register(world, event, {}, otherAddress(event)))
    await untilBlocked(world, 3)
    held.release()
    await Promise.all(answers)
  })
  assert.deepEqual(await statuses(answers), [201, 201, 200, 409])
  // No transaction was restarted to resolve a deadlock.
  assert.equal(statements.filter(({ text }) => text === 'begin').length, 4)
})

for (const [change, last] of [
  [{ visibility: 'private' }, 404],
  [{ registration_capacity: 1 }, 201],
] as const)
  test(`a change of the event comes before or after who registers, never in between: ${JSON.stringify(change)}`, async () => {
    await using world = await startWorld()
    const event = await anOpenEvent(world)
    using held = holdFirst(world, 'insert into attendee')
    const answers = [register(world, event)]
    await held.reached
    answers.push(world.request('PATCH', `/admin/events/${event.id}`, change))
    await untilBlocked(world, 1)
    const late = register(world, event)
    await untilBlocked(world, 2)
    held.release()
    assert.deepEqual(await statuses([...answers, late]), [201, 200, last])
    // The one who is on the way to a place when the capacity comes has it.
    if (last === 201) assert.equal((await late).body.status, 'waitlisted')
  })

test('twin: without holding the event two of them take its last place', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  rewrite(world, HOLDING, '$1')
  holdBack(world, 'insert into attendee', 2)
  const answers = await Promise.all([register(world, event), register(world, event, {}, otherAddress(event))])
  assert.deepEqual(
    answers.map(({ body }) => body.status),
    ['registered', 'registered'],
  )
})

/** Two groups of three register at once for four places. @returns how both are answered, and how many places are taken */
async function twoGroups(world: World, work: (groups: Promise<{ body: any }>[]) => Promise<void>): Promise<unknown[]> {
  const event = await anOpenEvent(world, { registration_capacity: 4, registration_max_guests: 2 })
  const groups = [event.id, otherAddress(event)].map((address, name) => {
    const guests = [1, 2].map((n) => ({ first_name: 'Guest', email: `${name}${n}@example.org` }))
    return register(world, event, { guests }, address)
  })
  await work(groups)
  const statuses = (await Promise.all(groups)).map(({ body }) => body.status).sort()
  const [tally] = await world.query<{ taken: number }>(
    `select sum(taken)::int as taken from event_tally where event_id = ${event.id}`,
  )
  return [...statuses, tally!.taken]
}

test('of two groups that want the last places at once, one gets all of its places and the other none', async () => {
  await using world = await startWorld()
  using held = holdFirst(world, 'insert into attendee')
  const outcome = await twoGroups(world, async () => {
    await held.reached
    await untilBlocked(world)
    held.release()
  })
  assert.deepEqual(outcome, ['registered', 'waitlisted', 3])
})

test('twin: without holding the event both groups get places, more than there are', async () => {
  await using world = await startWorld()
  rewrite(world, HOLDING, '$1')
  holdBack(world, 'insert into attendee', 2)
  const outcome = await twoGroups(world, async (groups) => void (await Promise.all(groups)))
  assert.deepEqual(outcome, ['registered', 'registered', 6])
})

/** Waits until offers that are made or ended wait for somebody. */
async function untilMoving(world: World): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%with chosen%' and pid <> pg_backend_pid()`
  await until(
    () => world.query(waiting),
    (rows) => rows.length > 0,
    5,
  )
}

/** A place becomes free while the first who wait changes their name. @returns what becomes of the first and the second */
async function offeredMeanwhile(world: World): Promise<string[]> {
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const [one, first, second] = [
    await aRegistration(world, event),
    await aRegistration(world, event),
    await aRegistration(world, event),
  ]
  await one.ask('DELETE')
  using held = holdFirst(world, 'insert into audit_entry')
  const change = first.ask('PATCH', { first_name: 'Zoë' })
  await held.reached
  const offering = world.runJobs()
  await Promise.race([untilMoving(world), offering])
  held.release()
  await Promise.all([change, offering])
  return [(await first.see()).status, (await second.see()).status]
}

test('whoever is next gets the place also when somebody is just changing their registration', async () => {
  await using world = await startWorld()
  assert.deepEqual(await offeredMeanwhile(world), ['offered', 'waitlisted'])
})

test('twin: were those who are being changed left out, the next would be passed over', async () => {
  await using world = await startWorld()
  rewrite(world, /(order by waitlisted_at.*for no key update)/, '$1 skip locked')
  assert.deepEqual(await offeredMeanwhile(world), ['waitlisted', 'offered'])
})

/** Somebody takes a place in the moment in which its offer ends. @returns what becomes of them, and the kinds of their mails */
async function takenAtTheEnd(world: World): Promise<string[]> {
  const event = await anOpenEvent(world, { registration_capacity: 1, waitlist_offer_hours: 1 })
  const [one, next] = [await aRegistration(world, event), await aRegistration(world, event)]
  await one.ask('DELETE')
  await world.runJobs()
  using held = holdFirst(world, 'insert into audit_entry')
  const taking = next.ask('PATCH', { status: 'registered' })
  await held.reached
  world.advance(2 * 3_600_000)
  const ending = sweepOffers(world)
  await Promise.race([untilMoving(world), ending])
  held.release()
  const [taken] = await Promise.all([taking, ending])
  assert.equal(taken.status, 200)
  return [(await next.see()).status, ...(await mailsTo(world, next.email)).map(({ kind }) => kind)]
}

test('of taking a place and the end of its offer one wins, and nobody is told of both', async () => {
  await using world = await startWorld()
  assert.deepEqual(await takenAtTheEnd(world), [
    ...['registered', 'registration_confirmed', 'place_offered', 'registration_waitlisted'],
  ])
})

test('twin: without holding whose offers end, a place that was taken is taken away again', async () => {
  await using world = await startWorld()
  rewrite(world, /(order by id)\s+for no key update/, '$1')
  assert.deepEqual((await takenAtTheEnd(world)).slice(0, 2), ['cancelled', 'offer_ended'])
})

/** The positions that two people are given and then have; a process with a slower clock lists the second. */
async function positionsByTwoClocks(world: World): Promise<unknown[]> {
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  await anAttendee(world, event.id)
  const told: unknown[] = []
  const people: Awaited<ReturnType<typeof aRegistration>>[] = []
  for (const at of ['2026-05-01T12:00:09Z', '2026-05-01T12:00:00Z']) {
    world.stopClock(new Date(at))
    people.push(await aRegistration(world, event))
    const [mail] = await mailsTo(world, people.at(-1)!.email)
    told.push(/number (\d+)/.exec(mail.text)![1])
  }
  return [...told, ...(await Promise.all(people.map(async ({ see }) => (await see()).position)))]
}

test('positions are in the order in which people came, also when the clocks of processes differ', async () => {
  await using world = await startWorld()
  assert.deepEqual(await positionsByTwoClocks(world), ['1', '2', 1, 2])
})

test('twin: by the clocks alone the second is told 2 and is 1', async () => {
  await using world = await startWorld()
  rewrite(world, /max\(waitlisted_at\) \+ interval '1 microsecond'/, 'null::timestamptz')
  assert.deepEqual(await positionsByTwoClocks(world), ['1', '2', 2, 1])
})

test('an event that is over is not looked at again for places that nobody wants any more', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1, event_date: '2026-05-01' })
  world.stopClock(new Date('2026-05-01T12:00:00Z'))
  const one = await aRegistration(world, event)
  await aRegistration(world, event)
  await one.ask('DELETE')
  await world.query(`delete from graphile_worker._private_jobs`)
  const note = noteStatements(world)
  const looks = async () => (await note(() => sweepOffers(world))).filter(({ text }) => HOLDING.test(text)).length
  world.stopClock(new Date('2026-05-04T00:00:00Z'))
  assert.equal(await looks(), 0)
  world.stopClock(new Date('2026-05-01T12:00:00Z'))
  assert.ok((await looks()) > 0)
})

const erase = (world: World, email: string) => erasePerson(jobContext(world.services, 1, 'test'), { email })

test('of a person who is erased while the form is sent with their address, nothing is left', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const { email, path } = await aRegistration(world, event)
  using held = holdFirst(world, 'insert into email')
  const answers = [register(world, event, { email })]
  await held.reached
  const erasing = erase(world, email)
  await untilBlocked(world)
  held.release()
  assert.deepEqual(
    [await statuses(answers), await erasing],
    [[201], { attendee: 1, email: 2, audit_entry: 1, domain_event: 1 }],
  )
  assert.ok(!(await dumpDatabase(world)).includes(email))
  assert.equal((await world.request('GET', path, undefined, { key: null })).status, 404)
})

test('whoever sends the form while they are erased comes in anew, with another link', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const { email, path } = await aRegistration(world, event)
  using held = holdFirst(world, 'update email set')
  const erasing = erase(world, email)
  await held.reached
  const answers = [register(world, event, { email })]
  await untilBlocked(world)
  held.release()
  await erasing
  assert.deepEqual(await statuses(answers), [201])
  const rows = await world.query<{ told: string[] }>(
    "select array(select kind from email where attendee_id = a.id and to_address <> '') as told from attendee a order by id",
  )
  assert.deepEqual(
    rows.map(({ told }) => told),
    [[], ['registration_confirmed']],
  )
  assert.equal((await world.request('GET', path, undefined, { key: null })).status, 404)
})

test('of taking a place and the removal of who takes it one comes first, and nothing is sent to who is gone', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const [one, next] = [await aRegistration(world, event), await aRegistration(world, event)]
  await one.ask('DELETE')
  await world.runJobs()
  using held = holdFirst(world, 'insert into email')
  const answers: Promise<{ status: number }>[] = [next.ask('PATCH', { status: 'registered' })]
  await held.reached
  const [{ id }] = (await world.query<{ id: number }>(`select id from attendee where email = '${next.email}'`)) as [any]
  answers.push(world.request('DELETE', `/admin/events/${event.id}/attendees/${id}`))
  await untilBlocked(world)
  held.release()
  assert.deepEqual(await statuses(answers), [200, 204])
  const mails = await mailsTo(world, next.email)
  assert.deepEqual(
    mails.map(({ kind, status, attendee_id }) => [kind, status, attendee_id]),
    ['registration_confirmed', 'place_offered', 'registration_waitlisted'].map((kind) => [kind, 'cancelled', null]),
  )
})

/** The event is deleted while somebody cancels. @returns how both are answered, and how many transactions they took */
async function deletedMeanwhile(world: World): Promise<unknown[]> {
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const [one] = [await aRegistration(world, event), await aRegistration(world, event)]
  const note = noteStatements(world)
  using held = holdFirst(world, 'insert into email')
  const answers: Promise<{ status: number }>[] = []
  const statements = await note(async () => {
    answers.push(one.ask('DELETE'))
    await held.reached
    answers.push(world.request('DELETE', `/admin/events/${event.id}`))
    await untilBlocked(world)
    held.release()
    await Promise.all(answers)
  })
  assert.deepEqual(await world.query('select id from attendee union all select id from email'), [])
  return [...(await statuses(answers)), statements.filter(({ text }) => text === 'begin').length]
}

test('whoever cancels while the event is deleted comes before or after it, and neither has to begin anew', async () => {
  await using world = await startWorld()
  assert.deepEqual(await deletedMeanwhile(world), [204, 204, 2])
})

test('twin: without holding the event first, both stand in a circle', async () => {
  await using world = await startWorld()
  rewrite(world, ' for key share of e', '')
  assert.ok(Number((await deletedMeanwhile(world))[2]) > 2)
})

test('however many register for an event that is held, other requests have connections, and no more than two wait in the database', async () => {
  await using world = await startWorld()
  const [event, other] = [await anOpenEvent(world), await anOpenEvent(world)]
  const size = world.pool.options.max!
  waitLonger(world)
  const all: Promise<{ status: number }>[] = []
  {
    await using _ = await holdLocks(world, `select 1 from event where id = ${event.id} for update`)
    for (let n = 0; n < 2 * size; n++) all.push(register(world, event))
    await untilBlocked(world, 2)
    assert.equal((await register(world, other)).status, 201)
    assert.equal((await world.request('GET', `/admin/events/${event.id}`)).status, 200)
    const waiting = await world.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    assert.equal(waiting.length, 2)
  }
  assert.deepEqual(new Set(await statuses(all)), new Set([201]))
})
