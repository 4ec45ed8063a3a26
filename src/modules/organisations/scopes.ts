const RESOURCES = [
  'events',
  'attendees',
  'certificates',
  'sessions',
  'automations',
  'crm',
  'webhooks',
  'api_keys',
  'forms',
  'training',
  'emails',
  'surveys',
  'badges',
  'people',
  'organisation',
] as const

/** Every scope there is. A scope to write does not include the one to read. */
export const SCOPES: readonly string[] = [
  ...RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`]),
  'checkin:write',
  'analytics:read',
  'credits:read',
  'audit:read',
  'privacy:write',
  'sign_in:write',
]

/** The access of a route to which any key may come, and which judges scopes itself. */
export const ANY_KEY = 'any-key'

/** The access of a route to which any key and any person who may see every event can come, and which judges scopes itself. */
export const ANY_MEMBER = 'any-member'

/** The access of a route for people themselves, whatever their role: keys have nothing there. */
export const SIGNED_IN = 'signed-in'

/** True when the granted scopes, of which `*` stands for all, include the one that is needed. */
export function hasScope(granted: readonly string[], needed: string): boolean {
  return granted.includes('*') || granted.includes(needed)
}
