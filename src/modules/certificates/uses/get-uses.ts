import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import type { CertificateUses } from './uses-schema.ts'
import type { UseKind } from './write-uses.ts'

/** `kind` is null when there are no uses. */
type Row = { kind: UseKind | null; network: string; n: number; last: Date }

/** Returns how often a certificate was verified, downloaded and shared. @throws AppError not_found */
export async function getUses(ctx: Context, certificateId: number): Promise<CertificateUses> {
  const rows = await many<Row>(ctx)`
    select u.kind, u.network, sum(u.n)::bigint as n, max(u.quarter) as last
    from certificate c left join certificate_use u on u.org_id = c.org_id and u.certificate_id = c.id
    where c.org_id = ${ctx.orgId} and c.id = ${certificateId} group by u.kind, u.network`
  if (rows.length === 0) throw noSuch('certificate')
  const of = (kind: UseKind) => rows.filter((row) => row.kind === kind)
  const count = (kind: UseKind) => of(kind).reduce((sum, { n }) => sum + n, 0)
  const last = (kind: UseKind) => {
    const times = of(kind).map((row) => row.last.getTime())
    return times.length === 0 ? null : isoTime(new Date(Math.max(...times)))
  }
  return {
    verifications: count('verified'),
    verifications_by_robots: count('verified_by_robot'),
    last_verified_at: last('verified'),
    downloads: count('downloaded'),
    downloads_by_robots: count('downloaded_by_robot'),
    last_downloaded_at: last('downloaded'),
    shares: count('shared'),
    shares_by_robots: count('shared_by_robot'),
    shares_by_network: of('shared')
      .map(({ network, n }) => ({ network, shares: n }))
      .sort((a, b) => b.shares - a.shares || (a.network < b.network ? -1 : 1)),
    last_shared_at: last('shared'),
  }
}
