import type { Db } from './database.ts'

type Waiting<Key, Found> = {
  key: Key
  resolve: (found: Found) => void
  reject: (error: unknown) => void
}

type Queue<Key, Found> = {
  waiting: Waiting<Key, Found>[]
  underWay: Waiting<Key, Found>[] | null
  /** When the last statement went out, as `performance.now` tells it. */
  sentAt: number
  /** Whether several went with it. */
  isShared: boolean
  /** Lets those who wait go at the end of their patience; made once somebody waits, which most never do. */
  patience: NodeJS.Timeout | undefined
}

const MAX = 100
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
    const batch = queue.waiting.splice(0, MAX)
    queue.underWay = batch
    queue.sentAt = performance.now()
    queue.isShared = batch.length > 1
    if (queue.waiting.length > 0) beginWaiting(within, queue)
    const keys = batch.map(({ key }) => key)
    serve(within, keys).then(
      (found) => {
        for (let nth = 0; nth < batch.length; nth += 1) batch[nth]!.resolve(found[nth]!)
        letNextGo(within, queue, batch)
      },
      (error) => {
        for (const { reject } of batch) reject(error)
        letNextGo(within, queue, batch)
      },
    )
  }

  const letNextGo = (within: Within, queue: Queue<Key, Found>, batch: Waiting<Key, Found>[]) => {
    if (queue.underWay !== batch) return
    clearTimeout(queue.patience)
    queue.underWay = null
    send(within, queue)
  }

  const beginWaiting = (within: Within, queue: Queue<Key, Found>) => {
    const rest = Math.max(0, queue.sentAt + PATIENCE_MS - performance.now())
    queue.patience = setTimeout(letNextGo, rest, within, queue, queue.underWay!)
  }

  return (within, key) => {
    if (within.db.isTransaction) return serve(within, [key]).then(([found]) => found!)
    let queue = queues.get(within.db)
    if (queue === undefined) {
      queue = { waiting: [], underWay: null, sentAt: 0, isShared: false, patience: undefined }
      queues.set(within.db, queue)
    }
    const { waiting } = queue
    const asked = new Promise<Found>((resolve, reject) => waiting.push({ key, resolve, reject }))
    if (waiting.length > 1) return asked
    // Where the last statement was shared, those whose requests were read from their sockets together ask together. Who
    // is alone does not wait for that: it costs a tenth of the time of a small request.
    if (queue.underWay !== null) beginWaiting(within, queue)
    else if (queue.isShared) setImmediate(send, within, queue)
    else process.nextTick(send, within, queue)
    return asked
  }
}
