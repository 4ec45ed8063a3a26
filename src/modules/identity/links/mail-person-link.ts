import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { mailLink } from './mail-link.ts'
import { makePersonLink } from './make-person-link.ts'

/** Job that emails a link to a person; null: to nobody. */
export const MAIL_PERSON_LINK = {
  name: 'mail-person-link',
  payload: Type.Object({
    person_id: nullable(Type.Integer()),
    purpose: oneOf(['sign_in', 'reset']),
  }),
}

type Row = { name: string; email: string; language: string | null; org_id: number }

/**
 * Emails the account's address, not the typed one, on behalf of the organisation the person joined first. People
 * without an organisation receive nothing. The link's lifetime starts now.
 */
export async function mailPersonLink(
  services: Services,
  { person_id, purpose }: Static<typeof MAIL_PERSON_LINK.payload>,
): Promise<void> {
  if (person_id === null) return
  const person = await maybeOne<Row>(services)`
    select p.name, p.email, p.language, m.org_id from person p join membership m on m.person_id = p.id
    where p.id = ${person_id} order by m.created_at, m.org_id limit 1`
  if (person === null) return
  const { name, email: address, language, org_id } = person
  await inTransaction(jobContext(services, org_id, MAIL_PERSON_LINK.name), async (ctx) => {
    const token = await makePersonLink(ctx, person_id, purpose)
    await mailLink(ctx, purpose, { token, to: { name, address }, language })
  })
}
