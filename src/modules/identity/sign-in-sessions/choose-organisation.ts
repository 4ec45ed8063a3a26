import { sha256 } from '../../../lib/crypto/sha256.ts'
import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { newToken } from './open-sign-in-session.ts'

/**
 * Switches the sign-in session to another of the person's organisations, with a new token because its permissions
 * change.
 * @returns the token of the cookie @throws AppError not_found, also for organisations they do not belong to
 */
export function chooseOrganisation(ctx: Context, organisationId: number): Promise<string> {
  const token = newToken(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { id, signedIn } = ctx.actor as Extract<Context['actor'], { kind: 'person' }>
    const row = await maybeOne<{ org_id: number }>(ctx)`
      update person_session s set org_id = m.org_id, token_hash = ${sha256(token)}
      from membership m where s.id = ${signedIn!.sessionId} and m.person_id = s.person_id and m.org_id = ${organisationId}
      returning s.org_id`
    if (row === null) throw noSuch('organisation')
    const subject = { subjectType: 'person', subjectId: id }
    await recordAudit({ ...ctx, orgId: row.org_id }, { action: 'person.choose_organisation', ...subject })
    return token
  })
}
