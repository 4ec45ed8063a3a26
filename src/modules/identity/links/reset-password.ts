import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type Admitted, admitPerson } from '../factors/admit-person.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import type { Browser } from '../sign-in/open-session.ts'
import { endWaysIn, findPersonLink, takePersonLink } from './take-person-link.ts'

/**
 * Chooses another password by a link that was sent to the address of the account, and signs in with it. Every session that
 * there was ends, and every other link. Whoever has a second factor is asked for it before they are in.
 * @throws AppError not_found, validation_failed for a weak password, which leaves the link as it is
 */
export async function resetPassword(
  services: Services & Pick<Context, 'requestId'>,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<Admitted> {
  const link = { token, purpose: 'reset' } as const
  // A made-up link costs no hash.
  const { personId, name, email } = await findPersonLink(services, link)
  validatePassword(password, [name, email])
  const kept = await hashPassword(services, password)
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'person', id: personId, scopes: [] } }
  return inTransaction(ctx, async (ctx) => {
    await takePersonLink(ctx, personId, link)
    await change(ctx)`update person set password_hash = ${kept} where id = ${personId}`
    const ended = await change(ctx)`delete from person_session where person_id = ${personId}`
    await endWaysIn(ctx, personId)
    const own = await maybeOne<{ org_id: number }>(ctx)`
      select org_id from membership where person_id = ${personId} order by created_at, org_id limit 1`
    const subject = { subjectType: 'person', subjectId: personId }
    if (own !== null)
      await recordAudit(
        { ...ctx, orgId: own.org_id },
        { action: 'person.reset_password', ...subject, after: { ended } },
      )
    return admitPerson(ctx, personId, { method: 'link' }, browser)
  })
}
