import { invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AuditQuery } from './audit-schema.ts'

/** Entries are read in this order, which is that of every index of theirs. */
const NEWEST = sql`order by e.created_at desc, e.id desc`

/** An entry after which others come in a list. */
export type Place = { created_at: string; id: number }

/**
 * A query for the first entries `e` that are asked for, newest first.
 * @param columns of `e`, with created_at and id
 * @param after where it goes on
 * @throws AppError validation_failed for a record without its kind
 */
export function findEntries(
  ctx: Context,
  query: AuditQuery,
  { columns, most, after }: { columns: Sql; most: number; after?: Place | undefined },
): Sql {
  if (query.subject_id !== undefined && query.subject_type === undefined)
    throw invalidField(['query', 'subject_id'], 'needs subject_type: ids are those of one kind', 'needs_subject_type')
  const { kind, other } = conditions(query)
  if (after) other.push(sql`(e.created_at, e.id) < (${after.created_at}::timestamptz, ${after.id}::bigint)`)
  const own = sql`e.org_id = ${ctx.orgId}`
  const limit = sql`limit ${most}::bigint`
  const first = (more: Sql[]) => sql`
    select ${columns} from audit_entry e where ${sql.join([own, ...more, ...other], ' and ')} ${NEWEST} ${limit}`
  const isFew = query.subject_id !== undefined || query.request_id !== undefined
  if (kind.length === 0 || isFew) return first(kind)
  // The index begins with the kind: what comes first of all is among what comes first of each.
  return sql`
    select e.* from (${kindsOf(ctx, kind)}) kind
    cross join lateral (${first([sql`e.subject_type = kind.subject_type`, sql`e.action = kind.action`])}) e
    ${NEWEST} ${limit}`
}

function conditions({ actor, subject_type, subject_id, action, request_id, since, until }: AuditQuery) {
  const asked = {
    kind: {
      subject_type: subject_type === undefined ? null : sql`e.subject_type = ${subject_type}`,
      action: action === undefined ? null : isAction(action),
    },
    other: {
      request_id: request_id === undefined ? null : sql`e.request_id = ${request_id}`,
      subject_id: subject_id === undefined ? null : sql`e.subject_id = ${subject_id}`,
      actor: actor === undefined ? null : sql`e.actor = ${actor}`,
      since: since === undefined ? null : sql`e.created_at >= ${parseTimestamp(since)}::timestamptz`,
      until: until === undefined ? null : sql`e.created_at < ${parseTimestamp(until)}::timestamptz`,
    },
  }
  const given = (filters: Record<string, Sql | null>) => Object.values(filters).filter((each) => each !== null)
  return { kind: given(asked.kind), other: given(asked.other) }
}

function isAction(action: string): Sql {
  return action.endsWith('.') ? sql`starts_with(e.action, ${action})` : sql`e.action = ${action}`
}

/** The kinds of entries that there are, found one after the other in the index, and of them those that are asked for. */
function kindsOf({ orgId }: Context, asked: Sql[]): Sql {
  const next = (more: Sql) => sql`
    select subject_type, action from audit_entry where org_id = ${orgId} ${more} order by subject_type, action limit 1`
  return sql`
    with recursive e (subject_type, action) as (
      (${next(sql``)})
      union all
      select next.* from e cross join lateral (${next(sql`and (subject_type, action) > (e.subject_type, e.action)`)}) next)
    select subject_type, action from e where ${sql.join(asked, ' and ')}`
}
