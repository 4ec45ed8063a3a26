import type { Static } from 'typebox'
import { invalidField } from '../../../lib/errors.ts'
import { validateTarget } from '../../../lib/safe-fetch/validate-target.ts'
import { Type } from '../../../lib/type.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { ownPictureKey } from '../../designs/index.ts'

/** Fetches the picture of an event. */
export const FETCH_TEMPLATE_PICTURE = {
  name: 'fetch-template-picture',
  payload: Type.Object({
    org_id: Type.Integer(),
    event_id: Type.Integer(),
    url: Type.String(),
    /** Number of attempts that failed because the host was unreachable. */
    tries: Type.Optional(Type.Integer()),
  }),
}
export type FetchTemplatePicture = Static<typeof FETCH_TEMPLATE_PICTURE.payload>

/**
 * Queues the job, replacing one that waits for the same event. Pictures of one organisation take turns, so that a slow
 * host delays only that organisation.
 */
export function fetchLater(ctx: TxContext, job: FetchTemplatePicture, waitMs = 0): Promise<void> {
  const runAt = sql`now() + make_interval(secs => ${waitMs / 1_000})`
  return addJob(ctx, FETCH_TEMPLATE_PICTURE, job, {
    about: String(job.event_id),
    line: `pictures ${job.org_id}`,
    runAt,
  })
}

export type TemplateState = {
  template_id: number | null
  template_status: 'builtin' | 'pending' | 'ready' | 'failed'
  template_error: string | null
}

/**
 * Returns the state for a new `template_image_url` or `template_id`. A URL is validated here and fetched later; one
 * that failed is fetched again when it is sent again.
 * @throws AppError validation_failed for an address this service must not reach
 */
export function templateState(
  services: Services,
  before: (TemplateState & { template_image_url: string }) | null,
  input: { template_image_url?: string; template_id?: number | null },
): TemplateState {
  const url = input.template_image_url
  const newUrl = url !== undefined && (url !== before?.template_image_url || before.template_status === 'failed')
  if (newUrl && url !== 'placeholder' && ownPictureKey(services, url) === null) {
    const verdict = validateTarget(url, { allow: services.allowTargets })
    if (!verdict.ok)
      throw invalidField(
        ['body', 'template_image_url'],
        `template_image_url cannot be used: ${verdict.reason}`,
        'refused_address',
      )
  }
  const newId = input.template_id !== undefined && input.template_id !== (before?.template_id ?? null)
  if (newId && input.template_id !== null)
    return { template_id: input.template_id!, template_status: 'ready', template_error: null }
  if (newUrl && url !== 'placeholder') return { template_id: null, template_status: 'pending', template_error: null }
  if (newUrl || newId || before === null) return { template_id: null, template_status: 'builtin', template_error: null }
  return {
    template_id: before.template_id,
    template_status: before.template_status,
    template_error: before.template_error,
  }
}
