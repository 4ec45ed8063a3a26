import type { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { lockPlaces } from './lock-places.ts'
import type { RegistrationBody } from './registration-schema.ts'
import { type Asked, type ServeTogether, settleRequests } from './settle-requests.ts'
import type { Visitor } from './visitor.ts'

/** Registrations in one transaction: the event is locked for all of them. */
const MOST = 50

/**
 * Registrations for one event wait for each other in the database and each transaction holds a connection, so a limit
 * leaves connections for everyone else. While one transaction commits, the next waits for the lock.
 */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 2,
  waiting: 1000,
  busy: 'Very many people are registering for this event right now. Please try again in some seconds.',
})

/** An event, by a condition on event `e`; `name` tells events apart. */
export type WantedEvent = { name: string; which: Sql; missing: () => AppError }

/**
 * The work of a request, with the event locked. `uids`: the sessions that its people choose. `together`: how it is
 * served with others that are alike.
 */
type Wish<Result> = {
  uids: readonly string[]
  work: (ctx: TxContext, event: RegistrationEvent) => Promise<Result>
  together?: { input: RegistrationBody; serve: ServeTogether<Result> }
}

const lines = new WeakMap<Db, Map<string, Asked[]>>()

/**
 * Does `work` for a visitor with the event locked. Requests for one event that wait at the same moment share a
 * transaction, in the order in which they came: each sees the event as the one before has left it, and one that fails
 * leaves nothing. Otherwise each would hold the lock until its own commit is on disk and on the standby.
 * @throws AppError unavailable; what `missing` returns when there is no such event
 */
export function sharePlaces<Result>(visitor: Visitor, wanted: WantedEvent, wish: Wish<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const asked = askedOf(visitor, wish, { resolve, reject })
  if (visitor.db.isTransaction) return together(wanted, asked, () => [asked]).then(() => promise)
  const line = joinLine(visitor.db, wanted.name, asked)
  const lead = async () => {
    if (line.isWaiting(asked)) await together(wanted, asked, () => line.take(MOST))
  }
  inTurn(lead, wanted.name).catch((error) => {
    // A request that another one's transaction has taken is answered by that.
    if (line.leave(asked)) reject(error)
  })
  return promise
}

function askedOf<Result>(
  visitor: Visitor,
  { uids, work, together }: Wish<Result>,
  { resolve, reject }: Pick<PromiseWithResolvers<Result>, 'resolve' | 'reject'>,
): Asked {
  return {
    visitor,
    uids,
    async work(ctx, event) {
      const result = await work(ctx, event)
      return () => resolve(result)
    },
    together:
      together === undefined ? null : { ...together, settle: (give) => resolve(attempt(give) as Promise<Result>) },
    reject,
  }
}

async function attempt<Result>(give: () => Result): Promise<Result> {
  return give()
}

/** Joins the requests for an event that wait in this process; a line exists while anybody waits in it. */
function joinLine(db: Db, name: string, asked: Asked) {
  const ofDatabase = lines.get(db) ?? new Map<string, Asked[]>()
  lines.set(db, ofDatabase)
  const line = ofDatabase.get(name) ?? []
  ofDatabase.set(name, line)
  line.push(asked)
  const remove = (place: number, count: number) => {
    const removed = line.splice(place, count)
    if (line.length === 0 && ofDatabase.get(name) === line) ofDatabase.delete(name)
    return removed
  }
  return {
    isWaiting: (one: Asked) => line.includes(one),
    take: (most: number) => remove(0, most),
    leave: (one: Asked) => line.includes(one) && remove(line.indexOf(one), 1),
  }
}

/** @param take returns who shares the transaction, once the event is locked */
async function together(wanted: WantedEvent, { visitor }: Asked, take: () => Asked[]): Promise<void> {
  let taken: Asked[] = []
  try {
    const settled = await inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
      const event = await lockPlaces(tx, wanted.which)
      // A transaction that is repeated after a deadlock has the same people.
      if (taken.length === 0) taken = take()
      return event === null || taken.length === 0 ? null : settleRequests({ ...tx, orgId: event.org_id }, event, taken)
    })
    for (const [nth, asked] of taken.entries())
      if (settled === null) asked.reject(wanted.missing())
      else settled[nth]?.()
    const again = settled === null ? [] : taken.filter((_, nth) => settled[nth] === null)
    for (const asked of again) await together(wanted, asked, () => [asked]).catch(asked.reject)
  } catch (error) {
    if (taken.length === 0) throw error
    for (const { reject } of taken) reject(error)
  }
}
