import type { World } from '../../../../test/support/harness.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'

/** Whether status lists mark credentials by their ids, as a verifier reads them. */
export async function areMarked(world: World, ids: number[], orgId = 1): Promise<boolean[]> {
  const lists = await world.query<{ list: number; bits: Buffer }>(
    `select list, bits from status_list where org_id = ${orgId} and series = ''`,
  )
  return ids.map((id) => {
    const { list, index } = placeInList(world.services.secret, orgId, '', id)
    const bits = lists.find((each) => each.list === list)?.bits
    return bits !== undefined && (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
  })
}

/** The number of marks in all lists of certificates. */
export async function countMarks(world: World): Promise<number> {
  const [row] = await world.query<{ marks: number }>(
    `select coalesce(sum(bit_count(bits)), 0)::int as marks from status_list where series = ''`,
  )
  return row!.marks
}
