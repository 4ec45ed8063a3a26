import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { freePort } from '../../test/support/free-port.ts'
import { compareTimes, type Result, timed } from '../compare.ts'
import { openStage, type Stage, start, stop, untilReady } from '../stage.ts'

const DELIVERIES = 4_000
const ROUNDS = 7
const SINGLE_EVENTS = 300
const BODY = JSON.stringify({ event: 'cert.issued', timestamp: '', data: { text: 'x'.repeat(260) } })

/** Deliveries to a receiver on this machine: how many a second, how soon the first attempt, and how much memory many take. */
export async function webhookScenarios(): Promise<Result[]> {
  const port = await freePort()
  const receiver = start(['bench/receiver-server.ts'], { PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/count`)
  const stage = await openStage({ WEBHOOK_ALLOW_TARGETS: `127.0.0.1:${port}` })
  try {
    const endpoint = () => stage.request('POST', '/admin/webhooks', { url, events: ['*'] })
    await endpoint()
    const results = [await throughput(stage, url), await firstAttempts(stage, url)]
    await endpoint()
    await endpoint()
    return [...results, await memory(stage)]
  } finally {
    await stage.close()
    await stop(receiver)
  }
}

/** Records events as the service does: in one transaction, with the deliveries that the database makes of them. */
async function recordEvents({ client }: Stage, count: number): Promise<void> {
  await client.query(
    `insert into domain_event (org_id, uid, type, subject_id, body, occurred_at)
     select 1, gen_random_uuid(), 'cert.issued', n, convert_to(format('{"event":"cert.issued","timestamp":"%s","data":{"certificate_id":%s,"text":"%s"}}',
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'), n, repeat('x', 240)), 'UTF8'), clock_timestamp()
     from generate_series(1, $1::int) n`,
    [count],
  )
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
  const { ours: ourMs, floor: floorMs, ratio, ...same } = await compareTimes('', ROUNDS, ours, () => timed(loop), 2.5)
  await agent.close()
  return {
    ...same,
    name: 'webhook deliveries to one receiver',
    unit: 'deliveries/s',
    ours: (DELIVERIES * 1_000) / ourMs,
    floor: (DELIVERIES * 1_000) / floorMs,
    ratio: 1 / ratio,
    bar: 'at least 0.4 of a bare undici loop',
  }
}

async function firstAttempts(stage: Stage, url: string): Promise<Result> {
  const times = async () => (await (await fetch(`${url}/times`)).json()) as number[]
  await times()
  for (let n = 0; n < SINGLE_EVENTS; n++) {
    await recordEvents(stage, 1)
    await wait(30)
  }
  await untilDelivered(stage)
  const sorted = (await times()).sort((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!
  const median = sorted[Math.floor(sorted.length / 2)]!
  return {
    name: 'event to first attempt, p99 when idle',
    unit: 'ms',
    ours: p99,
    floor: median,
    ratio: p99 / 50,
    bar: 'at most 50 ms; the floor is the median, the ratio that to the bar',
    held: p99 <= 50,
  }
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
