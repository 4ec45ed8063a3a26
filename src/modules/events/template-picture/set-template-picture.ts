import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import type { FetchTemplatePicture, TemplateState } from './event-template.ts'

/** Stores the result of fetching a picture, unless the event has another picture by now. */
export async function setTemplatePicture(
  ctx: TxContext,
  job: FetchTemplatePicture,
  state: TemplateState,
): Promise<boolean> {
  const changed = await change(ctx)`
    update event set template_id = ${state.template_id}, template_status = ${state.template_status}, template_error = ${state.template_error}, updated_at = ${ctx.now()}
    where org_id = ${job.org_id} and id = ${job.event_id} and template_image_url = ${job.url} and template_status = 'pending'`
  return changed > 0
}
