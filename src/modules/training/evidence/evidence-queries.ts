import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import { emailKey } from '../../attendees/index.ts'
import { isNamed } from '../assignments/match-people.ts'
import type { Evidence, EvidenceQuery } from './evidence-schema.ts'

/** `file` is the key of the stored file. */
export type EvidenceRow = Omit<Evidence, 'decided_at' | 'created_at'> & {
  file: string
  decided_at: Date | null
  created_at: Date
}

/** Columns of an `EvidenceRow`, from the evidence `a`. */
export const evidenceColumns = sql.raw(`
  a.id, a.course_id, (select name from training_course where id = a.course_id) as course_name, a.email, a.name, a.note,
  a.completed_on::text, a.file, a.file_name, a.content_type, a.size, a.status, a.reason, a.decided_at, a.completion_id,
  a.created_at`)

export function evidenceToWire({ file: _, decided_at, created_at, ...row }: EvidenceRow): Evidence {
  return { ...row, decided_at: decided_at && isoTime(decided_at), created_at: isoTime(created_at) }
}

/** Lists evidence, newest first. */
export async function listEvidence(ctx: Context, query: EvidenceQuery): Promise<Listed<Evidence>> {
  const { search, status, course_id, email, ...page } = query
  const { rows, total } = await listPage<EvidenceRow>(ctx.db, page, {
    within: sql`values (1)`,
    ids: sql`select id from training_evidence a where org_id = ${ctx.orgId}
      ${email === undefined ? sql`` : sql`and email_key = ${emailKey(email)}`}
      ${course_id === undefined ? sql`` : sql`and course_id = ${course_id}`}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${search === undefined ? sql`` : sql`and ${isNamed(search)}`}`,
    rows: sql`select ${evidenceColumns} from page join training_evidence a using (id)`,
  })
  return { rows: rows.map(evidenceToWire), total: total ?? 0 }
}

/** Returns evidence with the key of its file. @throws AppError not_found */
export function getEvidence(ctx: Context, id: number): Promise<EvidenceRow> {
  return selectEvidence(ctx, id, sql``)
}

/** Returns evidence, locked against changes until the transaction ends. @throws AppError not_found */
export function lockEvidence(ctx: TxContext, id: number): Promise<EvidenceRow> {
  return selectEvidence(ctx, id, sql`for update of a`)
}

async function selectEvidence(ctx: Context, id: number, lock: Sql): Promise<EvidenceRow> {
  const row = await maybeOne<EvidenceRow>(ctx)`
    select ${evidenceColumns} from training_evidence a where a.org_id = ${ctx.orgId} and a.id = ${id} ${lock}`
  if (row === null) throw noSuch('evidence')
  return row
}
