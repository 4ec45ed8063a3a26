import { AppError, noSuch } from '../../lib/errors.ts'
import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import type { StoredAttachment } from './message/stored-attachment.ts'

/**
 * Draws the current version of an attachment.
 * @throws AppError not_found; gone when the record of the attachment no longer exists; unavailable when too much is
 * being drawn
 */
export async function drawAttachment(
  ctx: Context,
  emailId: number,
  fileName: string,
): Promise<{ contentType: string; bytes: Buffer }> {
  const row = await maybeOne<{ attachments: StoredAttachment[] }>(ctx)`
    select attachments from email where org_id = ${ctx.orgId} and id = ${emailId}`
  if (row === null) throw noSuch('email')
  const found = row.attachments.find(({ file_name }) => file_name === fileName)
  if (!found) throw new AppError('not_found', `Email ${emailId} has no such attachment.`)
  const drawer = ctx.attachmentKinds.find(({ kind }) => kind === found.kind)
  const bytes = await drawer?.draw(ctx, { orgId: ctx.orgId, subjectId: found.subject_id })
  if (!drawer || !bytes) throw new AppError('gone', 'The record shown in this attachment no longer exists.')
  return { contentType: drawer.contentType, bytes }
}
