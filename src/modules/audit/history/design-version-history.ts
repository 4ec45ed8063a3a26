import { noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { type Layout, pictureAddress } from '../../designs/index.ts'
import { nameActors } from '../name-actors.ts'
import type { DesignVersion, WholeDesignVersion } from './design-version-schema.ts'

type Row = {
  id: number
  version: number
  created_at: Date
  actor: string | null
  restored_from: number | null
  note: string | null
  certificates: number
}

/**
 * Design versions `v` with their authors from the audit log: the entry was written in the same transaction, so at
 * nearly the same time.
 */
const versionRows = sql`
  select v.id, v.version, v.created_at, v.note, made.actor, made.restored_from,
    (select count(*)::int from certificate c where c.design_version_id = v.id) as certificates, v.layout, v.picture
  from design_version v left join lateral (
    select e.actor, (e.after ->> 'restored_from')::int as restored_from from audit_entry e
    where e.org_id = v.org_id and e.subject_type = 'design' and e.subject_id = v.design_id
      and e.created_at >= v.created_at - interval '1 second' and e.created_at < v.created_at + interval '1 minute'
      and (e.after ->> 'version')::int = v.version and (e.before ->> 'version')::int is distinct from v.version
    order by e.created_at, e.id limit 1) made on true`

/** Lists the versions of a design, newest first. @throws AppError not_found */
export async function listDesignVersions(ctx: Context, id: number, query: PageQuery): Promise<Listed<DesignVersion>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`select 1 from design where org_id = ${ctx.orgId} and id = ${id}`,
    ids: sql`select id from design_version where org_id = ${ctx.orgId} and design_id = ${id}`,
    rows: sql`select id, version, created_at, note, actor, restored_from, certificates from (${versionRows}
      where v.id in (select id from page)) told`,
  })
  if (total === null) throw noSuch('design')
  return { rows: await versionsToWire(ctx, rows), total }
}

/** Returns a version of a design with its layout. @throws AppError not_found */
export async function getDesignVersion(ctx: Context, id: number, version: number): Promise<WholeDesignVersion> {
  const row = await maybeOne<Row & { layout: Layout; picture: string | null }>(ctx)`
    ${versionRows} where v.org_id = ${ctx.orgId} and v.design_id = ${id} and v.version = ${version}::bigint`
  if (row === null) throw noSuch('version', ' of this design')
  const [summary] = await versionsToWire(ctx, [row])
  const { layout, picture } = row
  return { ...summary!, layout, image_url: picture === null ? null : pictureAddress(ctx, picture) }
}

async function versionsToWire(ctx: Context, rows: Row[]): Promise<DesignVersion[]> {
  const named = await nameActors(
    ctx,
    rows.flatMap(({ actor }) => actor ?? []),
  )
  return rows.map(({ version, created_at, note, actor, restored_from, certificates }) => {
    const { kind, id, name } = actor === null ? { kind: '', id: null, name: null } : named(actor)
    const made_by = actor === null ? null : { kind, id, name }
    return { version, created_at: created_at.toISOString(), made_by, restored_from, note, certificates }
  })
}
