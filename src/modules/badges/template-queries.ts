import { noSuch } from '../../lib/errors.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { Criterion } from './records/badge-criteria.ts'
import type { BadgeTemplate } from './records/badge-schema.ts'

export type TemplateRow = {
  id: number
  name: string
  description: string
  criteria: Criterion[]
  /** Storage key of the uploaded picture. */
  image_key: string | null
  active: boolean
  version: number
  validity_days: number | null
  validity_months: number | null
  created_at: Date
  updated_at: Date
  awarded_count: number
}

const templateColumns = (now: Date) => sql`
  t.id, t.name, t.description, t.criteria, t.image_key, t.active, t.version, t.validity_days, t.validity_months, t.created_at,
  t.updated_at, (
    select count(*) from badge_award a where a.template_id = t.id and a.revoked_at is null and a.superseded_by is null
      and (a.expires_at is null or a.expires_at > ${now}))::int as awarded_count`

export function templateToWire(
  { baseUrl }: Pick<Services, 'baseUrl'>,
  { image_key, ...row }: TemplateRow,
): BadgeTemplate {
  return {
    ...row,
    image_url: `${baseUrl}/admin/badge-templates/${row.id}/image`,
    image: image_key === null ? 'drawn' : 'uploaded',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Lists the badge templates of the organisation. */
export async function listTemplates(ctx: Context, query: PageQuery): Promise<Listed<BadgeTemplate>> {
  const { rows, total } = await listPage<TemplateRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from badge_template where org_id = ${ctx.orgId}`,
    rows: sql`select ${templateColumns(ctx.now())} from badge_template t where t.id in (select id from page)`,
  })
  return { rows: rows.map((row) => templateToWire(ctx, row)), total: total ?? 0 }
}

/** @throws AppError not_found */
export async function getTemplate(ctx: Context, id: number): Promise<TemplateRow> {
  const row = await maybeOne<TemplateRow>(ctx)`
    select ${templateColumns(ctx.now())} from badge_template t where t.org_id = ${ctx.orgId} and t.id = ${id}`
  if (row === null) throw noSuch('badge template')
  return row
}

/** Locks a template against changes and awards until the transaction ends. @throws AppError not_found */
export async function lockTemplate(ctx: TxContext, id: number): Promise<TemplateRow> {
  await maybeOne(ctx)`select 1 from badge_template where org_id = ${ctx.orgId} and id = ${id} for update`
  return getTemplate(ctx, id)
}
