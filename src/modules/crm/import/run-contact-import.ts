import { setTimeout as wait } from 'node:timers/promises'
import type { Static } from 'typebox'
import { type Context, jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type ClaimedImport, claimImport, completeImport, dropBatches } from './claim-import.ts'
import type { RUN_CONTACT_IMPORT } from './contact-import-queries.ts'
import { knowContacts } from './know-contacts.ts'
import { saveContacts } from './save-contacts.ts'
import type { ImportedContact } from './validate-contact.ts'

/**
 * Batches that are saved at the same time: while one waits for the database this process prepares another. While others
 * ask it is one at a time, which leaves them a core of two.
 */
const STREAMS = 2
const PAUSE_MS = 50

/**
 * Does not wait for the disk at the end of a batch that announces nothing: what a machine that loses its power forgets of
 * it, it forgets as a whole, so the batch is still there. The end of the import does wait, for all before it too.
 */
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) <> ''`

/** The run has no claim any more, and what it did in its transaction must not stay. */
class LostClaim extends Error {}

/**
 * Makes contacts of the batches of an import. Each goes in the transaction that makes contacts of it and counts them, so
 * it can be run again at any point; a run whose claim another has taken, or whose import was cancelled, changes nothing.
 */
export async function runContactImport(
  services: Services,
  { org_id, import_id }: Static<typeof RUN_CONTACT_IMPORT.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, 'run-contact-import')
  const claim = await claimImport(ctx, import_id)
  if (claim === null) return dropBatches(ctx, import_id)
  try {
    // The first one alone, after which plans are made by what is known of contacts.
    await saveNextBatch(ctx, claim, true)
    const run: Run = { claim, giveUp, isOver: false }
    await Promise.all(Array.from({ length: STREAMS }, (_, nth) => saveBatches(ctx, run, nth)))
    // Batches that others hold, such as an erasure or a run that lost its claim, are tried again.
    while (!(await completeImport(ctx, claim))) {
      await wait(PAUSE_MS)
      await saveBatches(ctx, run, 0)
    }
  } catch (error) {
    if (!(error instanceof LostClaim)) throw error
    await dropBatches(ctx, import_id)
  }
}

type Run = {
  claim: ClaimedImport
  giveUp: AbortSignal | undefined
  /** Whether no batch is left that could be taken. */
  isOver: boolean
}

async function saveBatches(ctx: Context, run: Run, nth: number): Promise<void> {
  let isSaved: boolean
  do {
    // What is left must not be taken from the queue, as it would be if this run ended well.
    if (run.giveUp?.aborted) throw new Error(`Import ${run.claim.id} is left to another run.`)
    while (nth > 0 && !run.isOver && !run.giveUp?.aborted && ctx.requests.areMany()) await wait(PAUSE_MS)
    isSaved = await saveNextBatch(ctx, run.claim)
    run.isOver = !isSaved
  } while (isSaved)
}

/** @returns whether there was one */
function saveNextBatch(ctx: Context, claim: ClaimedImport, isFirst = false): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const people = await takeBatch(ctx, claim.id)
    if (people === null) return false
    const known = people.filter((each): each is ImportedContact => 'email_key' in each)
    const { created, updated, skipped } = await saveContacts(ctx, { ...claim, indexLater: true }, known)
    if (isFirst) await knowContacts(ctx)
    // Whoever was erased meanwhile has left the number of a row.
    const erased = people.length - known.length
    const counted = await change(ctx)`
      update contact_import set created_count = created_count + ${created}, updated_count = updated_count + ${updated},
        skipped_count = skipped_count + ${skipped + erased}, claims = 0
      where id = ${claim.id} and status = 'running' and claim_token = ${claim.token}
        and case when ${updated > 0}::boolean then true else ${withoutDisk} end`
    if (counted === 0) throw new LostClaim(`Import ${claim.id} is done by another run, or cancelled.`)
    return true
  })
}

async function takeBatch(ctx: TxContext, importId: number): Promise<(ImportedContact | { row: number })[] | null> {
  const batch = await maybeOne<{ people: (ImportedContact | { row: number })[] }>(ctx)`
    delete from contact_import_batch where id = (
      select id from contact_import_batch where import_id = ${importId} order by id limit 1 for update skip locked)
    returning people`
  return batch?.people ?? null
}
