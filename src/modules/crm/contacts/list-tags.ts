import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'

export const ContactTag = Type.Object(
  {
    tag: Type.String({ description: 'The tag' }),
    contact_count: Type.Integer({ description: 'Number of contacts with the tag' }),
  },
  { title: 'ContactTag' },
)

/** Lists the tags of contacts, most used first. */
export async function listTags(ctx: Context, query: PageQuery): Promise<Listed<Static<typeof ContactTag>>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<{ tag: string | null; contact_count: number; total: number }>(ctx)`
    with counted as materialized (
      select tag, count(*) as contact_count from contact_tag where org_id = ${ctx.orgId} group by tag)
    select page.*, (select count(*) from counted) as total from (values (1)) one left join (
      select * from counted order by contact_count desc, tag limit ${limit}::bigint offset ${offset}::bigint) page on true
    order by contact_count desc, tag`
  const tags = rows.flatMap(({ tag, contact_count }) => (tag === null ? [] : [{ tag, contact_count }]))
  return { rows: tags, total: rows[0]!.total }
}
