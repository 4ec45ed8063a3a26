import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/** Setting up a second factor also proves it, so the current sign-in session counts as having shown it. */
export async function recordSecondFactor({ db, actor }: Pick<TxContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'person' || actor.signedIn === undefined) return
  await change({ db })`
    update person_session set second_factor = true, second_factor_by_org = null where id = ${actor.signedIn.sessionId}`
}
