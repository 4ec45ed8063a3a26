import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'

/** Tells in words which contact has an address, also when it came to it by a merge. */
export async function addressIsTaken(ctx: Context, email: string): Promise<AppError> {
  const holder = await maybeOne<{ id: number; merged_into: number | null }>(ctx)`
    select id, merged_into from contact where org_id = ${ctx.orgId} and email_key = ${emailKey(email)}`
  // It may have gone in the meantime.
  const who = holder === null ? 'Another contact' : `Contact ${holder.merged_into ?? holder.id}`
  const how = holder?.merged_into ? `, into which contact ${holder.id} was merged` : ''
  return new AppError('already_exists', `${who} has the e-mail address ${email} already${how}.`)
}
