import { recordAudit } from '../audit/record-audit.ts'
import type { AttachmentKind, Context } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { change, many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { findRows } from './find-rows.ts'

/** The rows of a person, by table. */
export type Exported = Record<string, unknown[]>

/** A file that shows a row of the person, drawn on demand; null if nothing draws it any longer. */
export type PersonalFile = { kind: AttachmentKind; id: number; draw: () => Promise<Buffer | null> }

/** Returns all data of the person with an email address, as each table shows it. */
export async function exportPerson(ctx: Context, input: { email: string }): Promise<Exported> {
  return (await exportWithFiles(ctx, input)).rows
}

/** Returns all data of a person and the files that show it. */
export function exportWithFiles(
  ctx: Context,
  input: { email: string },
): Promise<{ rows: Exported; files: PersonalFile[] }> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`set local statement_timeout = '10min'`
    const { found } = await findRows(ctx, input, { lock: false })
    const exported: Exported = {}
    for (const { table, ids } of found) {
      if (ids.length === 0) continue
      const rows = await many<{ shown: unknown }>(ctx)`
        select ${table.shown ?? sql`to_jsonb(t)`} as shown from ${sql.ref(table.table)} t
        where t.id = any(${ids}::bigint[]) order by t.id`
      exported[table.table] = rows.map(({ shown }) => shown)
    }
    await recordAudit(ctx, { action: 'person.export', subjectType: 'organisation', subjectId: ctx.orgId })
    return {
      rows: exported,
      files: found.flatMap(({ table, ids }) => (table.files ?? []).flatMap((kind) => filesOf(ctx, kind, ids))),
    }
  })
}

/** Files are drawn after the transaction, on another connection. */
function filesOf(ctx: Context, name: string, ids: number[]): PersonalFile[] {
  const kind = ctx.attachmentKinds.find((each) => each.kind === name)
  if (kind === undefined) throw new Error(`no module draws ${name}`)
  return ids.map((id) => ({ kind, id, draw: () => kind.draw(ctx, { orgId: ctx.orgId, subjectId: id }) }))
}
