import type { Module } from '../../platform/module.ts'
import { connectedAppOperations } from './apps/connected-app-operations.ts'
import { authorizeRoutes } from './authorize/authorize-routes.ts'
import { registrationRoutes } from './clients/registration-routes.ts'
import { consentOperations } from './consent/consent-operations.ts'
import { metadataRoutes } from './metadata/metadata-routes.ts'
import { oauthInvariants } from './oauth-invariants.ts'
import { oauthTables } from './oauth-tables.ts'
import { appAuthenticator } from './tokens/authenticate-app.ts'
import { tokenRoutes } from './tokens/token-routes.ts'

export { APP_SCOPES } from './app-scopes.ts'
export { acceptTokenForms, answerAsOAuth, sendOAuthError } from './protocol/oauth-errors.ts'
export { mcpChallenge } from './read-resource.ts'

/** OAuth 2.1 for programs that act for a member, such as assistants. */
export const oauth: Module = {
  name: 'oauth',
  floor: 'core',
  authenticators: [appAuthenticator],
  operations: [...connectedAppOperations, ...consentOperations],
  pages: (services) => async (app) => {
    await app.register(metadataRoutes(services))
    await app.register(registrationRoutes(services))
    await app.register(authorizeRoutes(services))
    await app.register(tokenRoutes(services))
  },
  invariants: oauthInvariants,
  personal: oauthTables,
}
