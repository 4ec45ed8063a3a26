import { noSuch } from '../../lib/errors.ts'
import { sweepLater } from '../../platform/blobs/index.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { BadgeTemplateVersion } from './records/badge-schema.ts'

type VersionRow = Omit<BadgeTemplateVersion, 'image' | 'created_at'> & {
  id: number
  image_key: string | null
  created_at: Date
}

/** Older versions that nobody was awarded are deleted, so that changes cannot fill the database. */
const KEPT_VERSIONS = 100

/** Stores the content of a locked template as the version that its row names. */
export async function storeVersion(ctx: TxContext, templateId: number): Promise<void> {
  await change(ctx)`
    insert into badge_template_version (org_id, template_id, version, name, description, criteria, image_key, created_at)
    select org_id, id, version, name, description, criteria, image_key, updated_at from badge_template where id = ${templateId}`
  const dropped = await many<{ image_key: string | null }>(ctx)`
    delete from badge_template_version v using badge_template t
    where t.id = ${templateId} and v.template_id = t.id and v.version <= t.version - ${KEPT_VERSIONS}::int
      and not exists (select from badge_award a where a.template_id = v.template_id and a.template_version = v.version)
    returning v.image_key`
  await sweepPictures(ctx, dropped)
}

/** Schedules the removal of pictures unless another version or template shows them. */
export async function sweepPictures(ctx: TxContext, rows: readonly { image_key: string | null }[]): Promise<void> {
  for (const key of new Set(rows.flatMap(({ image_key }) => image_key ?? []))) await sweepLater(ctx, key)
}

/** Lists the versions of a badge template, newest first. @throws AppError not_found for the template */
export async function listVersions(
  ctx: Context,
  templateId: number,
  query: PageQuery,
): Promise<Listed<BadgeTemplateVersion>> {
  const { rows, total } = await listPage<VersionRow>(ctx.db, query, {
    within: sql`select 1 from badge_template where org_id = ${ctx.orgId} and id = ${templateId}`,
    ids: sql`select version as id from badge_template_version where template_id = ${templateId}`,
    rows: sql`
      select v.version as id, v.version, v.name, v.description, v.criteria, v.image_key, v.created_at, (
        select count(*) from badge_award a where a.template_id = v.template_id and a.template_version = v.version)::int as award_count
      from badge_template_version v where v.template_id = ${templateId} and v.version in (select id from page)`,
  })
  if (total === null) throw noSuch('badge template')
  return {
    rows: rows.map(({ version, name, description, criteria, image_key, award_count, created_at }) => ({
      version,
      name,
      description,
      criteria,
      image: image_key === null ? 'drawn' : 'uploaded',
      award_count,
      created_at: created_at.toISOString(),
    })),
    total,
  }
}
