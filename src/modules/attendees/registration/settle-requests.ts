import { AppError } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { inPart } from '../../../platform/db/in-transaction.ts'
import { isDatabaseAway, isStalePlan } from '../../../platform/db/pg-errors.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'
import { holdSignUps } from '../sign-ups/sign-up-queries.ts'
import type { RegistrationBody } from './registration-schema.ts'
import type { Visitor } from './visitor.ts'

/** Answers a request after the commit. */
export type Answer = () => void

/** A request in a shared transaction, with the context of its caller. */
export type SharedRequest = { by: TxContext; input: RegistrationBody }

/**
 * Does the work of the first of these requests in a fixed number of statements, as if one after the other.
 * @returns for each of those what gives its result or throws its error; none when the first has to be served alone
 */
export type ServeTogether<Result> = (
  tx: TxContext,
  event: RegistrationEvent,
  requests: readonly SharedRequest[],
) => Promise<(() => Result)[]>

/** `uids`: the sessions that its people choose. */
export type Asked = {
  visitor: Visitor
  uids: readonly string[]
  work: (ctx: TxContext, event: RegistrationEvent) => Promise<Answer>
  together: { input: RegistrationBody; serve: ServeTogether<unknown>; settle: (give: () => unknown) => void } | null
  reject: (error: unknown) => void
}

/**
 * Does the work of requests for a locked event in their order: together where they are alike, otherwise each as a part
 * of the transaction.
 * @returns for each what answers it after the commit; null: it is repeated in a transaction of its own
 */
export async function settleRequests(
  tx: TxContext,
  event: RegistrationEvent,
  taken: readonly Asked[],
): Promise<(Answer | null)[]> {
  // Alone it needs no part of its own.
  if (taken.length === 1) return [await taken[0]!.work(contextOf(tx, taken[0]!), event)]
  await holdSignUps(tx, event.id, [...new Set(taken.flatMap(({ uids }) => uids))])
  const settled: (Answer | null)[] = []
  let alone = 0
  while (settled.length < taken.length) {
    const rest = taken.slice(settled.length)
    const now = settled.length === 0 ? event : await readRegistrationEvent(tx, sql`e.id = ${event.id}`)
    const served = alone > 0 ? [] : await serveTogether(tx, now!, rest)
    if (served === null) alone = rest.length
    else if (served.length > 0) settled.push(...served)
    else {
      settled.push(await settleAlone(tx, now!, rest[0]!))
      alone -= 1
    }
  }
  return settled
}

function contextOf({ orgId, db, afterCommit }: TxContext, { visitor }: Asked): TxContext {
  return { ...visitor, orgId, db, afterCommit }
}

/** @returns null when they failed together and nothing of it is left */
async function serveTogether(
  tx: TxContext,
  event: RegistrationEvent,
  rest: readonly Asked[],
): Promise<Answer[] | null> {
  const serve = rest[0]!.together?.serve
  const others = rest.findIndex(({ together }) => together?.serve !== serve)
  const alike = others < 0 ? rest : rest.slice(0, others)
  if (serve === undefined || alike.length === 1) return []
  const requests = alike.map((asked) => ({ by: contextOf(tx, asked), input: asked.together!.input }))
  try {
    const gives = await inPart(tx, () => serve(tx, event, requests))
    return gives.map((give, nth) => () => alike[nth]!.together!.settle(give))
  } catch {
    // Served one by one, the request that is to blame gets the error.
    return null
  }
}

async function settleAlone(tx: TxContext, event: RegistrationEvent, asked: Asked): Promise<Answer | null> {
  try {
    return await inPart(tx, () => asked.work(contextOf(tx, asked), event))
  } catch (error) {
    const isFinal = error instanceof AppError || (isDatabaseAway(error) && !isStalePlan(error))
    return isFinal ? () => asked.reject(error) : null
  }
}
