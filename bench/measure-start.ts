import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../test/support/free-port.ts'
import { residentMemory } from './processor.ts'
import { start, stop, untilReady } from './stage.ts'

// Measures how long the service takes until it is ready, from nothing and on existing data, and its idle memory: `npm
// run measure` with the number of rounds, on an otherwise idle machine.
const BARS = { cold: 1_000, warm: 500, idle: 250 }
const IDLE_AFTER_MS = 5_000
const IDLE_ROUNDS = 3

const rounds = Number(process.argv[2] ?? 7)
const folders: string[] = []
const taken = { cold: [] as number[], warm: [] as number[], idle: [] as number[] }

/** Measures the time until `/readyz` succeeds, then stops the service; `meanwhile` runs in between. */
async function startOn(DATA_DIR: string, meanwhile = async (_pid: number) => {}): Promise<number> {
  const PORT = String(await freePort())
  const began = performance.now()
  const laurel = start(['bin/laurel', 'start'], { DATA_DIR, PORT, LOG_LEVEL: 'warn' })
  await untilReady(`http://127.0.0.1:${PORT}/readyz`)
  const ms = performance.now() - began
  await meanwhile(laurel.pid!)
  await stop(laurel)
  return ms
}

for (let round = 0; round < rounds; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-measure-'))
  folders.push(folder)
  const data = join(folder, 'data')
  taken.cold.push(await startOn(data))
  taken.warm.push(await startOn(data))
}
// Measured separately: a system may take memory that is idle for seconds, and the next start reads it again.
for (const folder of folders.slice(0, IDLE_ROUNDS))
  await startOn(join(folder, 'data'), async (pid) => {
    await sleep(IDLE_AFTER_MS)
    taken.idle.push(residentMemory(pid))
  })
// Deleted only at the end: a file system that has just lost thousands of files creates a new cluster at half its speed.
for (const folder of folders) rmSync(folder, { recursive: true, force: true })

console.log(`Medians of ${rounds} starts (lowest to highest), and what they must stay below:`)
for (const [name, unit, label] of [
  ['cold', 'ms', 'ready from nothing'],
  ['warm', 'ms', 'ready on existing data'],
  ['idle', 'MB', 'memory when idle (PSS of all processes)'],
] as const) {
  const sorted = taken[name].toSorted((a, b) => a - b).map(Math.round)
  const median = sorted[Math.floor(sorted.length / 2)]
  console.log(`${label.padEnd(42)} ${median} ${unit} (${sorted[0]} to ${sorted.at(-1)}), bar ${BARS[name]} ${unit}`)
}
