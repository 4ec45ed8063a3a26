import { AppError, invalidField } from '../../lib/errors.ts'
import { languageOf } from '../../lib/text/languages.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { isReferred } from '../../platform/db/pg-errors.ts'
import { change } from '../../platform/db/query.ts'
import { forAudit, requirePeopleScope } from './create-message.ts'
import { findMessage, getMessage, lockMessage, type MessageRow } from './message-queries.ts'
import type { Message, UpdateMessage } from './message-schema.ts'
import { kindOf } from './message-template.ts'
import { deletedMeanwhile, refuseContent } from './refuse-content.ts'
import { earliestTime, sendTime } from './send-time.ts'
import { type MessageContent, validateAudience, validateContent, validateTime } from './validate-message.ts'

/**
 * Updates a message that has not started. The row is locked, so a change and the start exclude each other.
 * @throws AppError not_found; conflict once it is sent; validation_failed
 */
export async function updateMessage(ctx: Context, id: number, input: UpdateMessage): Promise<Message> {
  requirePeopleScope(ctx, (await findMessage(ctx, id)).event_id)
  return inTransaction(ctx, async (ctx) => {
    const row = await lockMessage(ctx, id)
    if (row.status !== 'scheduled')
      throw new AppError('conflict', `Message ${id} is ${row.status} and can no longer be changed. Create another one.`)
    const before = await getMessage(ctx, id)
    const next = await changed(ctx, row, input)
    if (changesNothing(row, next)) return before
    await change(ctx)`
      update message set subject = ${next.subject}, body = ${next.body}, language = ${next.language},
        template_id = ${next.template_id}, held_template_id = ${next.template_id}, audience = ${JSON.stringify(next.audience)},
        chosen = ${next.chosen}::bigint[], transactional = ${next.transactional}, send_at = ${next.send_at},
        send_at_local = ${next.send_at_local}, earliest_at = ${earliestTime(next, ctx.now())}, updated_at = ${ctx.now()}
      where id = ${id}`
    const after = await getMessage(ctx, id)
    await recordAudit(ctx, {
      action: 'message.update',
      subjectType: 'message',
      subjectId: id,
      before: forAudit(before),
      after: forAudit(after),
    })
    return after
  }).catch((error: unknown) => {
    throw isReferred(error) ? deletedMeanwhile(input.template_id ?? null) : error
  })
}

async function changed(ctx: Context, row: MessageRow, input: UpdateMessage) {
  const content = contentAfter(row, input)
  await validateContent(ctx, kindOf(row), content)
  const people =
    input.audience === undefined
      ? { audience: row.audience, chosen: row.chosen }
      : await validateAudience(ctx, row.event_id, input.audience)
  const { transactional = row.transactional } = input
  if (transactional && row.event_id === null)
    throw invalidField(
      ['body', 'transactional'],
      'transactional is for messages to attendees: leave it out',
      'not_for_contacts',
    )
  const time = await timeAfter(row, input)
  if (!changesNothing(row, time)) await validateTime(ctx, { ...time, time_zone: row.time_zone })
  return { ...content, ...people, ...time, transactional }
}

function contentAfter(row: MessageRow, input: UpdateMessage): MessageContent {
  if (input.template_id != null) {
    refuseContent(input, true)
    return { subject: null, body: null, language: null, template_id: input.template_id }
  }
  const { subject, body, language } = input
  const keepsTemplate = input.template_id === undefined && subject === undefined && body === undefined
  if (row.template_id !== null && keepsTemplate) {
    refuseContent(input, true)
    return { subject: null, body: null, language: null, template_id: row.template_id }
  }
  const fallback = languageOf(row.event_language ?? '') ?? languageOf(row.organisation_language) ?? 'en'
  return {
    subject: subject?.trim() ?? row.subject,
    body: body ?? row.body,
    language: language ?? row.language ?? fallback,
    template_id: null,
  }
}

/** Sending a time replaces the other one. Both may be sent as they were read. */
async function timeAfter(row: MessageRow, { send_at, send_at_local }: UpdateMessage) {
  const local = send_at_local ?? null
  const at = send_at == null ? null : parseTimestamp(send_at)
  if (send_at === undefined && send_at_local === undefined)
    return { send_at: row.send_at, send_at_local: row.send_at_local }
  const isSame = local !== null && at?.getTime() === (await sendTime({ ...row, send_at_local: local }))?.getTime()
  return { send_at: isSame ? null : at, send_at_local: local }
}
