import type { Services } from '../../../platform/context/context.ts'
import { eventDrawing } from './event-drawing.ts'
import type { EventLook } from './event-look.ts'

/** Characters drawn of a text; longer ones would be illegible at this size. */
const MAX = 160

/**
 * Returns the PNG of an event, drawn in a worker thread in turn with other organisations.
 * @param over text above its name
 * @throws AppError unavailable when too much is being drawn
 */
export async function eventPicture(services: Services, look: EventLook, over: string): Promise<Buffer> {
  const png = look.logo === null ? null : await services.blobs.bytes(look.logo)
  const { drawFile } = await import('../../../lib/render/index.ts')
  const drawing = eventDrawing(
    { over, name: cut(look.name), place: cut(look.event_location ?? ''), organiser: cut(look.organiser) },
    {
      language: look.event_language,
      colour: look.primary_colour,
      // A logo that was replaced at this moment is left out.
      logo: png === null ? null : { key: look.logo!, png },
    },
  )
  return drawFile(drawing, 'png', { orgId: look.org_id, now: services.now() })
}

function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * MAX + 2))
  return characters.length <= MAX ? text : `${characters.slice(0, MAX).join('').trimEnd()}…`
}
