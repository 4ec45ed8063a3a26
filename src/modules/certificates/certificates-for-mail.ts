import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { MailData } from '../emails/index.ts'
import { type CertificateRow, certificateLinks, certificateWalletUrl } from './records/certificate-queries.ts'
import { linkedInLink } from './records/linkedin-link.ts'
import { groupCode } from './records/verification-code.ts'

/** Returns the mail data of certificates by id. */
export async function certificatesForMail(
  ctx: Context,
  ids: number[],
): Promise<Map<number, NonNullable<MailData['certificate']>>> {
  if (ids.length === 0) return new Map()
  const rows = await many<CertificateRow>(ctx)`
    select * from certificate where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])`
  return new Map(rows.map((row) => [row.id, forMail(ctx, row)]))
}

function forMail(ctx: Context, row: CertificateRow): NonNullable<MailData['certificate']> {
  const { attendee_name, event_name, issued_at, expires_at, tier, kind } = row
  const { verify_url, pdf_url } = certificateLinks(ctx, row.public_id)
  return {
    attendee_name,
    event_name,
    issued_at,
    expires_at,
    tier,
    kind,
    verify_url,
    pdf_url,
    code: groupCode(row.verification_code),
    linkedin_url: linkedInLink(ctx, row),
    wallet_url: row.signature === null ? null : certificateWalletUrl(ctx, row.public_id),
    values: Object.fromEntries((row.certificate_values ?? []).map(({ key, value }) => [key, value])),
  }
}
