import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { belowBar, besideOthers, type Result, timed } from '../compare.ts'
import { median, percentile } from '../load.ts'
import { openStage, type Stage, send } from '../stage.ts'
import { runBulkJob } from './issuing-values.ts'
import { addAttendees, makeTenants, type Tenant } from './tenants.ts'

const ROUNDS = 3
const SECONDS = 8
/** One organisation may send 1,000 requests a minute. */
const ISSUES_EVERY_MS = 60
const ISSUED_TOGETHER = 20
/** Requests of the storm that wait for their answers at a time, in a client with that many connections. */
const IN_FLIGHT = 16
const SLOW_ENDPOINTS = 5
const QUIET_EVERY_MS = 25

type Storm = { eventId: number; people: number[] }
type Times = { read: number; write: number; issue: number }

/**
 * One organisation does all that its plan allows at once: it issues, runs bulk jobs, and has webhooks that answer slowly.
 * Another one has hardly anything to do, and must not notice.
 */
export async function stormScenarios(): Promise<Result[]> {
  await using slow = await startSlowReceiver()
  const stage = await openStage({ LAUREL_PROCESSES: '2', WEBHOOK_ALLOW_TARGETS: `127.0.0.1:${slow.port}` })
  try {
    const storm = await prepareStorm(stage, slow.port)
    const [quiet] = await makeTenants(stage.client, 1, 1_000)
    await stage.client.query('update credit_balance set balance = 1000000')
    // Search indexes of the people who were just added are merged first.
    await wait(SECONDS * 1_000)
    const rounds: { idle: Times; busy: Times; job: number }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const idle = await quietly(stage, quiet!, () => wait(SECONDS * 1_000))
      let job = 0
      const busy = await quietly(stage, quiet!, async () => {
        await Promise.all([
          rage(stage, storm),
          wait(1_000).then(async () => (job = await timed(() => runBulkJob(stage, quiet!.eventId, quiet!.key)))),
        ])
      })
      if (round > 0) rounds.push({ idle, busy, job })
    }
    return [
      ...(['read', 'write', 'issue'] as const).map((what) => compared(what, rounds)),
      belowBar(
        'a bulk job of another organisation during the storm',
        'ms',
        median(rounds.map(({ job }) => job)),
        4_000,
      ),
    ]
  } finally {
    await stage.close()
  }
}

function compared(what: keyof Times, rounds: readonly { idle: Times; busy: Times }[]): Result {
  const [idle, busy] = [
    median(rounds.map((round) => round.idle[what])),
    median(rounds.map((round) => round.busy[what])),
  ]
  return besideOthers(`p99 of another organisation during a storm: ${what}`, busy, idle)
}

/** Answers each request after three seconds. */
async function startSlowReceiver() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.writeHead(204).end(), 3_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function prepareStorm(stage: Stage, port: number): Promise<Storm> {
  for (let nth = 0; nth < SLOW_ENDPOINTS; nth++)
    await stage.request('POST', '/admin/webhooks', { url: `http://127.0.0.1:${port}/${nth}`, events: ['*'] })
  const event = await stage.request('POST', '/admin/events', { name: 'Storm', template_image_url: 'placeholder' })
  await addAttendees(stage.client, event.id, 20_000)
  const { rows } = await stage.client.query<{ id: number }>('select id::int from attendee where event_id = $1', [
    event.id,
  ])
  return { eventId: event.id, people: rows.map(({ id }) => id) }
}

/** Everything that the plan allows, for some seconds, and until what was begun has ended. */
async function rage(stage: Stage, { eventId, people }: Storm): Promise<void> {
  const until = performance.now() + SECONDS * 1_000
  const issuing = new Set<Promise<unknown>>()
  const job = runBulkJob(stage, eventId)
  while (performance.now() < until) {
    const attendee_ids = people.splice(0, ISSUED_TOGETHER)
    const issue = stage
      .request('POST', `/admin/events/${eventId}/certificates`, { attendee_ids })
      .finally(() => issuing.delete(issue))
    issuing.add(issue)
    await wait(ISSUES_EVERY_MS)
    if (issuing.size >= IN_FLIGHT) await Promise.race(issuing)
  }
  await Promise.all([job, ...issuing])
}

let sent = 0

/** The times within which 99 of 100 requests of an organisation are answered that are sent meanwhile. */
async function quietly(stage: Stage, { key, eventId }: Tenant, work: () => Promise<unknown>): Promise<Times> {
  const times: Record<keyof Times, Promise<number>[]> = { read: [], write: [], issue: [] }
  const ask = (method: string, path: string, body?: unknown) => {
    const asked = timed(() => send(`${stage.api}/admin/events/${eventId}${path}`, method, body, key))
    // A failure is reported when the times are read.
    asked.catch(() => {})
    return asked
  }
  const timer = setInterval(() => {
    const email = `q${++sent}@example.org`
    if (sent % 3 === 0) times.read.push(ask('GET', '/attendees'))
    else if (sent % 3 === 1) times.write.push(ask('POST', '/attendees', { first_name: 'Ada', email }))
    else times.issue.push(ask('POST', '/certificates', { recipients: [{ name: email }] }))
  }, QUIET_EVERY_MS)
  await work().finally(() => clearInterval(timer))
  const p99 = async (what: keyof Times) => percentile(await Promise.all(times[what]), 0.99)
  return { read: await p99('read'), write: await p99('write'), issue: await p99('issue') }
}
