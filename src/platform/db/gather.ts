import type { Db } from './database.ts'

type Waiting<Key, Found> = {
  key: Key
  resolve: (found: Found) => void
  reject: (error: unknown) => void
}

type Queue<Key, Found> = {
  waiting: Waiting<Key, Found>[]
  underWay: Waiting<Key, Found>[] | null
  /** When the last statement was sent, by `performance.now`. */
  sentAt: number
  /** Whether several callers shared it. */
  isShared: boolean
  /** Releases waiting callers after PATIENCE_MS; created only once a caller waits, which is rare. */
  patience: NodeJS.Timeout | undefined
}

const MAX = 100
/** A longer statement waits for a lock, or its connection is lost: nobody else waits for it. */
const PATIENCE_MS = 100

/**
 * Lets concurrent callers share a statement. A first call is sent at once; while a statement is running, further calls
 * wait and share the next one. A call never joins a running statement, so it sees everything committed before it. In a
 * transaction each call runs alone. docs/decisions/008-batched-reads.md explains what this saves.
 * @param serve returns the results for the keys, in their order; a key may occur several times
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
    // After a shared statement, requests that are read from their sockets together share the next one too. A lone
    // caller does not wait for that, which would cost a tenth of a small request's time.
    if (queue.underWay !== null) beginWaiting(within, queue)
    else if (queue.isShared) setImmediate(send, within, queue)
    else process.nextTick(send, within, queue)
    return asked
  }
}
