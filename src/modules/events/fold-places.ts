import { searchKey } from '../../lib/text/search-key.ts'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'

/** Computes search keys of places for events older than that column. */
export const FOLD_PLACES = { name: 'fold-places', payload: Type.Object({}) }

const BATCH = 500

/** Works in batches and skips rows that changed: changing a place computes its key. */
export async function foldPlaces(services: Services): Promise<void> {
  for (;;) {
    const rows = await many<{ id: number; event_location: string }>(services)`
      select id, event_location from event where folded_place is null and event_location is not null
      order by id limit ${BATCH}::int`
    const [ids, places] = [rows.map(({ id }) => id), rows.map(({ event_location: place }) => place)]
    await change(services)`
      update event e set folded_place = f.folded
      from unnest(${ids}::bigint[], ${places}::text[], ${places.map(searchKey)}::text[]) f (id, place, folded)
      where e.id = f.id and e.event_location = f.place`
    if (rows.length < BATCH) return
  }
}
