import { AppError } from '../../../lib/errors.ts'
import { mayPass, SafeFetchError } from '../../../lib/safe-fetch/safe-fetch-error.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { createDesign, imageLayout, ownPictureKey, storePicture } from '../../designs/index.ts'
import { lockEvent } from '../records/event-queries.ts'
import { FETCH_TEMPLATE_PICTURE, type FetchTemplatePicture, fetchLater, type TemplateState } from './event-template.ts'
import { setTemplatePicture } from './set-template-picture.ts'

const MAX_BYTES = 10 * 1_048_576
/** Limit for the whole download. */
const TIMEOUT_MS = 10_000
/** Delays between attempts while the host is unreachable: five attempts in ten minutes. */
const WAITS_MS = [5_000, 30_000, 120_000, 480_000]

/**
 * Fetches the picture of an event and creates a design from it. If that fails, `template_status` (pending during
 * retries) and `template_error` of the event say so; until then certificates use the built-in design.
 */
export async function fetchTemplatePicture(services: Services, job: FetchTemplatePicture): Promise<void> {
  const ctx = jobContext(services, job.org_id, FETCH_TEMPLATE_PICTURE.name)
  try {
    const { key, page } = await storePicture(ctx, await readPicture(services, job.url))
    await inTransaction(ctx, async (ctx) => {
      const event = await lockEvent(ctx, job.event_id)
      if (event.template_image_url !== job.url || event.template_status !== 'pending') return
      const layout = imageLayout(event.event_language, page)
      const design = await createDesign(ctx, { name: event.name, layout, picture: key })
      await setTemplatePicture(ctx, job, { template_id: design.id, template_status: 'ready', template_error: null })
    })
  } catch (error) {
    // The event may have been deleted or changed; the queue retries every failure except a bad picture.
    if (error instanceof AppError && error.code === 'not_found') return
    const why = reasonToTell(error)
    if (why === null) throw error
    const { tries = 0 } = job
    const waitMs = error instanceof SafeFetchError && mayPass(error) ? WAITS_MS[tries] : undefined
    const state: TemplateState =
      waitMs === undefined
        ? { template_id: null, template_status: 'failed', template_error: why }
        : { template_id: null, template_status: 'pending', template_error: `${why} It is tried again.` }
    await inTransaction(ctx, async (ctx) => {
      const isWanted = await setTemplatePicture(ctx, job, state)
      if (isWanted && waitMs !== undefined) await fetchLater(ctx, { ...job, tries: tries + 1 }, waitMs)
    })
  }
}

async function readPicture(services: Services, url: string): Promise<Buffer> {
  const key = ownPictureKey(services, url)
  if (key !== null) {
    const bytes = await services.blobs.bytes(key)
    if (bytes === null) throw new AppError('validation_failed', 'No picture of this service has this address.')
    return bytes
  }
  // The HTTP client is large, and most processes never fetch a picture.
  const { createSafeAgent, fetchBytes } = await import('../../../lib/safe-fetch/index.ts')
  const agent = createSafeAgent({ allow: services.allowTargets })
  try {
    const { bytes } = await fetchBytes(url, {
      agent,
      allow: services.allowTargets,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      accept: 'image/png, image/jpeg, image/webp',
    })
    return bytes
  } finally {
    await agent.close()
  }
}

function reasonToTell(error: unknown): string | null {
  if (error instanceof AppError && error.code === 'validation_failed') return error.problems?.[0]?.msg ?? error.message
  return error instanceof SafeFetchError ? error.message : null
}
