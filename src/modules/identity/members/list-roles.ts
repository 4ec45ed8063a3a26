import { hasScope, SCOPES } from '../../organisations/index.ts'
import { LIMITED_ROLES, ROLE_SCOPES, ROLES } from '../roles.ts'
import type { RoleScopes } from './member-schema.ts'

/** Which role may do what: the very matrix by which requests are judged, with `*` written out. */
export function listRoles(): Promise<RoleScopes[]> {
  return Promise.resolve(
    ROLES.map((role) => ({
      role,
      limited: LIMITED_ROLES.includes(role),
      scopes: SCOPES.filter((scope) => hasScope(ROLE_SCOPES[role], scope)),
    })),
  )
}
