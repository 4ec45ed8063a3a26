import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { KEY, type Service } from './installation.ts'
import { slownessOfCore } from './machine-pace.ts'
import { type CpuUse, cpuSince, cpuUse, type HealthWatch, now, type Polled } from './watch-health.ts'
import type { Asked } from './worst-inputs.ts'

const CPU_SECONDS = 1
const FIRST_THREAD_SECONDS = 0.25
/** A request that costs other threads so much lasts long enough for ten and more polls to be answered beside it. */
const LONG_SECONDS = 0.4

/** Other processes make a core slower for moments. A cost over a bound by less than this is measured again. */
const DOUBT = 1.5

type Quiet = { service: Service; health: HealthWatch; share: number }
type Cost = { what: string; all: number; first: number; from: number; to: number }

/** The share of a core that answering polls takes while nothing else is asked. */
export async function whileQuiet(service: Service, health: HealthWatch): Promise<Quiet> {
  await wait(500)
  const begun = { at: now(), use: cpuUse(service.child.pid!) }
  await wait(2_000)
  const share = cpuSince(service.child.pid!, begun.use).all / ((now() - begun.at) / 1000)
  await health.take()
  return { service, health, share }
}

/**
 * Sends each, one after the other, and holds the service to its bounds: how much of a core one costs, how much of that in
 * the thread that answers, and that others are answered while a long one is worked on. Seconds of a core are those of the
 * machine that the bounds were set on: what a fixed piece of work takes here, right before and after, says how many they
 * are now. Nothing is measured by the clock, so a busy machine does not matter.
 */
export async function holdToBounds(t: TestContext, quiet: Quiet, requests: Asked[]): Promise<void> {
  const before = slownessOfCore()
  const costs: Cost[] = []
  for (const request of requests) costs.push(await leastCostOf(request, quiet))
  const polls = await quiet.health.take()
  const slower = Math.max(before, slownessOfCore())
  const dearest = (by: 'all' | 'first') => costs.toSorted((a, b) => b[by] - a[by])[0]!
  const say = (by: 'all' | 'first') => `${dearest(by)[by].toFixed(2)} s of a core for ${dearest(by).what}`
  t.diagnostic(`${requests.length} requests, at most ${say('all')}; in the first thread ${say('first')}`)
  t.diagnostic(`a core is ${slower.toFixed(2)} times slower than that of the bounds`)
  assert.ok(dearest('all').all <= CPU_SECONDS * slower, `${say('all')}, on one ${slower} times slower`)
  const first = `in the first thread ${say('first')}, on one ${slower} times slower`
  assert.ok(dearest('first').first <= FIRST_THREAD_SECONDS * slower, first)
  for (const each of costs.filter(({ all, first }) => all - first > LONG_SECONDS))
    assert.ok(answeredBeside(each, polls) > 0, `nobody was answered during ${each.what}`)
}

/** The cost of a request; where it is over a bound by little, the least of three times. */
async function leastCostOf(request: Asked, quiet: Quiet): Promise<Cost> {
  let least = await costOf(request, quiet)
  for (let times = 1; times < 3 && isDoubtful(least); times++) {
    const again = await costOf(request, quiet)
    if (shareOf(again) < shareOf(least)) least = again
  }
  return least
}

const isDoubtful = (cost: Cost) => shareOf(cost) > 1 && shareOf(cost) < DOUBT

/** The larger share of a bound that a request takes. */
const shareOf = ({ all, first }: Cost) => Math.max(all / CPU_SECONDS, first / FIRST_THREAD_SECONDS)

async function costOf({ what, path, method, headers = {}, body }: Asked, { service, share }: Quiet): Promise<Cost> {
  const pid = service.child.pid!
  const started: { at: number; use: CpuUse } = { at: now(), use: cpuUse(pid) }
  const answer = await fetch(service.url + path, {
    method,
    headers: { authorization: `Bearer ${KEY}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: new Uint8Array(Buffer.from(body)) } : {}),
  })
  const text = await answer.text()
  assert.ok(answer.status < 500, `${what}: ${answer.status} ${text.slice(0, 300)}\n${service.output()}`)
  const ended = now()
  const ofPolls = share * ((ended - started.at) / 1000)
  const { all, first } = cpuSince(pid, started.use)
  return { what, all: all - ofPolls, first: first - ofPolls, from: started.at, to: ended }
}

function answeredBeside({ from, to }: Cost, polls: Polled[]): number {
  return polls.filter(({ asked, answered }) => asked >= from && answered <= to).length
}
