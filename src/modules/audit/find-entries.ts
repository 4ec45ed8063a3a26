import { invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AuditQuery } from './audit-schema.ts'

/** Entries are read in the order of all their indexes. */
const NEWEST = sql`order by e.created_at desc, e.id desc`

/** Position of an entry in a list; the next page starts after it. */
export type AuditPosition = { created_at: string; id: number }

/**
 * Query for the first matching entries `e`, newest first.
 * @param columns columns of `e`, including created_at and id
 * @param after the position to continue from
 * @throws AppError validation_failed for a record id without its type
 */
export function findEntries(
  ctx: Context,
  query: AuditQuery,
  { columns, max, after }: { columns: Sql; max: number; after?: AuditPosition | undefined },
): Sql {
  if (query.subject_id !== undefined && query.subject_type === undefined)
    throw invalidField(
      ['query', 'subject_id'],
      'needs subject_type, because ids are unique only within a type',
      'needs_subject_type',
    )
  const { kind, other } = conditions(query)
  if (after) other.push(sql`(e.created_at, e.id) < (${after.created_at}::timestamptz, ${after.id}::bigint)`)
  const own = sql`e.org_id = ${ctx.orgId}`
  const limit = sql`limit ${max}::bigint`
  const first = (more: Sql[]) => sql`
    select ${columns} from audit_entry e where ${sql.join([own, ...more, ...other], ' and ')} ${NEWEST} ${limit}`
  const isFew = query.subject_id !== undefined || query.request_id !== undefined
  if (kind.length === 0 || isFew) return first(kind)
  // The index starts with the type and action, so the first entries overall are among the first entries of each.
  return sql`
    select e.* from (${kindsOf(ctx, kind)}) kind
    cross join lateral (${first([sql`e.subject_type = kind.subject_type`, sql`e.action = kind.action`])}) e
    ${NEWEST} ${limit}`
}

function conditions({ actor, subject_type, subject_id, action, request_id, since, until }: AuditQuery) {
  const filters = {
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
  return { kind: given(filters.kind), other: given(filters.other) }
}

function isAction(action: string): Sql {
  return action.endsWith('.') ? sql`starts_with(e.action, ${action})` : sql`e.action = ${action}`
}

/** The matching pairs of subject type and action, found one after the other in the index. */
function kindsOf({ orgId }: Context, filters: Sql[]): Sql {
  const next = (more: Sql) => sql`
    select subject_type, action from audit_entry where org_id = ${orgId} ${more} order by subject_type, action limit 1`
  return sql`
    with recursive e (subject_type, action) as (
      (${next(sql``)})
      union all
      select next.* from e cross join lateral (${next(sql`and (subject_type, action) > (e.subject_type, e.action)`)}) next)
    select subject_type, action from e where ${sql.join(filters, ' and ')}`
}
