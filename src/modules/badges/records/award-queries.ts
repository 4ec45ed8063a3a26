import { noSuch } from '../../../lib/errors.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { hasDid } from '../../../platform/credentials/organisation-did.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import { emailKey } from '../../attendees/index.ts'
import type { Criterion } from './badge-criteria.ts'
import type { AwardQuery, BadgeAward, Evidence } from './badge-schema.ts'

export type AwardRow = {
  id: number
  org_id: number
  template_id: number
  template_version: number
  public_id: string
  email: string
  email_key: string
  recipient_name: string
  attendee_id: number | null
  event_id: number | null
  source: BadgeAward['source']
  /** The criteria as they were when they were met. */
  criteria: Criterion[]
  awarded_at: Date
  revoked_at: Date | null
  revocation_reason: string | null
  expires_at: Date | null
  evidence: Evidence
  superseded_by: number | null
  /** Frozen at the award; null in one that is older than credentials and not signed yet. */
  issuer_name: string | null
  signing_key_id: number | null
  signature: Buffer | null
  signed_at: Date | null
  credential_version: number | null
}

/** Returns the status of an award at a time. */
export function awardStatus(row: Pick<AwardRow, 'revoked_at' | 'expires_at'>, now: Date): BadgeAward['status'] {
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at !== null && row.expires_at <= now ? 'expired' : 'active'
}

/** Conditions by status; the last two belong to awards that are not revoked. */
const statusConditions: Record<BadgeAward['status'], (now: Date) => Sql> = {
  revoked: () => sql`and revoked_at is not null`,
  active: (now) => sql`and revoked_at is null and (expires_at is null or expires_at > ${now})`,
  expired: (now) => sql`and revoked_at is null and expires_at <= ${now}`,
}

/** Returns the public page of an award and its picture. */
export function badgeLinks({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string) {
  return { url: `${siteUrl}/b/${publicId}`, image_url: `${siteUrl}/b/${publicId}.png` }
}

/** The page that puts an award into a wallet; null where nothing can be signed. */
export function awardWalletUrl({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string): string | null {
  return hasDid(siteUrl) ? `${siteUrl}/b/${publicId}/wallet` : null
}

/** The address of an award's credential; null where the site has no did:web, so that nothing can be signed. */
export function awardCredentialUrl({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string): string | null {
  return hasDid(siteUrl) ? `${siteUrl}/b/${publicId}.json` : null
}

export function awardToWire(services: Pick<Services, 'siteUrl' | 'now'>, row: AwardRow): BadgeAward {
  const { url, image_url } = badgeLinks(services, row.public_id)
  return {
    id: row.id,
    badge_template_id: row.template_id,
    public_id: row.public_id,
    name: row.recipient_name,
    email: row.email,
    attendee_id: row.attendee_id,
    event_id: row.event_id,
    source: row.source,
    template_version: row.template_version,
    status: awardStatus(row, services.now()),
    awarded_at: row.awarded_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revocation_reason: row.revocation_reason,
    superseded_by: row.superseded_by,
    evidence: row.evidence,
    badge_url: url,
    image_url,
    credential_url: awardCredentialUrl(services, row.public_id),
  }
}

/** Condition for the awards of a template, which its caller has found in the organisation. */
export function ofTemplate(
  ctx: Context,
  templateId: number,
  { status, email }: Omit<AwardQuery, 'page' | 'limit'>,
): Sql {
  const ofStatus = status ? statusConditions[status](ctx.now()) : sql``
  const ofPerson = email === undefined ? sql`` : sql`and email_key = ${emailKey(email)}`
  return sql`template_id = ${templateId} ${ofStatus} ${ofPerson}`
}

/** Lists the awards of a badge. @throws AppError not_found for the template */
export async function listAwards(ctx: Context, templateId: number, query: AwardQuery): Promise<Listed<BadgeAward>> {
  const { rows, total } = await listPage<AwardRow>(ctx.db, query, {
    within: sql`select 1 from badge_template where org_id = ${ctx.orgId} and id = ${templateId}`,
    ids: sql`select id from badge_award where ${ofTemplate(ctx, templateId, query)}`,
    rows: sql`select * from badge_award where id in (select id from page)`,
  })
  if (total === null) throw noSuch('badge template')
  return { rows: rows.map((row) => awardToWire(ctx, row)), total }
}

/** @throws AppError not_found */
export async function getAward(ctx: Context, id: number): Promise<AwardRow> {
  const row = await maybeOne<AwardRow>(ctx)`select * from badge_award where org_id = ${ctx.orgId} and id = ${id}`
  if (row === null) throw noSuch('badge award')
  return row
}
