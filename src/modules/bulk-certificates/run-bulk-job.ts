import type { Static } from 'typebox'
import { isUnavailable } from '../../lib/errors.ts'
import { OverTime } from '../../lib/threads/thread-pool.ts'
import { type Context, jobContext, type Services } from '../../platform/context/context.ts'
import { completeDrafts, type Draft, draftCertificate, type IssuingEvent, valuesFor } from '../certificates/index.ts'
import { removeArchives } from './archive-key.ts'
import { RUN_BULK_JOB } from './bulk-queries.ts'
import { type Claim, claimBulkJob, failBulkJob, giveBackClaim } from './claim-bulk-job.ts'
import { completeBulkJob } from './complete-bulk-job.ts'
import { writeArchive } from './write-archive.ts'

const TOO_SLOW =
  'Drawing the certificates takes too long: give the design fewer or shorter fields, or send fewer names.'

/**
 * Draws the certificates of a bulk job. It can be rerun at any point: nothing is visible before the last transaction,
 * and a run that lost its claim changes nothing.
 * @throws AppError unavailable when the file store is down, which does not count as a crash of the job
 */
export async function runBulkJob(
  services: Services,
  { org_id, bulk_job_id }: Static<typeof RUN_BULK_JOB.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, RUN_BULK_JOB.name)
  const claim = await claimBulkJob(ctx, bulk_job_id)
  if (claim === null) return
  try {
    await drawClaimed(ctx, claim, giveUp)
  } catch (error) {
    if (error instanceof OverTime) return failBulkJob(ctx, claim, TOO_SLOW)
    if (isUnavailable(error)) await giveBackClaim(ctx, claim)
    throw error
  }
}

async function drawClaimed(ctx: Context, claim: Claim, giveUp?: AbortSignal): Promise<void> {
  // Nothing refers to files left behind by a run that was killed.
  await removeArchives(ctx, claim.jobId)
  const drafts = await completeDrafts(ctx, claim.event.frozen, draftClaimed(ctx, claim))
  const archive = await writeArchive(ctx, claim, drafts, giveUp)
  if (archive === null) return leaveToOthers(ctx, claim)
  const completed = await completeBulkJob(ctx, claim, drafts, { ...archive, warnings: warnings(claim) })
  if (completed) return
  await ctx.blobs.remove(archive.key)
  await leaveToOthers(ctx, claim)
}

function draftClaimed(ctx: Context, { names, emails, values, event }: Claim): Draft[] {
  return names.map((name, nth) =>
    draftCertificate(ctx, {
      attendee_id: null,
      recipient_key: null,
      attendee_name: name,
      attendee_email: emails?.[nth] ?? null,
      tier: null,
      certificate_values: valuesFor(event.values, { certificate_values: values?.[nth] ?? null, answers: null }),
    }),
  )
}

/** Keeps an unfinished job in the queue: it would be removed if this run ended normally. */
async function leaveToOthers(ctx: Context, claim: Claim): Promise<void> {
  if (await giveBackClaim(ctx, claim)) throw new Error(`Bulk job ${claim.jobId} is left to another run.`)
}

/** Warns about a picture that was not used, and values that the event has stopped defining since the upload. */
function warnings({ event, values }: Pick<Claim, 'event' | 'values'>): string[] {
  const defined = event.values.definitions.map(({ key }) => key)
  const gone = [...new Set(values?.flatMap(Object.keys))].filter((key) => !defined.includes(key))
  return [
    ...pictureWarnings(event),
    ...gone.map((key) => `The event no longer defines the value ${key}, so the certificates leave it out.`),
  ]
}

/** Warns when certificates were drawn on the built-in design although the event has a picture. */
function pictureWarnings({ templateStatus, templateError }: IssuingEvent): string[] {
  if (templateStatus === 'pending')
    return [
      'The picture of template_image_url was not there yet, so the certificates were drawn on the built-in design.',
    ]
  if (templateStatus === 'failed')
    return [
      `The picture of template_image_url could not be used (${templateError}), so the certificates were drawn on the built-in design.`,
    ]
  return []
}
