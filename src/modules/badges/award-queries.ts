import { noSuch } from '../../lib/errors.ts'
import type { Context, Services } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import { emailKey } from '../attendees/index.ts'
import type { Criterion } from './badge-criteria.ts'
import type { AwardQuery, BadgeAward } from './badge-schema.ts'

export type AwardRow = {
  id: number
  org_id: number
  template_id: number
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
}

/** Returns the public page of an award and its picture. */
export function badgeLinks({ siteUrl }: Pick<Services, 'siteUrl'>, publicId: string) {
  return { url: `${siteUrl}/b/${publicId}`, image_url: `${siteUrl}/b/${publicId}.png` }
}

export function awardToWire(services: Pick<Services, 'siteUrl'>, row: AwardRow): BadgeAward {
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
    status: row.revoked_at === null ? 'active' : 'revoked',
    awarded_at: row.awarded_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revocation_reason: row.revocation_reason,
    badge_url: url,
    image_url,
  }
}

/** Lists the awards of a badge. @throws AppError not_found for the template */
export async function listAwards(
  ctx: Context,
  templateId: number,
  { status, email, ...query }: AwardQuery,
): Promise<Listed<BadgeAward>> {
  const ofStatus = status ? sql`and (revoked_at is null) = ${status === 'active'}` : sql``
  const ofPerson = email === undefined ? sql`` : sql`and email_key = ${emailKey(email)}`
  const { rows, total } = await listPage<AwardRow>(ctx.db, query, {
    within: sql`select 1 from badge_template where org_id = ${ctx.orgId} and id = ${templateId}`,
    ids: sql`select id from badge_award where template_id = ${templateId} ${ofStatus} ${ofPerson}`,
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
