import { SCOPES } from '../organisations/index.ts'

/** From most to least access. */
export const ROLES = ['owner', 'admin', 'editor', 'checkin', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * Roles that can be limited to certain events. The others could lift the limit, because they can change members or
 * keys.
 */
export const LIMITED_ROLES: readonly Role[] = ['editor', 'checkin', 'viewer']

/** A person who manages identity providers could sign in as an owner. */
const OWNERS_ALONE = 'sign_in:write'
/** Exporting and erasing a person affects all data about them, so it is for owners and admins only. */
const NOT_FOR_EDITORS = /^(api_keys|webhooks|people|organisation|sign_in|privacy):/
const NOT_FOR_VIEWERS = /^(api_keys|webhooks|people):/

/** The scopes of each role, from the same list that API keys use. */
export const ROLE_SCOPES: Readonly<Record<Role, readonly string[]>> = {
  owner: ['*'],
  admin: SCOPES.filter((scope) => scope !== OWNERS_ALONE),
  editor: SCOPES.filter((scope) => !NOT_FOR_EDITORS.test(scope)),
  checkin: ['events:read', 'sessions:read', 'attendees:read', 'checkin:write'],
  viewer: SCOPES.filter((scope) => scope.endsWith(':read') && !NOT_FOR_VIEWERS.test(scope)),
}
