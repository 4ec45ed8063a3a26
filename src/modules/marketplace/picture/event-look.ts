import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Event } from '../../events/index.ts'

/** Facts on the picture of an event, and the look of its organisation. */
export type EventLook = Pick<Event, 'name' | 'event_type' | 'event_location' | 'event_timezone' | 'event_language'> & {
  org_id: number
  starts_at: Date | null
  event_end_date: Date | null
  organiser: string
  primary_colour: string | null
  logo: string | null
}

/** Returns the look of an event by its slug; null when there is none or it is private. */
export function findEventLook(services: Pick<Services, 'db'>, slug: string): Promise<EventLook | null> {
  return maybeOne<EventLook>(services)`
    select e.org_id, e.name, e.event_type, e.event_location, e.event_timezone, e.event_language, e.event_end_date, o.name as organiser,
      o.primary_colour, o.logo, coalesce(e.event_date, (select min(start_time) from session where event_id = e.id)) as starts_at
    from event e join organisation o on o.id = e.org_id where e.slug = ${slug} and e.visibility <> 'private'`
}
