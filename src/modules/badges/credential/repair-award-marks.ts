import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type MarkedTable, repairWrongMarks } from '../../credentials/index.ts'
import { awardsThatFail } from './awards-that-fail.ts'

/** Sets the status lists of badges right by the awards, as after a restore of a backup that lacks them. */
export const REPAIR_AWARD_MARKS = { name: 'repair-badge-status-lists', payload: Type.Object({}) }

export const MARKED_AWARDS: MarkedTable = {
  ...{ series: 'b', table: sql`badge_award`, isMarked: sql`revoked_at is not null and issuer_name is not null` },
  visit: (services, look) =>
    awardsThatFail(services, async (award) => {
      await look(award, award.revoked_at !== null && award.has_issuer)
      return true
    }),
}

/** Marks revoked awards that their status list does not mark, and takes the mark from those that are valid. */
export function repairAwardMarks(services: Services, giveUp?: AbortSignal): Promise<void> {
  return repairWrongMarks(services, MARKED_AWARDS, REPAIR_AWARD_MARKS.name, giveUp)
}
