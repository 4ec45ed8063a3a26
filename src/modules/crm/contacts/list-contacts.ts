import { invalidField } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { cappedPage } from '../../../platform/lists/capped-page.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import { listOrSearch } from '../../../platform/lists/search-list.ts'
import type { SearchedTable } from '../../../platform/lists/searched-table.ts'
import { LIFECYCLE_STAGES } from '../records/contact-profile.ts'
import { type ContactsQuery, contactConditions } from './contact-filters.ts'
import { type ContactRow, contactColumns, contactToWire } from './contact-queries.ts'
import type { Contact } from './contact-schema.ts'
import { waitingTexts } from './waiting-texts.ts'

export const searchedContacts: SearchedTable = {
  table: 'contact_text',
  list: 'org_id',
  text: 'folded',
  waiting: { table: 'contact_text_batch', texts: waitingTexts },
}

/** Sort keys before the id; each order has an index. */
const KEYS = {
  newest: { columns: sql``, order: sql`contact.id desc` },
  oldest: { columns: sql``, order: sql`contact.id` },
  score: { columns: sql`, contact.lead_score`, order: sql`lead_score desc, id desc` },
  last_activity: { columns: sql``, order: sql`contact.last_activity_at desc nulls last, contact.id desc` },
  name: { columns: sql``, order: sql`contact.folded, contact.id` },
  updated: { columns: sql``, order: sql`contact.updated_at desc, contact.id desc` },
} as const

/**
 * Lists contacts. The total is exact without filters and a search, otherwise capped at 10,000.
 * @throws AppError validation_failed for a search in an order other than newest first
 */
export async function listContacts(ctx: Context, query: ContactsQuery): Promise<Listed<Contact>> {
  if (searchKey(query.search ?? '') !== '') return searchContacts(ctx, query)
  const conditions = contactConditions(query)
  const page = await cappedPage<ContactRow>(ctx, query, {
    ids: (max) => idsInOrder(ctx, query, conditions, max),
    total:
      conditions.length > 0
        ? null
        : sql`select coalesce(sum(contacts), 0) from contact_tally where org_id = ${ctx.orgId}`,
    rows: sql`select page.nth, ${contactColumns} from page join contact using (id)`,
  })
  return { ...page, rows: page.rows.map(contactToWire) }
}

/** Selects the first ids of a list, in order. */
function idsInOrder(ctx: Context, query: ContactsQuery, conditions: Sql[], max: number): Sql {
  const { sort = 'newest', tag: tags = [], stage } = query
  const { columns, order } = KEYS[sort]
  const live = sql`contact.org_id = ${ctx.orgId} and contact.merged_into is null`
  const first = (more: Sql[]) => sql`
    select contact.id${columns} from contact where ${sql.join([live, ...conditions, ...more], ' and ')}
    order by ${order} limit ${max}::bigint`
  if (sort === 'score' && stage === undefined) {
    // The index begins with the stage: the first contacts overall are among the first of each stage.
    const stages = LIFECYCLE_STAGES.map((each) => sql`(${first([sql`contact.lifecycle_stage = ${each}`])})`)
    return sql`select id from (${sql.join(stages, ' union all ')}) stages order by ${order} limit ${max}::bigint`
  }
  const tag = tags.length === 1 && conditions.length === 1 ? tags[0]!.trim() : null
  if (tag !== null && (sort === 'newest' || sort === 'oldest'))
    return sql`
      select contact_id as id from contact_tag where org_id = ${ctx.orgId} and tag = ${tag}
      order by contact_id ${sort === 'newest' ? sql`desc` : sql`asc`} limit ${max}::bigint`
  return first([])
}

async function searchContacts(ctx: Context, query: ContactsQuery): Promise<Listed<Contact>> {
  if ((query.sort ?? 'newest') !== 'newest')
    throw invalidField(
      ['query', 'sort'],
      'results of a search are always newest first: leave sort out',
      'not_with_search',
    )
  const conditions = contactConditions(query)
  const where = sql`
    and exists (select from contact where contact.id = contact_text.id and ${sql.join(conditions, ' and ')})`
  const page = await listOrSearch<ContactRow>(ctx.db, query, {
    ...searchedContacts,
    listId: ctx.orgId,
    within: sql`values (1)`,
    rows: sql`select ${contactColumns} from page join contact using (id)`,
    ...(conditions.length > 0 ? { where } : {}),
  })
  return { total: 0, ...page, rows: page?.rows.map(contactToWire) ?? [] }
}
