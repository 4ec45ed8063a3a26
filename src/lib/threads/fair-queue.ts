import { AppError } from '../errors.ts'

const RETRY_AFTER_S = 5

type Party = { running: number; waiting: (() => void)[] }

/**
 * Creates a queue that runs at most `atOnce` pieces of work at a time, at most `ofEach` of them for one party; up to
 * `waiting` more per party wait in order. The party with the fewest running pieces is next, and among equals the one
 * served longest ago, so that nobody waits for all the work of another. Work whose `signal` is aborted while it waits
 * is dropped and rejects with the signal's reason.
 * @param busy the message of the 503 for a party that has too much work waiting
 */
export function fairQueue({
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
    // The map keeps the parties in the order of their turns.
    parties.delete(name)
    parties.set(name, party)
  }
  const forgetIdle = (name: unknown, party: Party) => {
    const isIdle = party.running === 0 && party.waiting.length === 0
    if (isIdle && parties.get(name) === party) parties.delete(name)
  }
  const end = (name: unknown, party: Party) => {
    running -= 1
    party.running -= 1
    forgetIdle(name, party)
    const wanting = [...parties].filter(([, other]) => other.waiting.length > 0 && other.running < ofEach)
    const next = wanting.sort(([, a], [, b]) => a.running - b.running)[0]
    if (!next) return
    begin(...next)
    next[1].waiting.shift()!()
  }

  return async <Result>(work: () => Promise<Result>, name: unknown = null, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    const party = parties.get(name) ?? { running: 0, waiting: [] }
    if (running < atOnce && party.running < ofEach) begin(name, party)
    else {
      if (party.waiting.length >= waiting) throw new AppError('unavailable', busy, { retryAfter: RETRY_AFTER_S })
      parties.set(name, party)
      await turnIn(party, signal).finally(() => forgetIdle(name, party))
    }
    try {
      return await work()
    } finally {
      end(name, party)
    }
  }
}

/** Waits in a party's line until the queue takes it off. */
function turnIn({ waiting }: Party, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const drop = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(signal!.reason)
    }
    const start = () => {
      signal?.removeEventListener('abort', drop)
      resolve()
    }
    signal?.addEventListener('abort', drop, { once: true })
    waiting.push(start)
  })
}
