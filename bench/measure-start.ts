import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../test/support/free-port.ts'
import { residentMemory } from './processor.ts'
import { start, stop, untilReady } from './stage.ts'

// How long the service takes until it is ready, from nothing and on data that are there, and what it holds in memory
// when nobody asks for anything: `npm run measure`, on a machine that does nothing else, with the number of rounds.
const BARS = { cold: 1_000, warm: 500, idle: 250 }
const IDLE_AFTER_MS = 5_000

const rounds = Number(process.argv[2] ?? 7)
const folders: string[] = []
const taken = { cold: [] as number[], warm: [] as number[], idle: [] as number[] }

for (let round = 0; round < rounds; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-measure-'))
  folders.push(folder)
  const DATA_DIR = join(folder, 'data')
  for (const kind of ['cold', 'warm'] as const) {
    const PORT = String(await freePort())
    const began = performance.now()
    const laurel = start(['bin/laurel', 'start'], { DATA_DIR, PORT, LOG_LEVEL: 'warn' })
    await untilReady(`http://127.0.0.1:${PORT}/readyz`)
    taken[kind].push(performance.now() - began)
    if (kind === 'warm') {
      await sleep(IDLE_AFTER_MS)
      taken.idle.push(residentMemory(laurel.pid!))
    }
    await stop(laurel)
  }
}
// Not between the rounds: a file system that has just lost thousands of files makes a new cluster at half its speed.
for (const folder of folders) rmSync(folder, { recursive: true, force: true })

console.log(`Medians of ${rounds} rounds (lowest to highest), and what they must stay below:`)
for (const [name, unit, label] of [
  ['cold', 'ms', 'ready from nothing'],
  ['warm', 'ms', 'ready on existing data'],
  ['idle', 'MB', 'memory when idle (PSS of all processes)'],
] as const) {
  const sorted = taken[name].toSorted((a, b) => a - b).map(Math.round)
  const median = sorted[Math.floor(sorted.length / 2)]
  console.log(`${label.padEnd(42)} ${median} ${unit} (${sorted[0]} to ${sorted.at(-1)}), bar ${BARS[name]} ${unit}`)
}
