import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { identityTables } from './identity-tables.ts'
import { MAIL_PERSON_LINK, mailPersonLink } from './links/mail-person-link.ts'
import { personLinkRoutes } from './links/person-link-routes.ts'
import { editingOperations } from './me/editing-operations.ts'
import { ownAccountOperations } from './me/own-account-operations.ts'
import { memberOperations } from './members/member-operations.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { factorOperations } from './sign-in/factor-operations.ts'
import { factorRoutes } from './sign-in/factor-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { signInSessionAuthenticator } from './sign-in-sessions/authenticate-sign-in-session.ts'
import { ssoOperations } from './sso/sso-operations.ts'
import { ssoRoutes } from './sso/sso-routes.ts'

export { bootstrapOwner } from './links/bootstrap-owner.ts'
export { makeResetLink } from './links/make-reset-link.ts'
export { offerSetUp } from './links/offer-set-up.ts'
export { linkAddress } from './links/person-link-token.ts'
export { hasMembers } from './members/has-members.ts'
export { makeInvitation } from './members/invite-member.ts'
export { listMembers } from './members/member-queries.ts'
export { ROLE_SCOPES, ROLES, type Role } from './roles.ts'
export { isWithinEvents } from './sign-in-sessions/authenticate-sign-in-session.ts'
export { isFromOwnPage, NOT_OWN_PAGE } from './sign-in-sessions/own-page.ts'

/** Members of organisations: sign-in, roles and membership. */
export const identity: Module = {
  name: 'identity',
  floor: 'core',
  authenticators: [signInSessionAuthenticator],
  operations: [
    ...memberOperations,
    ...ownAccountOperations,
    ...editingOperations,
    ...factorOperations,
    ...ssoOperations,
  ],
  routes: (services) => async (app) => {
    await app.register(signInRoutes(services))
    await app.register(personLinkRoutes(services))
    await app.register(factorRoutes(services))
    await app.register(passkeyRoutes(services))
    await app.register(ssoRoutes(services))
  },
  jobs: [job(MAIL_PERSON_LINK, mailPersonLink)],
  personal: identityTables,
}
