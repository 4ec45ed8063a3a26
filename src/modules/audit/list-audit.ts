import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../platform/db/named-statement.ts'
import { many, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Table } from '../../platform/http/operations/operation.ts'
import { cappedPage } from '../../platform/lists/capped-page.ts'
import type { Listed } from '../../platform/lists/list-page.ts'
import type { AuditEntry, AuditQuery } from './audit-schema.ts'
import { type AuditPosition, findEntries } from './find-entries.ts'
import { type Named, nameActors } from './name-actors.ts'

type Fields = Record<string, unknown> | unknown[] | null
type Row = Pick<AuditEntry, 'id' | 'action' | 'request_id' | 'via'> & {
  created_at: Date
  actor: string
  subject_type: string
  subject_id: number
  before: Fields
  after: Fields
}

const columns = sql.raw(
  'e.id, e.created_at, coalesce(e.actor, e.actor_kind) as actor, e.action, e.subject_type, e.subject_id, e.before, e.after, e.request_id, e.via',
)
/** Sort columns of the list. All indexes of that order contain them, so only entries on the page are read in full. */
const positionColumns = sql`e.created_at, e.id`
const BATCH = 200

/**
 * Lists a page of audit entries, newest first. The total is exact up to 10,000.
 * @throws AppError validation_failed for a record id without its type
 */
export async function listAudit(ctx: Context, query: AuditQuery): Promise<Listed<AuditEntry>> {
  const page = await cappedPage<Row>(ctx, query, {
    ids: (max) => findEntries(ctx, query, { columns: positionColumns, max }),
    total: null,
    rows: sql`select page.nth, ${columns} from page join audit_entry e using (id)`,
  })
  return { ...page, rows: await toWire(ctx, page.rows) }
}

async function toWire(ctx: Context, rows: Row[]): Promise<AuditEntry[]> {
  const named = await nameActors(
    ctx,
    rows.map(({ actor }) => actor),
  )
  return rows.map((row) => ({
    id: row.id,
    at: isoTime(row.created_at),
    actor: withoutPrefix(named(row.actor)),
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, name: nameIn(row.after) ?? nameIn(row.before) },
    before: row.before,
    after: row.after,
    request_id: row.request_id,
    via: row.via,
  }))
}

const withoutPrefix = ({ kind, id, name }: Named) => ({ kind, id, name })

/** The name of a record, from its fields. */
function nameIn(fields: Fields): string | null {
  if (fields === null || Array.isArray(fields)) return null
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const whole = `${text('first_name')} ${text('last_name')}`.trim()
  return text('name') || text('title') || text('attendee_name') || whole || null
}

const COLUMNS = [
  ...['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'action', 'subject_type', 'subject_id', 'subject_name'],
  ...['before', 'after', 'request_id', 'via'],
]

/** All matching entries, newest first; before and after are JSON. */
export async function auditTable(ctx: Context, query: AuditQuery): Promise<Table> {
  findEntries(ctx, query, { columns: positionColumns, max: 0 })
  return {
    name: 'audit',
    rows: rowsOf(ctx, query),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`${PLANNED_EACH_TIME}
        select count(*) from (${findEntries(ctx, query, { columns: positionColumns, max: upTo })}) counted`
      return count
    },
  }
}

/** Each batch is a separate statement, so a slow reader does not keep a transaction open. */
async function* rowsOf(ctx: Context, query: AuditQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS]]
  for (let after: AuditPosition | undefined; ; ) {
    const rows = await many<Row & { position: string }>(ctx)`${PLANNED_EACH_TIME}
      select ${columns}, e.created_at::text as position
      from (${findEntries(ctx, query, { columns: positionColumns, max: BATCH, after })}) page join audit_entry e using (id)
      order by e.created_at desc, e.id desc`
    yield (await toWire(ctx, rows)).map(toCells)
    if (rows.length < BATCH) return
    const last = rows.at(-1)!
    after = { created_at: last.position, id: last.id }
  }
}

function toCells({ id, at, actor, action, subject, before, after, request_id, via }: AuditEntry): (string | number)[] {
  const json = (fields: object | null) => (fields === null ? '' : JSON.stringify(fields))
  return [
    ...[id, at, actor.kind, actor.id ?? '', actor.name ?? '', action],
    ...[subject.type, subject.id, subject.name ?? '', json(before), json(after), request_id ?? '', via ?? ''],
  ]
}
