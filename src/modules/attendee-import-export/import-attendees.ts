import { CSV_START } from '../../lib/zip/csv-pieces.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import {
  failedRowsUrl,
  type JudgedRows,
  MAX_VERDICTS,
  type OnExisting,
  previewImported,
  type RowVerdict,
  type SavedPeople,
  saveImported,
  storeAttendeeImport,
} from '../attendees/index.ts'
import { importCompleted } from '../organisations/index.ts'
import { checkInMany, countNotIn } from '../sessions/index.ts'
import type { ImportReport } from './import-schema.ts'

/**
 * Adds the people in a file to an event and checks in those who attended, in one transaction.
 * @throws AppError not_found for the event; checkin_disabled when somebody attended and check-in is off
 */
export function importAttendees(
  ctx: Context,
  eventId: number,
  judged: JudgedRows,
  onExisting: OnExisting,
): Promise<ImportReport> {
  return inTransaction(ctx, async (ctx) => {
    const saved = await saveImported(ctx, eventId, judged.people, onExisting)
    const checkedIn = await checkInMany(ctx, eventId, saved.attended, { isBulk: true })
    const { created, updated, skipped } = saved
    const counts = { created, updated, skipped, checked_in: checkedIn, failed: judged.failed }
    const id = await storeAttendeeImport(ctx, eventId, counts, judged.failed_lines)
    await recordAudit(ctx, {
      action: 'event.import_attendees',
      subjectType: 'event',
      subjectId: eventId,
      after: counts,
    })
    const about = { kind: 'attendees', import_id: id, event_id: eventId, status: 'completed' } as const
    await recordEvents(ctx, [importCompleted(ctx, { ...about, ...counts })])
    const url = judged.failed > 0 ? failedRowsUrl(ctx, eventId, id) : null
    return report(judged, saved, { dry_run: false, checked_in: checkedIn, failed_rows_url: url })
  })
}

/** Returns what an import would do, without changing anything. */
export async function previewImport(
  ctx: Context,
  eventId: number,
  judged: JudgedRows,
  onExisting: OnExisting,
): Promise<ImportReport> {
  const { verdicts, ...saved } = await previewImported(ctx, eventId, judged.people, onExisting)
  const counts = report(judged, saved, {
    dry_run: true,
    checked_in: saved.newAttended + (await countNotIn(ctx, saved.attended)),
    failed_rows_url: null,
  })
  return { ...counts, rows: rowsOf(verdicts, judged) }
}

/** The first rows in file order, including rejected ones. */
function rowsOf(verdicts: RowVerdict[], { errors }: JudgedRows): NonNullable<ImportReport['rows']> {
  const refused = new Map(errors.map(({ row, message }) => [row, message]))
  const failed = [...refused].map(([row, message]) => {
    return { row, name: null, email: null, verdict: 'refused' as const, message }
  })
  const taken = verdicts.map((each) => ({ ...each, message: null }))
  return [...taken, ...failed].toSorted((a, b) => a.row - b.row).slice(0, MAX_VERDICTS)
}

function report(
  { people: _, failed_lines: lines, ...judged }: JudgedRows,
  { created, updated, skipped, withoutPlace }: SavedPeople,
  counts: Pick<ImportReport, 'dry_run' | 'checked_in' | 'failed_rows_url'>,
): ImportReport {
  const errors = withoutPlace.map(({ row, email }) => ({
    row,
    column: null,
    code: 'not_registered',
    message: `${email} is cancelled or on the waiting list, so they are not checked in`,
  }))
  const failed_rows_csv = lines.length > 0 ? CSV_START + lines.join('') : null
  return { ...counts, ...judged, created, updated, skipped, errors: [...judged.errors, ...errors], failed_rows_csv }
}
