import { timed } from '../compare.ts'
import type { Stage } from '../stage.ts'

/** The time in milliseconds within which 99 of 100 requests are answered that are made meanwhile, one every 5 ms. */
export async function latency(stage: Stage, path: string, work: () => Promise<unknown>): Promise<number> {
  const times: Promise<number>[] = []
  const timer = setInterval(() => times.push(timed(() => stage.request('GET', path))), 5)
  await work()
  clearInterval(timer)
  const sorted = (await Promise.all(times)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)]!
}
