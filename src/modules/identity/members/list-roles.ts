import { hasScope, SCOPES } from '../../organisations/index.ts'
import { LIMITED_ROLES, ROLE_SCOPES, ROLES } from '../roles.ts'
import type { RoleScopes } from './member-schema.ts'

/** Lists the roles with their scopes, `*` expanded, from the same table that authorises requests. */
export function listRoles(): Promise<RoleScopes[]> {
  return Promise.resolve(
    ROLES.map((role) => ({
      role,
      limited: LIMITED_ROLES.includes(role),
      scopes: SCOPES.filter((scope) => hasScope(ROLE_SCOPES[role], scope)),
    })),
  )
}
