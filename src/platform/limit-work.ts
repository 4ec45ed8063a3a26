import { AppError } from './errors.ts'

const RETRY_AFTER_S = 5

type Party = { running: number; waiting: (() => void)[] }

/**
 * Lets `atOnce` pieces of work run at the same time, and of each party `ofEach` at most; of each party `waiting` more wait
 * for their turn, in their order. The party of which the fewest run is next, and of several the one that came or had its turn first, so that nobody
 * waits for all that another has to do.
 * @param busy what a party that comes with more is told, with status 503
 */
export function limitWork({
  atOnce,
  ofEach = atOnce,
  waiting,
  busy,
}: {
  atOnce: number
  ofEach?: number
  waiting: number
  busy: string
}) {
  const parties = new Map<unknown, Party>()
  let running = 0

  const begin = (name: unknown, party: Party) => {
    running += 1
    party.running += 1
    // The order of the map is that of their turns.
    parties.delete(name)
    parties.set(name, party)
  }
  const end = (name: unknown, party: Party) => {
    running -= 1
    party.running -= 1
    if (party.running === 0 && party.waiting.length === 0) parties.delete(name)
    const wanting = [...parties].filter(([, other]) => other.waiting.length > 0 && other.running < ofEach)
    const next = wanting.sort(([, a], [, b]) => a.running - b.running)[0]
    if (!next) return
    begin(...next)
    next[1].waiting.shift()!()
  }

  return async <Result>(work: () => Promise<Result>, name: unknown = null): Promise<Result> => {
    const party = parties.get(name) ?? { running: 0, waiting: [] }
    if (running < atOnce && party.running < ofEach) begin(name, party)
    else {
      if (party.waiting.length >= waiting) throw new AppError('unavailable', busy, { retryAfter: RETRY_AFTER_S })
      parties.set(name, party)
      await new Promise<void>((resolve) => party.waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      end(name, party)
    }
  }
}
