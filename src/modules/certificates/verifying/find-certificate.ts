import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { readCode } from '../records/verification-code.ts'

/** Returns the organisation's certificate with this public id or verification code. @throws AppError not_found */
export async function findCertificate(ctx: Context, text: string): Promise<CertificateRow> {
  const code = readCode(text)
  const condition =
    code.kind === 'public_id'
      ? sql`public_id = ${code.value}::uuid`
      : sql`verification_code = ${'value' in code ? code.value : ''}`
  const row = await maybeOne<CertificateRow>(ctx)`
    select * from certificate where org_id = ${ctx.orgId} and ${condition}`
  if (row !== null) return row
  const hint = code.kind === 'mistyped' ? ' The code has a typing error.' : ''
  throw new AppError('not_found', `No certificate of your organisation has this code or public id.${hint}`)
}
