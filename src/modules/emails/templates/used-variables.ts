import { noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'

/** The names of the variables in a template, such as `attendee.first_name`. @throws AppError not_found */
export async function usedVariables(ctx: Pick<Context, 'db' | 'orgId'>, templateId: number): Promise<string[]> {
  const row = await maybeOne<{ variables: string[] }>(ctx)`
    select variables from email_template where org_id = ${ctx.orgId} and id = ${templateId}`
  if (row === null) throw noSuch('email template')
  return row.variables
}
