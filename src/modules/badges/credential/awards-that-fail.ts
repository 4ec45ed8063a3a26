import type { Services } from '../../../platform/context/context.ts'
import { rowsThatFail } from '../../../platform/context/rows-that-fail.ts'
import { many } from '../../../platform/db/query.ts'
import type { AwardRow } from '../records/award-queries.ts'
import type { SignedAward } from './award-credential.ts'
import { awardColumns, awardsWithVersion } from './store-award-signatures.ts'

const BATCH = 2_000

/** An award as the doctor examines it. */
export type ExaminedAward = SignedAward & Pick<AwardRow, 'revoked_at' | 'credential_version'> & { has_issuer: boolean }

/** Returns the awards of all organisations that do not pass a check, for the doctor. */
export function awardsThatFail(
  services: Services,
  passes: (award: ExaminedAward) => boolean | Promise<boolean>,
): Promise<string[]> {
  const read = async (after: number) => {
    const awards = await many<ExaminedAward>(services)`
      select ${awardColumns}, w.issuer_name is not null as has_issuer from ${awardsWithVersion}
      where w.id > ${after} order by w.id limit ${BATCH}`
    return awards
  }
  return rowsThatFail(read, passes, ({ id }) => `badge award ${id}`)
}
