import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { hasDid } from '../../../platform/credentials/organisation-did.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { searchableList } from '../../../platform/lists/searchable-list.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { eventOf } from '../../events/index.ts'
import type { Certificate, CertificateStatus } from './certificate-schema.ts'
import { allValues, type FrozenValue } from './frozen-values.ts'

/** A stored certificate: the frozen record and its state. Do not show `status`; use `statusAt`. */
export type CertificateRow = {
  id: number
  org_id: number
  event_id: number
  attendee_id: number | null
  issued_to: number | null
  bulk_job_id: number | null
  public_id: string
  verification_code: string
  status: CertificateStatus
  /** Null unless the recipient is a name alone: the hash of their folded name, and its place among equal ones. */
  recipient_key: string | null
  kind: string
  attendee_name: string
  attendee_email: string | null
  /** Values stated besides name and date; null when there are none. */
  certificate_values: FrozenValue[] | null
  event_name: string
  event_date: Date | null
  event_timezone: string
  issuer_name: string
  tier: string | null
  design_version_id: number
  issued_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  revocation_reason: string | null
  superseded_by: number | null
  salt: Buffer
  folded: string
  /** Whether its holder shows it to search engines. */
  in_search: boolean
  /** Frozen; null in certificates that are older than credentials and not signed yet. */
  event_type: string | null
  /** The signature of its credential, all null or none. The document is made from the record when it is needed. */
  signing_key_id: number | null
  signature: Buffer | null
  signed_at: Date | null
  credential_version: number | null
}

/** Returns the status at a given time: past its expiry a certificate is expired, even before anything recorded that. */
export function statusAt(row: Pick<CertificateRow, 'status' | 'expires_at'>, now: Date): CertificateStatus {
  return row.status === 'active' && row.expires_at !== null && row.expires_at <= now ? 'expired' : row.status
}

export const statusConditions: Record<CertificateStatus, (now: Date) => Sql> = {
  active: (now) => sql`and status = 'active' and (expires_at is null or expires_at > ${now})`,
  expired: (now) => sql`and (status = 'expired' or (status = 'active' and expires_at <= ${now}))`,
  revoked: () => sql`and status = 'revoked'`,
}

export type CertificateLinks = { cert_url: string; verify_url: string; pdf_url: string; png_url: string }

export function certificateLinks({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string): CertificateLinks {
  const page = `${siteUrl}/c/${publicId}`
  return { cert_url: page, verify_url: `${siteUrl}/verify/${publicId}`, pdf_url: `${page}.pdf`, png_url: `${page}.png` }
}

/** The address of a certificate's credential; null where the site has no did:web, so that nothing can be signed. */
export function credentialUrl({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string): string | null {
  return hasDid(siteUrl) ? `${siteUrl}/c/${publicId}.json` : null
}

/** The page that puts a certificate into a wallet; null where nothing can be signed. */
export function certificateWalletUrl({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string): string | null {
  return hasDid(siteUrl) ? `${siteUrl}/c/${publicId}/wallet` : null
}

export function certificateToWire(ctx: Pick<Services, 'siteUrl' | 'now'>, row: CertificateRow): Certificate {
  return {
    id: row.id,
    public_id: row.public_id,
    verification_code: row.verification_code,
    status: statusAt(row, ctx.now()),
    attendee_name: row.attendee_name,
    attendee_id: row.attendee_id,
    attendee_email: row.attendee_email,
    event_id: row.event_id,
    event_name: row.event_name,
    tier: row.tier,
    kind: row.kind,
    values: allValues(row.certificate_values),
    issued_at: isoTime(row.issued_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
    revoked_at: row.revoked_at && isoTime(row.revoked_at),
    revocation_reason: row.revocation_reason,
    superseded_by: row.superseded_by,
    ...certificateLinks(ctx, row.public_id),
    credential_url: credentialUrl(ctx, row.public_id),
  }
}

function noSuchCertificate(): AppError {
  return noSuch('certificate')
}

export const searchedCertificates: SearchedTable = { table: 'certificate', list: 'event_id', text: 'folded' }

export const certificatesOf = searchableList<CertificateRow>({
  ...searchedCertificates,
  within: eventOf,
  total: (eventId) => sql`select coalesce(sum(certificates), 0) from event_tally where event_id = ${eventId}`,
  columns: sql`certificate.*`,
})

/** @throws AppError not_found */
export async function getCertificate(ctx: Context, id: number): Promise<CertificateRow> {
  const row = await maybeOne<CertificateRow>(ctx)`
    select * from certificate where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuchCertificate()
  return row
}
