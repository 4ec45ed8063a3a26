import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { KEY, type Service } from './installation.ts'
import { cpuSince, cpuUse, type HealthWatch, percentile } from './watch-health.ts'
import type { Asked } from './worst-inputs.ts'

const CPU_SECONDS = 1
const FIRST_THREAD_SECONDS = 0.25
const HEALTH_MS = 200

type Quiet = { service: Service; health: HealthWatch; idle: number; share: number }

/** How long others wait, and what answering them takes of a core, while nothing else is asked. */
export async function whileQuiet(service: Service, health: HealthWatch): Promise<Quiet> {
  await wait(500)
  await health.take()
  const begun = { at: performance.now(), use: cpuUse(service.child.pid!) }
  await wait(2_000)
  const share = cpuSince(service.child.pid!, begun.use).all / ((performance.now() - begun.at) / 1000)
  return { service, health, share, idle: percentile(await health.take(), 0.99) }
}

/**
 * Sends each, one after the other, and holds the service to its bounds: what one costs, how long it can hold up the
 * thread that answers, and how long others wait. What others wait is measured by the clock, so it may be longer by as
 * much as this machine keeps that thread from a core.
 */
export async function holdToBounds(t: TestContext, quiet: Quiet, requests: Asked[]): Promise<void> {
  const { service, health, idle, share } = quiet
  const pid = service.child.pid!
  await health.take()
  const begun = cpuUse(pid)
  const dearest = { all: { what: '', cost: 0 }, first: { what: '', cost: 0 } }
  for (const { what, path, method, headers = {}, body } of requests) {
    const started = { at: performance.now(), use: cpuUse(pid) }
    const answer = await fetch(service.url + path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: new Uint8Array(Buffer.from(body)) } : {}),
    })
    const text = await answer.text()
    assert.ok(answer.status < 500, `${what}: ${answer.status} ${text.slice(0, 300)}\n${service.output()}`)
    const asidePolls = share * ((performance.now() - started.at) / 1000)
    const { all, first } = cpuSince(pid, started.use)
    if (all - asidePolls > dearest.all.cost) dearest.all = { what, cost: all - asidePolls }
    if (first - asidePolls > dearest.first.cost) dearest.first = { what, cost: first - asidePolls }
  }
  const { first, waited } = cpuSince(pid, begun)
  const p99 = percentile(await health.take(), 0.99)
  const tell = ({ what, cost }: { what: string; cost: number }) => `${cost.toFixed(2)} s of a core for ${what}`
  const slower = 1 + waited / first
  t.diagnostic(`${requests.length} requests, at most ${tell(dearest.all)}; in the first thread ${tell(dearest.first)}`)
  t.diagnostic(
    `/healthz: p99 ${Math.round(p99)} ms, idle ${Math.round(idle)} ms, on a machine ${slower.toFixed(1)} times slower`,
  )
  assert.ok(dearest.all.cost <= CPU_SECONDS, tell(dearest.all))
  assert.ok(dearest.first.cost <= FIRST_THREAD_SECONDS, `in the first thread ${tell(dearest.first)}`)
  assert.ok(p99 <= HEALTH_MS * slower + idle, `/healthz: p99 ${p99} ms, idle ${idle} ms, ${slower} times slower`)
}
