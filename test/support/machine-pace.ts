import { gzipSync } from 'node:zlib'

/** Processor seconds of `fixedWork` on the machine that the bounds were set on. */
const REFERENCE_SECONDS = 0.07

/** Texts, lists, maps and packed bytes: the kinds of work that a service does for a request. */
function fixedWork(): number {
  let sum = 0
  for (let turn = 0; turn < 4; turn++) {
    const rows = Array.from({ length: 12_000 }, (_, at) => `Ayşe ${at},Yılmaz ${turn},p${at * 7}@example.org`)
    const text = rows.join('\n')
    const byAddress = new Map(text.split('\n').map((row) => [row.split(',')[2], row.toUpperCase()]))
    sum += byAddress.size + gzipSync(Buffer.from(text.normalize('NFC')), { level: 1 }).length
    sum += rows.toSorted().indexOf(text)
  }
  return sum
}

/**
 * How many times slower than the reference a core is right now, at least 1. A core that another process has just used,
 * or that shares its parts with a busy one, takes more seconds for the same work.
 */
export function slownessOfCore(): number {
  const before = process.threadCpuUsage()
  fixedWork()
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(1, (user + system) / 1e6 / REFERENCE_SECONDS)
}
