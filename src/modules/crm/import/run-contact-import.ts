import { setTimeout as wait } from 'node:timers/promises'
import type { Static } from 'typebox'
import { type Context, jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { analyseContacts } from './analyse-contacts.ts'
import { type ClaimedImport, claimImport, completeImport, deleteBatches } from './claim-import.ts'
import type { RUN_CONTACT_IMPORT } from './contact-import-queries.ts'
import { saveContacts } from './save-contacts.ts'
import type { ImportedContact } from './validate-contact.ts'

/**
 * Batches saved at the same time: while one waits for the database, the process prepares another. During other requests
 * there is only one, which leaves them one of two cores.
 */
const STREAMS = 2
const PAUSE_MS = 50

/**
 * Skips the disk sync at the end of a batch without events: a machine that loses power loses the batch as a whole, so
 * its rows are still queued. The end of the import does sync, including everything before it.
 */
const withoutDisk = sql`set_config('synchronous_commit', 'off', true) <> ''`

/** The run lost its claim, so its transaction must be rolled back. */
class LostClaim extends Error {}

/**
 * Imports the batches of a file. Each batch is deleted in the transaction that saves and counts its contacts, so the
 * job can run again at any point. A run whose claim was taken over, or whose import was cancelled, changes nothing.
 */
export async function runContactImport(
  services: Services,
  { org_id, import_id }: Static<typeof RUN_CONTACT_IMPORT.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, 'run-contact-import')
  const claim = await claimImport(ctx, import_id)
  if (claim === null) return deleteBatches(ctx, import_id)
  try {
    // The first batch runs alone, so that later plans use statistics of the contacts.
    await saveNextBatch(ctx, claim, true)
    const run: Run = { claim, giveUp, isOver: false }
    await Promise.all(Array.from({ length: STREAMS }, (_, nth) => saveBatches(ctx, run, nth)))
    // Batches that others have locked, such as an erasure or a run that lost its claim, are retried.
    while (!(await completeImport(ctx, claim))) {
      await wait(PAUSE_MS)
      await saveBatches(ctx, run, 0)
    }
  } catch (error) {
    if (!(error instanceof LostClaim)) throw error
    await deleteBatches(ctx, import_id)
  }
}

type Run = {
  claim: ClaimedImport
  giveUp: AbortSignal | undefined
  /** True when no batch is left to claim. */
  isOver: boolean
}

async function saveBatches(ctx: Context, run: Run, nth: number): Promise<void> {
  let isSaved: boolean
  do {
    // The job must fail so that the rest of the import stays queued.
    if (run.giveUp?.aborted) throw new Error(`Import ${run.claim.id} is left to another run.`)
    while (nth > 0 && !run.isOver && !run.giveUp?.aborted && ctx.requests.areMany()) await wait(PAUSE_MS)
    isSaved = await saveNextBatch(ctx, run.claim)
    run.isOver = !isSaved
  } while (isSaved)
}

/** Saves the next batch. @returns false when there is none */
function saveNextBatch(ctx: Context, claim: ClaimedImport, isFirst = false): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const people = await claimBatch(ctx, claim.id)
    if (people === null) return false
    const known = people.filter((each): each is ImportedContact => 'email_key' in each)
    const { created, updated, skipped } = await saveContacts(ctx, { ...claim, indexLater: true }, known)
    if (isFirst) await analyseContacts(ctx)
    // People who were erased in the meantime leave only a row number.
    const erased = people.length - known.length
    const counted = await change(ctx)`
      update contact_import set created_count = created_count + ${created}, updated_count = updated_count + ${updated},
        skipped_count = skipped_count + ${skipped + erased}, claims = 0
      where id = ${claim.id} and status = 'running' and claim_token = ${claim.token}
        and case when ${updated > 0}::boolean then true else ${withoutDisk} end`
    if (counted === 0) throw new LostClaim(`Import ${claim.id} was taken over by another run, or cancelled.`)
    return true
  })
}

async function claimBatch(ctx: TxContext, importId: number): Promise<(ImportedContact | { row: number })[] | null> {
  const batch = await maybeOne<{ people: (ImportedContact | { row: number })[] }>(ctx)`
    delete from contact_import_batch where id = (
      select id from contact_import_batch where import_id = ${importId} order by id limit 1 for update skip locked)
    returning people`
  return batch?.people ?? null
}
