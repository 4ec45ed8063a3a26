import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context, Services } from '../../platform/context/context.ts'
import { getBulkJob } from './bulk-queries.ts'

const GOOD_FOR_MS = 10 * 60_000

/**
 * Creates a URL that serves the archive of a job without a key for ten minutes.
 * @throws AppError not_found, not_ready
 */
export async function archiveLink(ctx: Context, eventId: number, jobId: number) {
  const { id, zip_key, status } = await getBulkJob(ctx, eventId, jobId)
  if (zip_key === null) throw new AppError('not_ready', `Bulk job ${id} is ${status}, so it has no archive.`)
  const until = new Date(ctx.now().getTime() + GOOD_FOR_MS)
  const what = `${ctx.orgId}-${eventId}-${id}-${until.getTime().toString(36)}`
  return { archive_url: `${ctx.siteUrl}/archives/${what}-${macOf(ctx, what)}`, good_until: isoTime(until) }
}

/**
 * Verifies an archive URL and returns its job.
 * @throws AppError not_found when it is not ours; gone when it has expired
 */
export function readArchiveLink(services: Pick<Services, 'secret' | 'now'>, text: string) {
  const [, what, orgId, eventId, jobId, until, mac] =
    /^((\d{1,15})-(\d{1,15})-(\d{1,15})-([0-9a-z]{1,10}))-([\w-]{43})$/.exec(text) ?? []
  if (!what || !mac || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(services, what))))
    throw new AppError('not_found', 'No archive has this address.')
  if (Number.parseInt(until!, 36) <= services.now().getTime())
    throw new AppError('gone', 'This link has expired after ten minutes. Request a new one.')
  return { orgId: Number(orgId), eventId: Number(eventId), jobId: Number(jobId) }
}

function macOf({ secret }: Pick<Services, 'secret'>, what: string): string {
  return createHmac('sha256', secret).update(`archive of a bulk job\n${what}`).digest('base64url')
}
