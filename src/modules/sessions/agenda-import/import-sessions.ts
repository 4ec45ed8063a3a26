import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { zonedDay } from '../../../lib/text/zoned-time.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { getEvent, noSuchEvent } from '../../events/index.ts'
import { parseAgenda } from './parse-agenda.ts'
import type { ImportedRow, SessionImport } from './session-import-schema.ts'
import { newSpeakerNames, storeSessions } from './store-sessions.ts'
import { type AgendaLine, type ReadSession, sessionKey, validateAgenda } from './validate-agenda.ts'

const MAX_LINES = 10_000
const MAX_VERDICTS = 2_000
const MAX_PROBLEMS = 20

/** Returns what an import of this agenda would do. @throws AppError not_found; validation_failed */
export async function previewSessions(ctx: Context, eventId: number, input: { text: string }): Promise<SessionImport> {
  const event = await getEvent(ctx, eventId)
  const lines = await readAgendaText(event, input.text)
  const { rows, fresh } = await verdicts(ctx, eventId, lines)
  const names = await newSpeakerNames(ctx, eventId, fresh)
  return { ...summary(rows, names.length), dry_run: true }
}

/**
 * Stores the sessions of an agenda that the event does not have: all of them, or none when a row is refused. Sessions
 * with the same title, start and room are there already, so a repeated import adds nothing.
 * @throws AppError not_found; validation_failed naming the rows; conflict when the event would have too many sessions
 */
export async function importSessions(ctx: Context, eventId: number, input: { text: string }): Promise<SessionImport> {
  const event = await getEvent(ctx, eventId)
  // A long text is read before the event is locked, by the day and time zone that the event has.
  const early = await readAgendaText(event, input.text)
  return inTransaction(ctx, async (ctx) => {
    const held = await lockTimes(ctx, eventId)
    const isSame = held.event_timezone === event.event_timezone && firstDay(held) === firstDay(event)
    const lines = isSame ? early : await readAgendaText(held, input.text)
    const { rows, fresh } = await verdicts(ctx, eventId, lines)
    refuseWrongRows(rows)
    const speakersCreated = await storeSessions(ctx, eventId, fresh)
    const result = summary(rows, speakersCreated)
    const { created, skipped, speakers_created } = result
    await recordAudit(ctx, {
      action: 'event.import_sessions',
      subjectType: 'event',
      subjectId: eventId,
      after: { created, skipped, speakers_created },
    })
    return { ...result, dry_run: false }
  })
}

type EventTimes = { event_date: string | Date | null; event_timezone: string }

async function lockTimes(ctx: TxContext, eventId: number): Promise<EventTimes> {
  const row = await maybeOne<EventTimes>(ctx)`
    select event_date, event_timezone from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
  if (row === null) throw noSuchEvent()
  return row
}

function firstDay({ event_date, event_timezone }: EventTimes): string | null {
  return event_date === null ? null : zonedDay(new Date(event_date), event_timezone)
}

async function readAgendaText(event: EventTimes, text: string): Promise<AgendaLine[]> {
  const count = text.split('\n').length
  if (count > MAX_LINES)
    throw refused([
      { row: 1, message: `text has ${count} lines; an agenda can have ${MAX_LINES.toLocaleString('en')}` },
    ])
  const lines = await validateAgenda(await parseAgenda(text, firstDay(event)), event.event_timezone)
  if (lines.some((line) => 'title' in line || line.problem !== null)) return lines
  throw refused([
    { row: 1, message: 'text has no line with a time and a title, such as 10:00–10:45 Opening @Great hall' },
  ])
}

async function verdicts(
  ctx: Pick<Context, 'db' | 'orgId'>,
  eventId: number,
  lines: AgendaLine[],
): Promise<{ rows: ImportedRow[]; fresh: ReadSession[] }> {
  const stored = await many<{ title: string; start: Date; location: string | null }>(ctx)`
    select title, start_time as start, location from session where org_id = ${ctx.orgId} and event_id = ${eventId}`
  const seen = new Map(stored.map((session) => [sessionKey(session), 0]))
  const fresh: ReadSession[] = []
  const rows = lines.map((line): ImportedRow => {
    if (!('title' in line)) return otherRow(line)
    const first = seen.get(sessionKey(line))
    if (first === undefined) {
      seen.set(sessionKey(line), line.row)
      fresh.push(line)
      return sessionRow(line, 'new', null)
    }
    const why = first === 0 ? 'The event has this session already.' : `The same session is in row ${first}.`
    return sessionRow(line, 'there', why)
  })
  return { rows, fresh }
}

function otherRow({ row, text, problem }: Exclude<AgendaLine, ReadSession>): ImportedRow {
  const nothing = { start_time: null, end_time: null, location: null, track: null, speakers: [] }
  const message = problem ?? 'This line begins with no time, so it is no session.'
  return { row, verdict: problem === null ? 'ignored' : 'refused', title: text.slice(0, 300), ...nothing, message }
}

function sessionRow(line: ReadSession, verdict: 'new' | 'there', message: string | null): ImportedRow {
  const { row, title, location, track, speakers, start, end } = line
  return { row, verdict, title, start_time: isoTime(start), end_time: isoTime(end), location, track, speakers, message }
}

function summary(rows: ImportedRow[], speakersCreated: number): Omit<SessionImport, 'dry_run'> {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  return {
    created: count('new'),
    skipped: count('there'),
    failed: count('refused'),
    speakers_created: speakersCreated,
    rows: rows.slice(0, MAX_VERDICTS),
  }
}

/** @throws AppError validation_failed */
function refuseWrongRows(rows: ImportedRow[]): void {
  const wrong = rows.filter(({ verdict }) => verdict === 'refused').slice(0, MAX_PROBLEMS)
  if (wrong.length > 0) throw refused(wrong.map(({ row, message }) => ({ row, message: `Row ${row}: ${message}` })))
}

function refused(wrong: { row: number; message: string }[]): AppError {
  const problems: FieldProblem[] = wrong.map(({ message }) => ({ loc: ['body', 'text'], msg: message, type: 'agenda' }))
  return new AppError('validation_failed', problems[0]!.msg, { problems })
}
