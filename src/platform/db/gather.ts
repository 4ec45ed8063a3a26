import type { Db } from './database.ts'

type Waiting<Key, Found> = {
  key: Key
  resolve: (found: Found) => void
  reject: (error: unknown) => void
}

type Queue<Key, Found> = {
  waiting: Waiting<Key, Found>[]
  underWay: Waiting<Key, Found>[] | null
  /** Whether several went with the last statement. */
  isShared: boolean
}

const MOST = 100
/** A statement that takes longer than this waits for a lock, or its connection is lost: nobody else waits for it. */
const PATIENCE_MS = 100

/**
 * Makes what is asked of the database in one way share statements: those who wait at the same moment are served by one.
 * While none is under way it goes out at once; otherwise it waits for the one to end, and goes with all that wait too. It
 * never joins a statement that is under way, so whoever asks sees what was committed before. In a transaction each is
 * served alone. docs/decisions/008-gathered-reads.md tells what this saves.
 * @param serve finds, or does, what belongs to each key, in the order of the keys; the same key may be there several times
 */
export function gather<Within extends { readonly db: Db }, Key, Found>(
  serve: (within: Within, keys: Key[]) => Promise<Found[]>,
): (within: Within, key: Key) => Promise<Found> {
  const queues = new WeakMap<Db, Queue<Key, Found>>()

  const send = (within: Within, queue: Queue<Key, Found>) => {
    if (queue.underWay !== null || queue.waiting.length === 0) return
    const batch = queue.waiting.splice(0, MOST)
    queue.underWay = batch
    queue.isShared = batch.length > 1
    const letNextGo = () => {
      clearTimeout(slow)
      if (queue.underWay !== batch) return
      queue.underWay = null
      send(within, queue)
    }
    const slow = setTimeout(letNextGo, PATIENCE_MS)
    const keys = batch.map(({ key }) => key)
    serve(within, keys)
      .then((found) => batch.forEach(({ resolve }, nth) => void resolve(found[nth]!)))
      .catch((error) => batch.forEach(({ reject }) => void reject(error)))
      .finally(letNextGo)
  }

  return async (within, key) => {
    if (within.db.isTransaction) return (await serve(within, [key]))[0]!
    let queue = queues.get(within.db)
    if (queue === undefined) {
      queue = { waiting: [], underWay: null, isShared: false }
      queues.set(within.db, queue)
    }
    const asked = Promise.withResolvers<Found>()
    queue.waiting.push({ key, ...asked })
    // Where the last statement was shared, those whose requests were read from their sockets together ask together. Who
    // is alone does not wait for that: it costs a tenth of the time of a small request.
    if (queue.waiting.length === 1 && queue.underWay === null)
      (queue.isShared ? setImmediate : process.nextTick)(send, within, queue)
    return asked.promise
  }
}
