import { emailKey } from '../../../lib/text/email-key.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import type { EmailSuppression, EmailSuppressionsQuery } from './suppression-schema.ts'

export type SuppressionRow = Omit<EmailSuppression, 'created_at'> & { created_at: Date }

export const suppressionColumns = sql.raw('id, address, reason, detail, email_id, created_at')

export function suppressionToWire(row: SuppressionRow): EmailSuppression {
  return { ...row, created_at: isoTime(row.created_at) }
}

/** Addresses that a search reads at most, because parts of them have no index. */
const MAX_SEARCHED = 20_000

/** Lists suppressed addresses, newest first. */
export async function listSuppressions(
  ctx: Context,
  { address, reason, search = '', ...query }: EmailSuppressionsQuery,
): Promise<Listed<EmailSuppression>> {
  const filtered = sql`
    select id, address_key from email_suppression where org_id = ${ctx.orgId}
      ${address === undefined ? sql`` : sql`and address_key = any(suppression_keys(${ctx.orgId}, ${emailKey(address)}))`}
      ${reason === undefined ? sql`` : sql`and reason = ${reason}`}`
  const needle = emailKey(search.trim())
  const { rows, total } = await listPage<SuppressionRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids:
      needle === ''
        ? sql`select id from (${filtered}) filtered`
        : sql`select id from (${filtered} order by id desc limit ${MAX_SEARCHED}::int) newest
            where address_key like ${likePattern(needle)}`,
    rows: sql`select ${suppressionColumns} from page join email_suppression using (id)`,
  })
  return { rows: rows.map(suppressionToWire), total: total ?? 0 }
}
