import { AppError, noSuch } from '../../../lib/errors.ts'
import { CSV_START } from '../../../lib/zip/csv-pieces.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'

const BATCH = 500

export function failedRowsUrl({ baseUrl }: Pick<Services, 'baseUrl'>, eventId: number, importId: number): string {
  return `${baseUrl}/admin/events/${eventId}/attendee-imports/${importId}/failed-rows`
}

type Line = { id: number; line: string }

/**
 * Returns the rejected rows of an import as CSV, each with its problems.
 * @throws AppError not_found; gone after 30 days
 */
export async function failedRowsFile(ctx: Context, eventId: number, importId: number): Promise<AsyncIterable<string>> {
  const found = await maybeOne<{ header: string | null }>(ctx)`
    select header from attendee_import where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${importId}`
  if (found === null) throw noSuch('import')
  if (found.header === null) throw new AppError('not_found', `Import ${importId} rejected no rows.`)
  const first = await nextLines(ctx, importId, 0)
  if (first.length === 0) throw new AppError('gone', `The rejected rows of import ${importId} are no longer stored.`)
  return piecesOf(ctx, importId, found.header, first)
}

async function* piecesOf(ctx: Context, importId: number, header: string, first: Line[]): AsyncGenerator<string> {
  yield CSV_START + header
  for (let lines = first; lines.length > 0; lines = await nextLines(ctx, importId, lines.at(-1)!.id))
    yield lines.map(({ line }) => line).join('')
}

function nextLines(ctx: Context, importId: number, after: number): Promise<Line[]> {
  return many<Line>(ctx)`
    select id, line from attendee_import_failed_row
    where org_id = ${ctx.orgId} and import_id = ${importId} and id > ${after} order by id limit ${BATCH}`
}
