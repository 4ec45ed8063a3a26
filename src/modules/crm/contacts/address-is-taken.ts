import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'

/** Error that names the contact with this address, including an address that it got through a merge. */
export async function addressIsTaken(ctx: Context, email: string): Promise<AppError> {
  const holder = await maybeOne<{ id: number; merged_into: number | null }>(ctx)`
    select id, merged_into from contact where org_id = ${ctx.orgId} and email_key = ${emailKey(email)}`
  // The contact may have been deleted since.
  const who = holder === null ? 'Another contact' : `Contact ${holder.merged_into ?? holder.id}`
  const how = holder?.merged_into ? `, into which contact ${holder.id} was merged` : ''
  return new AppError('already_exists', `${who} already has the email address ${email}${how}.`)
}
