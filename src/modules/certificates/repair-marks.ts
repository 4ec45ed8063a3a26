import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { sql } from '../../platform/db/sql.ts'
import { type MarkedTable, repairWrongMarks } from '../credentials/index.ts'
import { certificatesThatFail } from './certificates-that-fail.ts'

/** Sets the status lists right by the records, as after a restore of a backup that lacks them. */
export const REPAIR_MARKS = { name: 'repair-status-lists', payload: Type.Object({}) }

/** A certificate that was revoked before it could have a credential may be marked or not. */
export const MARKED_CERTIFICATES: MarkedTable = {
  ...{ series: '', table: sql`certificate`, isMarked: sql`status = 'revoked'` },
  visit: (services, look) =>
    certificatesThatFail(services, async (row) => {
      const isRevoked = row.status === 'revoked'
      if (!isRevoked || row.event_type !== null) await look(row, isRevoked)
      return true
    }),
}

/** Marks revoked certificates that their status list does not mark, and takes the mark from those that are valid. */
export function repairMarks(services: Services, giveUp?: AbortSignal): Promise<void> {
  return repairWrongMarks(services, MARKED_CERTIFICATES, REPAIR_MARKS.name, giveUp)
}
