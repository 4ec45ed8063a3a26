import { laurel } from '../../../api/laurel.ts'
import type { Chosen } from '../../../components/list-types.ts'
import type { Asked } from '../../../components/use-rows.ts'

/** Each contact is a request of its own. */
export const MAX_CHANGED = 1_000
const ROWS_A_PAGE = 200

/**
 * Returns the ids of the selected contacts, at most 1,000. All are found before the first is changed, since a change
 * can move others to another page.
 */
export async function idsOfChosen(chosen: Chosen, asked: Asked): Promise<readonly number[]> {
  if (!chosen.all) return chosen.ids.slice(0, MAX_CHANGED)
  const pages = Math.ceil(Math.min(chosen.count, MAX_CHANGED) / ROWS_A_PAGE)
  const ids = new Set<number>()
  for (let page = 1; page <= pages; page++) {
    const { rows } = await laurel.crm.contacts.list({ ...asked, page, limit: ROWS_A_PAGE } as never)
    for (const { id } of rows) ids.add(id)
  }
  return [...ids].slice(0, MAX_CHANGED)
}
