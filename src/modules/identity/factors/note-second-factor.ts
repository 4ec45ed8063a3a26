import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/** Whoever sets up a second factor has shown it in their session, which then may do what needs one. */
export async function noteSecondFactor({ db, actor }: Pick<TxContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'person' || actor.signedIn === undefined) return
  await change({ db })`
    update person_session set second_factor = true, second_factor_by_org = null where id = ${actor.signedIn.sessionId}`
}
