import { SCOPES } from '../organisations/index.ts'

/** From the most to the least. */
export const ROLES = ['owner', 'admin', 'editor', 'checkin', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** Of whom a role can be limited to some events: whoever may change people or keys could lift that. */
export const LIMITED_ROLES: readonly Role[] = ['editor', 'checkin', 'viewer']

/** Whoever says who speaks for the addresses of a domain could sign in as an owner. */
const OWNERS_ALONE = 'sign_in:write'
/** Exporting and erasing a person is for owners and admins, since it reaches everything that is held of them. */
const NOT_FOR_EDITORS = /^(api_keys|webhooks|people|organisation|sign_in|privacy):/
const NOT_FOR_VIEWERS = /^(api_keys|webhooks|people):/

/** What each role may do, in the scopes that keys have too: one matrix is of both. */
export const ROLE_SCOPES: Readonly<Record<Role, readonly string[]>> = {
  owner: ['*'],
  admin: SCOPES.filter((scope) => scope !== OWNERS_ALONE),
  editor: SCOPES.filter((scope) => !NOT_FOR_EDITORS.test(scope)),
  checkin: ['events:read', 'sessions:read', 'attendees:read', 'checkin:write'],
  viewer: SCOPES.filter((scope) => scope.endsWith(':read') && !NOT_FOR_VIEWERS.test(scope)),
}
