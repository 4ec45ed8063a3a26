import type { Services } from '../../../platform/context/context.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Series } from './status-bits.ts'

/** The place of a credential's mark, and whether it is set. */
type Mark = { list: number; index: number; isSet: boolean }

/** Returns a reader of marks in status lists, which reads each list once, for checks that go over many credentials. */
export function markReader(services: Services, series: Series): (orgId: number, id: number) => Promise<Mark> {
  const lists = new Map<string, Buffer | null>()
  return async (orgId, id) => {
    const { list, index } = placeInList(services.secret, orgId, series, id)
    const name = `${orgId} ${list}`
    let bits = lists.get(name)
    if (bits === undefined) {
      const row = await maybeOne<{ bits: Buffer }>(services)`
        select bits from status_list where org_id = ${orgId} and series = ${series} and list = ${list}`
      bits = row?.bits ?? null
      lists.set(name, bits)
    }
    return { list, index, isSet: bits !== null && (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0 }
  }
}
