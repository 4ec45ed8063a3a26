import type { Module } from '../../platform/module.ts'
import { peopleTables } from './people-tables.ts'
import { sessionAuthenticator } from './sessions/authenticate-session.ts'
import { signInRoutes } from './sessions/sign-in-routes.ts'

export { bootstrapOwner } from './links/bootstrap-owner.ts'
export { offerSetUp } from './links/offer-set-up.ts'
export { ROLE_SCOPES, ROLES, type Role } from './roles.ts'

/** Those who work in the panel: how they sign in, what they may do, and in which organisations. */
export const people: Module = {
  name: 'people',
  floor: 'core',
  authenticators: [sessionAuthenticator],
  routes: signInRoutes,
  personal: peopleTables,
}
