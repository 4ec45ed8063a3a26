import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { freePort } from '../../test/support/free-port.ts'
import { belowBar, compareTimes, type Result, timed } from '../compare.ts'
import { median, sendCount } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage, start, stop, untilReady } from '../stage.ts'
import { addAttendees } from './tenants.ts'

const DELIVERIES = 4_000
const ROUNDS = 7
const SINGLE_EVENTS = 300
const SINGLES = 2_000
/** On two cores, before endpoints kept their leases between events. */
const DELIVERED_ONE_BY_ONE = 174
const BODY = JSON.stringify({ event: 'cert.issued', timestamp: '', data: { text: 'x'.repeat(260) } })

/** Deliveries to a receiver on this machine: how many a second, how soon the first attempt, and how much memory many take. */
export async function webhookScenarios(): Promise<Result[]> {
  const port = await freePort()
  const receiver = start(['bench/receiver-server.ts'], { PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/count`)
  const stage = await openStage({ WEBHOOK_ALLOW_TARGETS: `127.0.0.1:${port}` })
  try {
    const endpoint = () => stage.request('POST', '/admin/webhooks', { url, events: ['cert.issued'] })
    await endpoint()
    const results = [await throughput(stage, url), ...(await firstAttempts(stage, url)), ...(await singles(stage))]
    await endpoint()
    await endpoint()
    return [...results, await memory(stage)]
  } finally {
    await stage.close()
    await stop(receiver)
  }
}

/** Records events as the service does: in one transaction, with the deliveries that the database makes of them, and tells of them. */
async function recordEvents({ client }: Stage, count: number): Promise<void> {
  await client.query(
    `insert into domain_event (org_id, uid, type, subject_id, body, occurred_at)
     select 1, gen_random_uuid(), 'cert.issued', n, convert_to(format('{"event":"cert.issued","timestamp":"%s","data":{"certificate_id":%s,"text":"%s"}}',
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'), n, repeat('x', 240)), 'UTF8'), clock_timestamp()
     from generate_series(1, $1::int) n`,
    [count],
  )
  // As the service tells of them once they are committed.
  await client.query(`select pg_notify('events', '- 1')`)
}

async function untilDelivered({ client }: Stage): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select 1 from webhook_delivery where status = 'pending' limit 1`)
    if (rows.length === 0) return
    await wait(20)
  }
}

/** From when the events are committed until the last delivery is on record as succeeded. */
async function throughput(stage: Stage, url: string): Promise<Result> {
  const agent = new Agent()
  const ours = async () => {
    await recordEvents(stage, DELIVERIES)
    return timed(() => untilDelivered(stage))
  }
  const loop = async () => {
    for (let n = 0; n < DELIVERIES; n++) {
      const { body } = await request(url, { method: 'POST', dispatcher: agent, body: BODY })
      await body.dump()
    }
  }
  await ours()
  const {
    ours: ourMs,
    floor: floorMs,
    ratio,
    spread,
    ...same
  } = await compareTimes('', ROUNDS, ours, () => timed(loop), 2.5)
  await agent.close()
  return {
    ...same,
    name: 'webhook deliveries to one receiver',
    unit: 'deliveries/s',
    ours: (DELIVERIES * 1_000) / ourMs,
    floor: (DELIVERIES * 1_000) / floorMs,
    ratio: 1 / ratio,
    spread: [1 / spread![1], 1 / spread![0]],
    bar: 'at least 0.4 of a bare undici loop',
  }
}

async function firstAttempts(stage: Stage, url: string): Promise<Result[]> {
  const times = async () => (await (await fetch(`${url}/times`)).json()) as [number, number][]
  const next = await peopleOf(stage, SINGLE_EVENTS)
  await times()
  const called: number[] = []
  for (let n = 0; n < SINGLE_EVENTS; n++) {
    const { path, body } = next()
    const input = JSON.parse(body)
    called.push(performance.timeOrigin + performance.now())
    await stage.request('POST', path, input)
    await wait(30)
  }
  await untilDelivered(stage)
  const arrivals = await times()
  // Events are recorded one after the other, so they arrive in the order of the calls.
  const fromCall = quantiles(arrivals.map(([, arrived], nth) => arrived - called[nth]!))
  const fromEvent = quantiles(arrivals.map(([recorded, arrived]) => arrived - recorded))
  return [
    belowBar('call to arrival, one every 30 ms, median', 'ms', fromCall(0.5), 3.5),
    belowBar('call to arrival, one every 30 ms, p99', 'ms', fromCall(0.99), 8),
    belowBar('event to arrival, one every 30 ms, median', 'ms', fromEvent(0.5), 5),
    belowBar('event to arrival, one every 30 ms, p99', 'ms', fromEvent(0.99), 50),
  ]
}

function quantiles(values: number[]): (part: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return (part) => sorted[Math.floor(sorted.length * part)]!
}

/** One certificate a request from 16 connections: each is an event of its own, delivered while the next are issued. */
async function singles(stage: Stage): Promise<Result[]> {
  const processor = () => processorTime(...stage.pids)
  const run = async () => {
    const next = await peopleOf(stage, SINGLES + 100)
    const each = () => {
      const { path, body } = next()
      return { path: `${new URL(stage.api).pathname}${path}`, body, headers: { authorization: `Bearer ${stage.key}` } }
    }
    const begun = processor()
    const tookMs = await timed(async () => {
      await sendCount({ method: 'POST', url: stage.api, each }, SINGLES)
      await untilDelivered(stage)
    })
    return { perSecond: (SINGLES * 1_000) / tookMs, processorMs: (processor() - begun) / SINGLES }
  }
  await run()
  const delivered = await rounds(run)
  await stage.client.query('update webhook_endpoint set active = false')
  const alone = await rounds(run)
  await stage.client.query('update webhook_endpoint set active = true')
  const perSecond = median(delivered.map((round) => round.perSecond))
  const processorMs = median(delivered.map((round) => round.processorMs))
  const ratio = perSecond / DELIVERED_ONE_BY_ONE
  return [
    {
      name: 'single events issued and delivered, 16 connections',
      unit: 'deliveries/s',
      ours: perSecond,
      floor: DELIVERED_ONE_BY_ONE,
      ratio,
      processorMs,
      bar: 'at least 3 times 174 a second',
      held: ratio >= 3,
    },
    belowBar(
      'processor time of a delivery, the issue not counted',
      'ms',
      processorMs - median(alone.map((round) => round.processorMs)),
      3,
    ),
  ]
}

async function rounds<Round>(run: () => Promise<Round>): Promise<Round[]> {
  const results: Round[] = []
  for (let round = 0; round < 5; round++) results.push(await run())
  return results
}

/** An event with so many attendees; each call gives a request that issues to the next of them. */
async function peopleOf({ request: ask, client }: Stage, count: number) {
  const event = await ask('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(client, event.id, count)
  const { rows } = await client.query<{ id: number }>('select id::int from attendee where event_id = $1', [event.id])
  const path = `/admin/events/${event.id}/certificates`
  return () => ({ path, body: JSON.stringify({ attendee_ids: [rows.pop()!.id] }) })
}

/** 10,000 events to three endpoints, beside the memory after the first thousand. */
async function memory(stage: Stage): Promise<Result> {
  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stage.laurelPid}/status`, 'utf8'))?.[1]) / 1_024
  await recordEvents(stage, 1_000)
  await untilDelivered(stage)
  const early = resident()
  let most = early
  const timer = setInterval(() => {
    most = Math.max(most, resident())
  }, 50)
  await recordEvents(stage, 10_000)
  await untilDelivered(stage)
  clearInterval(timer)
  return {
    name: 'most memory while 10,000 events go to 3 endpoints',
    unit: 'MB',
    ours: most,
    floor: early,
    ratio: most / early,
    bar: 'at most 1.25 times that after 1,000',
    held: most / early <= 1.25,
  }
}
