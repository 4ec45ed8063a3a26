import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { admitPerson } from '../factors/admit-person.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import type { Browser } from '../sign-in-sessions/open-sign-in-session.ts'
import { findPersonLink, takePersonLink } from './take-person-link.ts'

/** Signs in with an emailed link, which counts like a password. @throws AppError not_found */
export async function signInByLink(
  services: Services & Pick<Context, 'requestId'>,
  { token }: { token: string },
  browser: Browser,
): Promise<Admitted> {
  const link = { token, purpose: 'sign_in' } as const
  const { personId } = await findPersonLink(services, link)
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'person', id: personId, scopes: [] } }
  return inTransaction(ctx, async (ctx) => {
    await takePersonLink(ctx, personId, link)
    return admitPerson(ctx, personId, { method: 'link' }, browser)
  })
}
