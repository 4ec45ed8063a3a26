import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { markReader } from '../../credentials/index.ts'
import { awardsThatFail } from './awards-that-fail.ts'

type Suspect = { id: number; org_id: number; list: number; index: number }

/** Awards of one organisation that its status lists mark wrongly. */
export type WrongAwardMarks = { orgId: number; ids: number[] }

/** Finds awards that are revoked and not marked in their status list, or the other way round. */
export async function findWrongAwardMarks(services: Services, giveUp?: AbortSignal): Promise<WrongAwardMarks[]> {
  const readMark = markReader(services, 'b')
  const suspects: Suspect[] = []
  await awardsThatFail(services, async ({ id, org_id, revoked_at, has_issuer }) => {
    giveUp?.throwIfAborted()
    const { list, index, isSet } = await readMark(org_id, id)
    if (isSet !== (revoked_at !== null && has_issuer)) suspects.push({ id, org_id, list, index })
    return true
  })
  const found: WrongAwardMarks[] = []
  for (const [orgId, placed] of Map.groupBy(suspects, ({ org_id }) => org_id)) {
    const ids = await stillWrong(services, orgId, placed)
    if (ids.length > 0) found.push({ orgId, ids })
  }
  return found
}

/** Looks at awards and lists in one statement, since some may have been revoked between both readings. */
async function stillWrong(services: Services, orgId: number, suspects: Suspect[]): Promise<number[]> {
  const rows = await many<{ id: number }>(services)`
    select w.id from unnest(
      ${suspects.map(({ id }) => id)}::bigint[], ${suspects.map(({ list }) => list)}::int[],
      ${suspects.map(({ index }) => index)}::int[]
    ) as s (id, list, index)
    join badge_award w on w.org_id = ${orgId} and w.id = s.id
    left join status_list l on l.org_id = ${orgId} and l.series = 'b' and l.list = s.list
    where (w.revoked_at is not null and w.issuer_name is not null)
      <> (coalesce(get_bit(l.bits, s.index # 7), 0) = 1) order by w.id`
  return rows.map(({ id }) => id)
}
