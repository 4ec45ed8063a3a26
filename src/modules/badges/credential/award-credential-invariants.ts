import { jobContext, type Services } from '../../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'
import { workerRuns } from '../../../platform/jobs/worker-runs.ts'
import { findWrongMarks, isSignedBy, issuerOfKey } from '../../credentials/index.ts'
import { AWARD_CREDENTIAL_VERSION } from './award-facts.ts'
import { awardsThatFail, type ExaminedAward } from './awards-that-fail.ts'
import { MARKED_AWARDS } from './repair-award-marks.ts'
import { awardData } from './sign-awards.ts'

export const awardCredentialInvariants: Invariant[] = [
  {
    name: 'the signature of every badge award fits the award and its key',
    find: (services) => awardsThatFail(services, (award) => isSigned(services, award)),
  },
  rowsThatBreak(
    'no badge award waits for its signature for over an hour while a worker runs',
    sql`select 'badge award ' || w.id as id from badge_award w
        where w.signing_key_id is null and w.issuer_name is not null and w.awarded_at < now() - interval '1 hour'
          and exists (select from signing_key k where k.org_id = w.org_id and k.purpose = 'credential' and k.retired_at is null)
          and ${workerRuns}`,
  ),
  {
    name: 'the status list marks a badge award if and only if it is revoked',
    find: async (services) => {
      const found = await findWrongMarks(services, MARKED_AWARDS)
      return found.flatMap(({ ids }) => ids.map((id) => `badge award ${id}`))
    },
  },
  rowsThatBreak(
    'status lists mark as many badge awards as are revoked',
    sql`select 'organisation ' || o.id as id from organisation o
        where (select coalesce(sum(bit_count(bits)), 0) from status_list s where s.org_id = o.id and s.series = 'b')
          <> (select count(*) from badge_award w where w.org_id = o.id and w.revoked_at is not null and w.issuer_name is not null)`,
  ),
]

async function isSigned(services: Services, award: ExaminedAward): Promise<boolean> {
  if (award.signature === null) return true
  if (award.credential_version !== AWARD_CREDENTIAL_VERSION) return false
  const ctx = jobContext(services, award.org_id, 'doctor')
  const issuer = await issuerOfKey(ctx, award.signing_key_id!).catch(() => null)
  return issuer !== null && isSignedBy(issuer, awardData(issuer, award, award.signed_at!), award.signature)
}
