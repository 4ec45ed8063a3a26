import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { admitPerson } from '../factors/admit-person.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { validatePassword } from '../passwords/validate-password.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import type { Browser } from '../sign-in-sessions/open-sign-in-session.ts'
import { findPersonLink, invalidateWaysIn, takePersonLink } from './take-person-link.ts'

/**
 * Sets a new password with an emailed link and signs in. All other sign-in sessions and links end. People with a second
 * factor are asked for it first.
 * @throws AppError not_found; validation_failed for a weak password, which leaves the link valid
 */
export async function resetPassword(
  services: Services & Pick<Context, 'requestId'>,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<Admitted> {
  const link = { token, purpose: 'reset' } as const
  // Checked first, so that an invalid link costs no hashing.
  const { personId, name, email } = await findPersonLink(services, link)
  validatePassword(password, [name, email])
  const passwordHash = await hashPassword(services, password)
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'person', id: personId, scopes: [] } }
  return inTransaction(ctx, async (ctx) => {
    await takePersonLink(ctx, personId, link)
    await change(ctx)`update person set password_hash = ${passwordHash} where id = ${personId}`
    const ended = await change(ctx)`delete from person_session where person_id = ${personId}`
    await invalidateWaysIn(ctx, personId)
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
