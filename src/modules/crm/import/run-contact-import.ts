import type { Static } from 'typebox'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Context, jobContext, type Services, type TxContext } from '../../../platform/context.ts'
import { uuidFrom } from '../../../platform/crypto/random-uuid.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { rescoreDueLater } from '../scores/rescore-contacts.ts'
import type { RUN_CONTACT_IMPORT } from './contact-import-queries.ts'
import type { ImportedContact } from './judge-contact.ts'
import { type Mode, saveContacts } from './save-contacts.ts'

const MOST_CLAIMS = 5

type Claim = { id: number; file_name: string; mode: Mode; token: string }

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
  if (claim === null) return
  while (await inTransaction(ctx, (ctx) => saveNextBatch(ctx, claim)))
    // What is left must not be taken from the queue, as it would be if this run ended well.
    if (giveUp?.aborted) throw new Error(`Import ${import_id} is left to another run.`)
}

/** Takes an unfinished import under a new token; one that has been begun so often without coming further is failed. */
function claimImport(ctx: Context, id: number): Promise<Claim | null> {
  const token = uuidFrom(ctx.randomBytes(16))
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Omit<Claim, 'token'> & { claims: number }>(ctx)`
      update contact_import set status = 'running', claims = claims + 1, claim_token = ${token}, started_at = coalesce(started_at, ${ctx.now()})
      where org_id = ${ctx.orgId} and id = ${id} and status in ('pending', 'running')
      returning id, file_name, mode, claims`
    if (row === null) return null
    if (row.claims <= MOST_CLAIMS) return { ...row, token }
    const error = `The work stopped unexpectedly ${MOST_CLAIMS} times. What is in by then stays.`
    await change(ctx)`
      update contact_import set status = 'failed', error = ${error}, finished_at = ${ctx.now()}, claim_token = null where id = ${id}`
    await change(ctx)`delete from contact_import_batch where import_id = ${id}`
    await recordAudit(ctx, {
      action: 'contact_import.fail',
      subjectType: 'contact_import',
      subjectId: id,
      after: { error },
    })
    return null
  })
}

/** @returns whether there may be another one */
async function saveNextBatch(ctx: TxContext, claim: Claim): Promise<boolean> {
  const { id, token } = claim
  const held = await maybeOne(ctx)`
    select 1 from contact_import where id = ${id} and status = 'running' and claim_token = ${token} for no key update`
  if (held === null) return false
  const batch = await maybeOne<{ people: (ImportedContact | { row: number })[] }>(ctx)`
    delete from contact_import_batch where id = (select min(id) from contact_import_batch where import_id = ${id}) returning people`
  if (batch === null) {
    await completeImport(ctx, id)
    return false
  }
  const people = batch.people.filter((each): each is ImportedContact => 'email_key' in each)
  const { created, updated, skipped } = await saveContacts(ctx, claim, people)
  // Whoever was erased meanwhile has left the number of a row.
  const erased = batch.people.length - people.length
  await change(ctx)`
    update contact_import set created_count = created_count + ${created}, updated_count = updated_count + ${updated},
      skipped_count = skipped_count + ${skipped + erased}, claims = 0 where id = ${id}`
  return true
}

async function completeImport(ctx: TxContext, id: number): Promise<void> {
  const after = await maybeOne(ctx)`
    update contact_import set status = 'completed', finished_at = ${ctx.now()}, claim_token = null where id = ${id}
    returning created_count as created, updated_count as updated, skipped_count as skipped, failed_count as failed`
  await rescoreDueLater(ctx)
  await recordAudit(ctx, { action: 'contact_import.complete', subjectType: 'contact_import', subjectId: id, after })
}
