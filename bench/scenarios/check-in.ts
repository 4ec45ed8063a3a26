import { randomUUID } from 'node:crypto'
import { aboveBar, belowBar, compareThroughput, compareTimes, type Result, timed } from '../compare.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { doorDevices } from './door-devices.ts'
import { repeat } from './repeat.ts'
import { addAttendees } from './tenants.ts'

const PEOPLE = 60_000
const BATCH = 500
const ROUNDS = 9
const SESSIONS = 10
const PER_SESSION = 10_000

/** Check-in at the doors: one at a time, devices that scan, their batches, and the cost of check-ins for issuing. */
export async function checkInScenarios(): Promise<Result[]> {
  const stage = await openStage()
  const results: Result[] = []
  try {
    results.push(...(await oneByOne(stage)), await batches(stage), await issuing(stage), await lookUps(stage))
  } finally {
    await stage.close()
  }
  return [...results, ...(await doorDevices())]
}

const TIMES = { start_time: '2026-12-01T09:00:00Z', end_time: '2026-12-01T10:00:00Z' }

async function anEvent({ request, client }: Stage, people: number, sessions: number) {
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(client, event.id, people)
  const ids: number[] = []
  for (let nth = 0; nth < sessions; nth++)
    ids.push((await request('POST', `/admin/events/${event.id}/sessions`, { title: `${nth}`, ...TIMES })).id)
  await client.query('analyze')
  return { eventId: event.id as number, sessionIds: ids }
}

/** Sixteen at a time at the doors of four sessions, each person once. */
async function oneByOne(stage: Stage): Promise<Result[]> {
  const { eventId, sessionIds } = await anEvent(stage, PEOPLE, 4)
  let turn = 0
  const next = () => {
    if (turn === PEOPLE * sessionIds.length) throw new Error('The bench needs more people.')
    const nth = turn++
    return { email: `p${(nth % PEOPLE) + 1}@example.org`, session: sessionIds[Math.floor(nth / PEOPLE)] }
  }
  const headers = { authorization: `Bearer ${stage.key}` }
  const { pathname } = new URL(stage.api)
  const ours = () => {
    const { email, session } = next()
    return {
      path: `${pathname}/admin/events/${eventId}/sessions/${session}/checkin`,
      headers,
      body: JSON.stringify({ email }),
    }
  }
  const floor = () => {
    const { email, session } = next()
    return { path: `/checkin/${eventId}/${session}`, body: JSON.stringify({ email }) }
  }
  const { p99, ...result } = await compareThroughput(
    'check somebody in',
    { method: 'POST', url: stage.api, each: ours },
    { method: 'POST', url: stage.floor, each: floor },
    { atLeast: 0.5, processor: () => processorTime(...stage.pids) },
  )
  return [
    result,
    aboveBar('check somebody in, 16 connections', 'requests/s', result.ours, 800),
    belowBar('check somebody in, processor time', 'ms', result.processorMs!, 1.5),
    belowBar('check somebody in, p99', 'ms', p99, 60),
  ]
}

/** A batch of a device, compared with one insert of the same rows with the same triggers and without validation. */
async function batches(stage: Stage): Promise<Result> {
  const { eventId, sessionIds } = await anEvent(stage, 2 * BATCH * ROUNDS, 1)
  const people = await stage.client.query<{ id: number }>(
    'select id::int from attendee where event_id = $1 order by id',
    [eventId],
  )
  const ids = people.rows.map(({ id }) => id)
  const sent = () => {
    const scans = ids.splice(0, BATCH).map((attendee_id) => ({
      key: randomUUID(),
      attendee_id,
      session_id: sessionIds[0],
      direction: 'in',
      at: new Date().toISOString(),
      verdict: 'accepted',
    }))
    return timed(() => stage.request('POST', `/admin/events/${eventId}/scans`, { device_id: 'device-1', scans }))
  }
  const inserted = () => {
    const batch = ids.splice(0, BATCH)
    return timed(() =>
      stage.client.query(
        `with added as (
           insert into scan (org_id, event_id, key, session_id, attendee_id, direction, scanned_at, received_at, actor, told, verdict)
           select 1, $1, gen_random_uuid(), $2, id, 'in', now(), now(), 'api_key:1', 'accepted', 'accepted' from unnest($3::bigint[]) id
           returning *)
         insert into check_in (org_id, event_id, session_id, attendee_id, checked_in_at, scan_key)
         select org_id, event_id, session_id, attendee_id, scanned_at, key from added`,
        [eventId, sessionIds[0], batch],
      ),
    )
  }
  return compareTimes(`${BATCH} scans of a device`, ROUNDS, sent, inserted, 4)
}

/** Issuing to 1,000 attendees of ten sessions with 10,000 check-ins each, compared with an event without any. */
async function issuing(stage: Stage): Promise<Result> {
  const rules = { certificate_eligibility: 'attended', certificate_min_attendance_percent: 50 }
  const attended = await anEvent(stage, PER_SESSION, SESSIONS)
  await stage.request('PATCH', `/admin/events/${attended.eventId}`, rules)
  await stage.client.query(
    `with added as (
       insert into scan (org_id, event_id, key, session_id, attendee_id, direction, scanned_at, received_at, actor, told, verdict)
       select a.org_id, a.event_id, gen_random_uuid(), s, a.id, 'in', now(), now(), 'api_key:1', 'accepted', 'accepted'
       from attendee a, unnest($2::bigint[]) s where a.event_id = $1 returning *)
     insert into check_in (org_id, event_id, session_id, attendee_id, checked_in_at, scan_key)
     select org_id, event_id, session_id, attendee_id, scanned_at, key from added`,
    [attended.eventId, attended.sessionIds],
  )
  const plain = await anEvent(stage, PER_SESSION, 0)
  await stage.client.query('vacuum analyze attendee')
  const issue = (eventId: number) => async () => {
    const { rows } = await stage.client.query<{ id: number }>(
      'select id::int from attendee a where event_id = $1 and not exists (select from certificate c where c.attendee_id = a.id) order by id limit 1000',
      [eventId],
    )
    const attendee_ids = rows.map(({ id }) => id)
    return timed(() => stage.request('POST', `/admin/events/${eventId}/certificates`, { attendee_ids }))
  }
  return compareTimes('issue 1,000 by attendance', ROUNDS, issue(attended.eventId), issue(plain.eventId), 2)
}

/** Look-up of a whole address among 60,000 and among 1,000; `growth` measures the search behind it at 1,000,000. */
async function lookUps(stage: Stage): Promise<Result> {
  const [many, few] = [await anEvent(stage, PEOPLE, 0), await anEvent(stage, 1_000, 0)]
  const ask =
    ({ eventId }: { eventId: number }) =>
    () =>
      repeat(stage, `/admin/events/${eventId}/checkin-lookup?query=${encodeURIComponent('p500@example.org')}`)
  return compareTimes('look-up at the door, 60,000 beside 1,000', ROUNDS, ask(many), ask(few), 1.3)
}
