import type { Worker } from 'node:cluster'
import type { Figures, FromProcess, ToProcess } from './from-process.ts'

/** A process that does not reply within this time is left out of this scrape. */
const WITHIN_MS = 2_000

type Gathering = { all: { process: number; figures: Figures }[]; missing: Set<Worker>; done: () => void }

/**
 * Runs in the primary process as the counterpart of `shareFigures`: collects the metrics of all live processes and
 * sends them to the asker.
 */
export function figuresRelay(living: () => Iterable<[number, Worker]>) {
  const gatherings = new Map<number, Gathering>()
  const send = (worker: Worker, message: ToProcess) => {
    // A process that has just died receives nothing.
    if (worker.isConnected()) worker.send(message, () => {})
  }
  let count = 0
  const gather = (asker: Worker, askedId: number) => {
    const id = ++count
    const done = () => {
      clearTimeout(late)
      gatherings.delete(id)
      send(asker, { type: 'all-figures', id: askedId, all: gathering.all })
    }
    const late = setTimeout(done, WITHIN_MS)
    const gathering: Gathering = { all: [], missing: new Set([...living()].map(([, worker]) => worker)), done }
    gatherings.set(id, gathering)
    for (const worker of gathering.missing) send(worker, { type: 'tell-figures', id })
  }
  return (process: number, worker: Worker, message: FromProcess): void => {
    if (message.type === 'ask-figures') gather(worker, message.id)
    if (message.type !== 'own-figures') return
    const gathering = gatherings.get(message.id)
    if (!gathering?.missing.delete(worker)) return
    gathering.all.push({ process, figures: message.figures })
    if (gathering.missing.size === 0) gathering.done()
  }
}
