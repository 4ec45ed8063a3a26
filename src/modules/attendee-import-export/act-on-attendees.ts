import { invalidField } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  type Action,
  type ActionRow,
  actOnRows,
  decideAction,
  idsMeant,
  lockForAction,
  readActionRows,
  recordAudits,
} from '../attendees/index.ts'
import { getEvent } from '../events/index.ts'
import { requireScope } from '../organisations/index.ts'
import { checkInDisabled, checkInMany } from '../sessions/index.ts'
import { type ActionBody, type ActionReport, MAX_ACTED, MAX_MAILED, MAX_SKIPPED } from './action-schema.ts'

type Done = { affected: Pick<ActionRow, 'id' | 'status'>[]; skipped: ActionReport['skipped']; skippedCount: number }

/**
 * Applies an action to many attendees of an event in one transaction.
 * @throws AppError not_found; forbidden; checkin_disabled; validation_failed when there are too many attendees
 */
export async function actOnAttendees(ctx: Context, eventId: number, body: ActionBody): Promise<ActionReport> {
  return inTransaction(ctx, async (ctx) => {
    const lockBatch = await lockForAction(ctx, eventId, body)
    const action = readAction(ctx, body)
    const ids = await idsMeant(ctx, eventId, body, maxFor(action))
    const done = await validateAll(ids, action, async (batch) => {
      const rows = await lockBatch(batch)
      const fit = rows.filter((row) => decideAction(action, row) === null)
      if (action.action === 'check_in') await checkIn(ctx, eventId, fit)
      else await actOnRows(ctx, eventId, action, fit)
      return rows
    })
    return report(action, done, false)
  })
}

/** Returns what the action would do now, without doing it. @throws as `actOnAttendees` */
export async function previewAction(ctx: Context, eventId: number, body: ActionBody): Promise<ActionReport> {
  const event = await getEvent(ctx, eventId)
  const action = readAction(ctx, body)
  const ids = await idsMeant(ctx, eventId, body, maxFor(action))
  const done = await validateAll(ids, action, (batch) => readActionRows(ctx, eventId, batch))
  if (action.action === 'check_in' && !event.checkin_enabled && done.affected.length > 0) throw checkInDisabled()
  return report(action, done, true)
}

/** @throws AppError validation_failed, forbidden */
function readAction(ctx: Context, { action, tag, reason, ids, filter }: ActionBody): Action {
  if ((ids === undefined) === (filter === undefined))
    throw invalidField(['body', 'ids'], 'send either ids or filter, not both', 'ids_or_filter')
  if (action.endsWith('_tag') && tag === undefined)
    throw invalidField(['body', 'tag'], `${action} needs a tag; send it as tag`, 'missing')
  if (action === 'check_in') requireScope(ctx, 'checkin:write', 'Checking people in')
  return { action, tag: tag?.trim() ?? '', reason: reason?.trim() || null }
}

function maxFor({ action }: Action): number {
  return action === 'send_ticket' || action === 'approve' || action === 'decline' ? MAX_MAILED : MAX_ACTED
}

async function validateAll(
  ids: number[],
  action: Action,
  read: (ids: number[]) => Promise<ActionRow[]>,
): Promise<Done> {
  const done: Done = { affected: [], skipped: [], skippedCount: 0 }
  await forEachBatch(ids, async (batch) => {
    const byId = new Map((await read(batch)).map((row) => [row.id, row]))
    for (const id of batch) {
      const row = byId.get(id)
      const why = row
        ? decideAction(action, row)
        : { code: 'not_found', reason: 'No attendee of this event has this id.' }
      if (why === null) done.affected.push({ id, status: row!.status })
      else if (++done.skippedCount <= MAX_SKIPPED)
        done.skipped.push({ id, name: row ? `${row.first_name} ${row.last_name}`.trim() : null, ...why })
    }
  })
  return done
}

async function checkIn(ctx: TxContext, eventId: number, rows: ActionRow[]): Promise<void> {
  await checkInMany(
    ctx,
    eventId,
    rows.map(({ id }) => id),
  )
  const entries = rows.map(({ id }) => ({ id, before: null, after: { session_id: null } }))
  await recordAudits(ctx, 'attendee.check_in', entries)
}

const INVERSE = { cancel: 'restore', restore: 'cancel', add_tag: 'remove_tag', remove_tag: 'add_tag' } as const

function report({ action, tag }: Action, { affected, skipped, skippedCount }: Done, dryRun: boolean): ActionReport {
  const inverse = (INVERSE as Partial<Record<Action['action'], Action['action']>>)[action]
  // Undoing a cancellation does not give a place to people from the waiting list.
  const back = affected.filter(({ status }) => action !== 'cancel' || status === 'registered').map(({ id }) => id)
  const undo =
    dryRun || inverse === undefined || back.length === 0 ? null : { action: inverse, tag: tag || null, ids: back }
  return { dry_run: dryRun, affected: affected.length, skipped_count: skippedCount, skipped, undo }
}
