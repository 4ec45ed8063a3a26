import { aboveBar, belowBar, type Result } from '../compare.ts'
import { startWithStandby } from '../delayed-standby.ts'
import { sendLoad } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { addAttendees } from './tenants.ts'

const AWAY_MS = 2
const PEOPLE = 40_000
const SECONDS = 8
const CONNECTIONS = 64
/** Requests a second that one event must take. */
const BAR = 300

/** Everybody comes to one event, with two processes and a synchronous standby two milliseconds away. */
export async function hotEventScenarios(): Promise<Result[]> {
  await using server = await startWithStandby(AWAY_MS)
  const stage = await openStage({ LAUREL_PROCESSES: '2' }, server)
  try {
    return [...(await registrations(stage)), ...(await checkIns(stage))]
  } finally {
    await stage.close()
  }
}

async function measure(stage: Stage, name: string, each: () => { path: string; body: string }): Promise<Result[]> {
  const headers = { authorization: `Bearer ${stage.key}` }
  const { pathname } = new URL(stage.api)
  const load = {
    method: 'POST' as const,
    url: stage.api,
    connections: CONNECTIONS,
    each: () => {
      const { path, body } = each()
      return { path: `${pathname}${path}`, body, headers }
    },
  }
  await sendLoad(load, 2)
  const begun = processorTime(...stage.pids)
  const { count, perSecond, p99 } = await sendLoad(load, SECONDS)
  const processorMs = (processorTime(...stage.pids) - begun) / count
  return [
    { ...aboveBar(`${name}, standby ${AWAY_MS} ms away`, 'requests/s', perSecond, BAR), processorMs },
    belowBar(`${name}, p99`, 'ms', p99, 1_000),
  ]
}

/** Half of the people get a place and the others wait; afterwards exactly the places are taken. */
async function registrations(stage: Stage): Promise<Result[]> {
  const capacity = 1_500
  const event = await stage.request('POST', '/admin/events', {
    name: 'Hot',
    template_image_url: 'placeholder',
    visibility: 'public',
    registration_capacity: capacity,
  })
  let people = 0
  const results = await measure(stage, 'register for one event', () => ({
    path: `/public/events/${event.id}/registrations`,
    body: JSON.stringify({ first_name: 'Ada', last_name: 'King', email: `r${++people}@example.org` }),
  }))
  const { rows } = await stage.client.query<{ registered: number; all: number }>(
    `select count(*) filter (where status = 'registered')::int as registered, count(*)::int as all from attendee where event_id = $1`,
    [event.id],
  )
  const { registered, all } = rows[0]!
  if (registered !== Math.min(all, capacity)) throw new Error(`${registered} of ${all} people have a place.`)
  return results
}

async function checkIns(stage: Stage): Promise<Result[]> {
  const event = await stage.request('POST', '/admin/events', { name: 'Door', template_image_url: 'placeholder' })
  await addAttendees(stage.client, event.id, PEOPLE)
  await stage.client.query('analyze')
  let people = 0
  return measure(stage, 'check in to one event', () => ({
    path: `/admin/events/${event.id}/checkin`,
    body: JSON.stringify({ email: `p${(people++ % PEOPLE) + 1}@example.org` }),
  }))
}
