import type { Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { markReader } from '../credentials/index.ts'
import { certificatesThatFail } from './certificates-that-fail.ts'

type Placed = { id: number; org_id: number; list: number; index: number }

/** Certificates of one organisation that its status lists mark wrongly. */
export type WrongMarks = { orgId: number; ids: number[] }

/**
 * Finds certificates that are revoked and not marked in their status list, or the other way round. One that was revoked
 * before it could have a credential may be either.
 */
export async function findWrongMarks(services: Services, giveUp?: AbortSignal): Promise<WrongMarks[]> {
  const readMark = markReader(services, '')
  const suspects: Placed[] = []
  await certificatesThatFail(services, async ({ id, org_id, status, event_type }) => {
    giveUp?.throwIfAborted()
    const isRevoked = status === 'revoked'
    if (isRevoked && event_type === null) return true
    const { list, index, isSet } = await readMark(org_id, id)
    if (isSet !== isRevoked) suspects.push({ id, org_id, list, index })
    return true
  })
  const found: WrongMarks[] = []
  for (const [orgId, placed] of Map.groupBy(suspects, ({ org_id }) => org_id)) {
    const ids = await stillWrong(services, orgId, placed)
    if (ids.length > 0) found.push({ orgId, ids })
  }
  return found
}

/**
 * Looks at certificates and lists in one statement, so as they are at one moment: some may have been revoked between
 * both readings.
 */
async function stillWrong(services: Services, orgId: number, suspects: Placed[]): Promise<number[]> {
  const rows = await many<{ id: number }>(services)`
    select c.id from unnest(
      ${suspects.map(({ id }) => id)}::bigint[], ${suspects.map(({ list }) => list)}::int[],
      ${suspects.map(({ index }) => index)}::int[]
    ) as s (id, list, index)
    join certificate c on c.org_id = ${orgId} and c.id = s.id
    left join status_list l on l.org_id = ${orgId} and l.series = '' and l.list = s.list
    where (c.status = 'revoked') <> (coalesce(get_bit(l.bits, s.index # 7), 0) = 1) order by c.id`
  return rows.map(({ id }) => id)
}
